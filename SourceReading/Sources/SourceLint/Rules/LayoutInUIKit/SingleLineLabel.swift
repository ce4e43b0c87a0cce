import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Labels that are kept to one line.
  static let singleLineLabel = SourceRule(
    description: RuleDescription(
      id: "single-line-label",
      title: "Label that is kept to one line",
      explanation: "Text that grows is cut off at the end of the line.",
      defaultSeverity: .note,
      criteria: .clipping,
      help: "Set `numberOfLines = 0`, at least for accessibility sizes."
    ),
    examples: [
      "authorLabel.numberOfLines = 1",
      "func f() { descriptionLabel.numberOfLines = 1; "
        + "descriptionLabel.lineBreakMode = .byTruncatingTail }",
    ],
    nearMisses: [
      "authorLabel.numberOfLines = traitCollection.preferredContentSizeCategory"
        + ".isAccessibilityCategory ? 0 : 1",
      "badgeCountLabel.numberOfLines = 1", "authorLabel.numberOfLines = 0",
      "class C { override func traitCollectionDidChange(_ p: UITraitCollection?) "
        + "{ super.traitCollectionDidChange(p); a.numberOfLines = isAccessibilityCategory ? 0 : 2 }\n"
        + "func f() { a.numberOfLines = 1 } }",
    ],
    checks: .assignments(["numberOfLines"]) { site, report in
      guard site.value?.number == 1, let name = site.receiver.last, !NameHints.isShort(name),
        !report.file.isForMac, !site.scope.type.mentions.contains("isAccessibilityCategory")
      else { return }
      report.add(site.node, "'\(site.receiver.joined(separator: "."))' has one line at all sizes.")
    }
  )
}
