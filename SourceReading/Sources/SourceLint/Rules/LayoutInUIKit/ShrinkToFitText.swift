import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Text that shrinks if it does not fit.
  static let shrinkToFitText = SourceRule(
    description: RuleDescription(
      id: "shrink-to-fit-text",
      title: "Text that shrinks to fit",
      explanation:
        "A person asks for larger text, and the app shrinks it again. A factor of 0.8 or more is "
        + "not reported, as text still reaches twice its size at Large.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Let the text wrap, and give it room."
    ),
    examples: [
      "dateLabel.adjustsFontSizeToFitWidth = true", "Text(article.title).minimumScaleFactor(0.5)",
      "class C { @IBOutlet var titleLabel: UILabel!; func f() { titleLabel.minimumScaleFactor = "
        + "0.5 } }",
    ],
    nearMisses: [
      "titleLabel.minimumScaleFactor = 0.5",
      "func f() { send.titleLabel?.adjustsFontSizeToFitWidth = true }",
      "let score = UILabel().then { $0.font = .preferredFont(forTextStyle: .body)\n"
        + "$0.adjustsFontSizeToFitWidth = true }",
      "Text(score, format: .number).minimumScaleFactor(0.7)", "label.minimumScaleFactor = 1",
      "countLabel.adjustsFontSizeToFitWidth = true", "label.adjustsFontSizeToFitWidth = false",
      "Text(t).minimumScaleFactor(1)", "Image(systemName: name).minimumScaleFactor(0.5)",
      "Text(article.title).minimumScaleFactor(0.8)",
      "VStack { Text(reading).minimumScaleFactor(0.5) }.fixedSize()",
      "Text(glucose).font(.system(size: 40)).minimumScaleFactor(0.5)",
      "func f() { titleLabel.adjustsFontSizeToFitWidth = true; titleLabel.numberOfLines = 0 }",
      "func f() { titleLabel.font = .systemFont(ofSize: 17); titleLabel.minimumScaleFactor = 0.5 }",
      "struct Fonts { let title = UIFont.boldSystemFont(ofSize: 17) }\n"
        + "func f() { titleLabel.font = UIFont.app.title; titleLabel.minimumScaleFactor = 0.5 }",
      "titleLabel.adjustsFontSizeToFitWidth = true; titleLabel.minimumScaleFactor = 0.85",
      "func make(factor: CGFloat = 1) { titleLabel.minimumScaleFactor = factor; "
        + "titleLabel.adjustsFontSizeToFitWidth = true }",
      "if size.isAccessibilitySize { Text(a.title) } else { Text(a.title).minimumScaleFactor(0.5) }",
      #"hText("H", style: .heading).minimumScaleFactor(0.1)"#,
      "class C { let title = UILabel(); func f() { title.adjustsFontSizeToFitWidth = true } }",
      "func f() { titleLabel.font = theme.fonts.title; titleLabel.adjustsFontSizeToFitWidth = true "
        + "}",
      "private let rowFont = Font.system(size: 14)\n"
        + "let v = Text(article.title).font(rowFont).minimumScaleFactor(0.5)",
      "import WidgetKit\nlet v = Text(article.title).minimumScaleFactor(0.5)",
    ],
    checks: .assignments(["adjustsFontSizeToFitWidth"]) { site, report in
      guard site.value?.trimmedDescription == "true", !isShort(site), !isBounded(site),
        let facts = contradictions(site, report.file)
      else { return }
      report.add(
        site.node,
        "'\(site.receiver.joined(separator: "."))' shrinks if it does not fit.",
        unless: facts
      )
    },
    .assignments(["minimumScaleFactor"]) { site, report in
      let isAdjusted = site.scope.type.assignments.contains { other in
        other.property == "adjustsFontSizeToFitWidth"
          && !Set(other.keys).isDisjoint(with: site.keys)
      }
      // The factor has an effect only if the label shrinks to the width, which the document of an outlet may
      // set.
      guard site.receiverBinding?.attributes.contains("IBOutlet") == true else { return }
      guard let number = site.value?.number, number < enough, number > 0, !isShort(site),
        !isAdjusted, let facts = contradictions(site, report.file)
      else { return }
      report.add(
        site.node,
        "'\(site.receiver.joined(separator: "."))' shrinks to \(number).",
        unless: facts
      )
    },
    .calls(["minimumScaleFactor"]) { site, report in
      guard let number = site.node.arguments.first?.expression.number, number < enough, number > 0,
        site.base != nil, !report.file.isForWidgets, !Surroundings.isForSmallerSizes(site.node)
      else { return }
      let chain = ViewChain(site.node)
      guard !chain.isNumeric, !chain.isImage, !Surroundings.hasOwnWidth(site.node),
        !chain.hasFixedFont(in: site.scope, report.file), !isLetter(chain)
      else { return }
      report.add(
        site.node.arguments,
        "The text shrinks to \(number) if it does not fit.",
        unless: chain.fontFacts(in: site.scope)
      )
    }
  )

  /// The factor at which text of the styles up to Title 2 still reaches twice its size at Large: Title 2 has
  /// 255 % at AX5, and smaller styles more.
  private static let enough = 0.8

  /// The facts under which the text has a fixed size; `nil` if the file shows it, or if the number of lines
  /// is unlimited.
  ///
  /// Text of a fixed size shrinks no sooner at AX5 than at Large, and other rules are responsible for its
  /// font.
  private static func contradictions(_ site: AssignmentSite, _ file: FileModel) -> [ProjectFact]? {
    let type = site.scope.type
    let wraps = type.assignments.contains { other in
      other.property == "numberOfLines" && other.value?.number == 0
        && !Set(other.keys).isDisjoint(with: site.keys)
    }
    guard !wraps else { return nil }
    return type.contradictionsOfGrowth(of: site.keys, site.receiverBinding, in: file)
  }

  /// Whether the type limits how far the text shrinks, sufficiently or by an unknown value.
  private static func isBounded(_ site: AssignmentSite) -> Bool {
    site.scope.type.assignments.contains { other in
      other.property == "minimumScaleFactor"
        && !Set(other.keys).isDisjoint(with: site.keys)
        && (other.value?.number ?? 1) >= enough
    }
  }

  /// Whether the text is one or two letters, as in a logo or an avatar.
  private static func isLetter(_ chain: ViewChain) -> Bool {
    chain.view?.arguments.first?.expression.text.map { $0.count <= 2 } ?? false
  }

  private static func isShort(_ site: AssignmentSite) -> Bool {
    site.receiver.contains(where: NameHints.isShort)
      || Surroundings.configured(at: site.node).map(NameHints.isShort) ?? false
  }
}
