import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// The flag for images instead of the one for fonts.
  static let imageFlagOnTextView = SourceRule(
    description: RuleDescription(
      id: "image-flag-on-text-view",
      title: "Flag for images on a view that has just been given a scalable font",
      explanation: "`adjustsImageSizeForAccessibilityContentSizeCategory` changes no text.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Set `adjustsFontForContentSizeCategory`."
    ),
    examples: [
      "func f() { label.font = metrics.scaledFont(for: f); "
        + "label.adjustsImageSizeForAccessibilityContentSizeCategory = true }",
      "func f() { button.titleLabel?.font = .preferredFont(forTextStyle: .body); "
        + "button.adjustsImageSizeForAccessibilityContentSizeCategory = true }",
    ],
    nearMisses: [
      "func f() { imageView.adjustsImageSizeForAccessibilityContentSizeCategory = true }",
      "func f() { button.titleLabel?.font = .preferredFont(forTextStyle: .body); "
        + "button.titleLabel?.adjustsFontForContentSizeCategory = true; "
        + "button.adjustsImageSizeForAccessibilityContentSizeCategory = true }",
    ],
    checks: .assignments(["adjustsImageSizeForAccessibilityContentSizeCategory"]) { site, report in
      guard site.value?.trimmedDescription == "true", !site.receiver.isEmpty else { return }
      let type = site.scope.type
      let keys = [site.receiver, site.receiver + ["titleLabel"]].flatMap(site.scope.keys)
      let hasFont = type.assignments.contains { font in
        font.property == "font" && !Set(keys).isDisjoint(with: font.keys)
          && font.value.map { FontValue.of($0, in: font.scope, file: report.file).scales } ?? false
      }
      guard hasFont, !type.hasFlag("adjustsFontForContentSizeCategory", on: keys) else { return }
      let text = site.node.trimmedDescription.replacing(
        "adjustsImageSizeForAccessibilityContentSizeCategory",
        with: "adjustsFontForContentSizeCategory"
      )
      report.add(
        site.node,
        "The flag is for images; the font of "
          + "'\(site.receiver.joined(separator: "."))' is not adjusted.",
        fixIts: [
          report.replacing(site.node, with: text, title: "Set the flag for fonts.", isSafe: false)
        ]
      )
    }
  )
}
