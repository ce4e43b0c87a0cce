import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Preferred fonts of a literal category.
  static let pinnedPreferredFont = SourceRule(
    description: RuleDescription(
      id: "pinned-preferred-font",
      title: "Preferred font for one fixed content size category",
      explanation: "The font has the size of the category in the code, whatever a person chooses.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Leave out `compatibleWith`, or pass the trait collection of the view."
    ),
    examples: [
      "var barFont: UIFont { return .preferredFont(forTextStyle: .body, compatibleWith: "
        + "UITraitCollection(preferredContentSizeCategory: .large)) }",
      "l.font = .preferredFont(forTextStyle: .body, compatibleWith: "
        + "UITraitCollection(preferredContentSizeCategory: .large))",
      "tf.font = .preferredFont(forTextStyle: .callout, compatibleWith: "
        + ".init(preferredContentSizeCategory: .extraLarge))",
    ],
    nearMisses: [
      "l.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)",
      "let b = UIFont.preferredFont(forTextStyle: .body, compatibleWith: "
        + ".init(preferredContentSizeCategory: .large)).pointSize",
      "let f = m.scaledFont(for: .preferredFont(forTextStyle: .body, compatibleWith: "
        + "UITraitCollection(preferredContentSizeCategory: .large)))",
    ],
    checks: .calls(["preferredFont"]) { site, report in
      guard let traits = site.argument("compatibleWith")?.call,
        let category = traits.argument("preferredContentSizeCategory")?.path, category.count >= 2,
        case .shown(let facts) = FontDisplay.of(site.node, in: site.scope, file: report.file)
      else { return }
      report.add(
        site.node,
        "The font is always that of the category '\(category.last ?? "")'.",
        unless: facts
      )
    }
  )
}
