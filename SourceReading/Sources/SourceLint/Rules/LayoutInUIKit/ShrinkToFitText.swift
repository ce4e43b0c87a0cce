import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Text that shrinks where it does not fit.
  static let shrinkToFitText = SourceRule(
    description: RuleDescription(
      id: "shrink-to-fit-text",
      title: "Text that shrinks to fit",
      explanation:
        "Somebody asked for larger text and gets it smaller again. A factor of 0.8 still gives "
        + "twice the size at Large.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Let the text wrap, and give it room."
    ),
    examples: [
      "dateLabel.adjustsFontSizeToFitWidth = true", "Text(article.title).minimumScaleFactor(0.5)",
      "titleLabel.minimumScaleFactor = 0.5",
    ],
    nearMisses: [
      "Text(score, format: .number).minimumScaleFactor(0.7)", "label.minimumScaleFactor = 1",
      "countLabel.adjustsFontSizeToFitWidth = true", "label.adjustsFontSizeToFitWidth = false",
      "Text(t).minimumScaleFactor(1)", "Image(systemName: name).minimumScaleFactor(0.5)",
      "Text(article.title).minimumScaleFactor(0.8)",
      "VStack { Text(reading).minimumScaleFactor(0.5) }.fixedSize()",
      "Text(glucose).font(.system(size: 110)).minimumScaleFactor(0.5)",
      "titleLabel.adjustsFontSizeToFitWidth = true; titleLabel.minimumScaleFactor = 0.85",
      "func make(factor: CGFloat = 1) { titleLabel.minimumScaleFactor = factor; "
        + "titleLabel.adjustsFontSizeToFitWidth = true }",
      "if size.isAccessibilitySize { Text(a.title) } else { Text(a.title).minimumScaleFactor(0.5) }",
      "import WidgetKit\nlet v = Text(article.title).minimumScaleFactor(0.5)",
    ],
    checks: .assignments(["adjustsFontSizeToFitWidth"]) { site, report in
      guard site.value?.trimmedDescription == "true", !isShort(site), !isBounded(site) else {
        return
      }
      report.add(
        site.node,
        "'\(site.receiver.joined(separator: "."))' shrinks where it has no room."
      )
    },
    .assignments(["minimumScaleFactor"]) { site, report in
      let isAdjusted = site.scope.type.assignments.contains { other in
        other.property == "adjustsFontSizeToFitWidth"
          && !Set(other.keys).isDisjoint(with: site.keys)
      }
      guard let number = site.value?.number, number < enough, number > 0, !isShort(site),
        !isAdjusted
      else { return }
      report.add(site.node, "'\(site.receiver.joined(separator: "."))' shrinks to \(number).")
    },
    .calls(["minimumScaleFactor"]) { site, report in
      guard let number = site.node.arguments.first?.expression.number, number < enough, number > 0,
        site.base != nil, !report.file.isForWidgets, !Surroundings.isForSmallerSizes(site.node)
      else { return }
      let chain = ViewChain(site.node)
      guard !chain.isNumeric, !chain.isImage, !Surroundings.hasOwnWidth(site.node),
        (chain.fixedFontSize ?? 0) * number < largestBody
      else { return }
      report.add(site.node.arguments, "The text shrinks to \(number) where it has no room.")
    }
  )

  /// The factor from which on text of the styles up to Title 2 reaches twice its size at Large:
  /// Title 2 has 255 % at AX5, and smaller styles more.
  private static let enough = 0.8

  /// The size in points of Body at AX5: text that stays larger needs no more.
  private static let largestBody = 53.0

  /// Whether the type bounds how far the text shrinks, by enough or by a value that is not known.
  private static func isBounded(_ site: AssignmentSite) -> Bool {
    site.scope.type.assignments.contains { other in
      other.property == "minimumScaleFactor"
        && !Set(other.keys).isDisjoint(with: site.keys)
        && (other.value?.number ?? 1) >= enough
    }
  }

  private static func isShort(_ site: AssignmentSite) -> Bool {
    site.receiver.contains(where: NameHints.isShort)
  }
}
