import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// The flag on a font that cannot scale.
  static let ineffectiveAdjustsFontFlag = SourceRule(
    description: RuleDescription(
      id: "ineffective-adjusts-font-flag",
      title: "Flag for adjusting a font of a fixed size",
      explanation: "`adjustsFontForContentSizeCategory` affects only fonts with a text style and "
        + "fonts from `UIFontMetrics`.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Use `UIFont.preferredFont(forTextStyle:)` or `UIFontMetrics`."
    ),
    examples: [
      "func f() { l.font = .systemFont(ofSize: 12); l.adjustsFontForContentSizeCategory = true }",
      #"func f() { tv.font = UIFont(name: "Menlo", size: 13); "#
        + "tv.adjustsFontForContentSizeCategory = true }",
    ],
    nearMisses: [
      "func f() { l.font = makeBodyFont(); l.adjustsFontForContentSizeCategory = true }",
      "func f() { l.adjustsFontForContentSizeCategory = true }",
      "func f() { l.font = .systemFont(ofSize: 12); l.adjustsFontForContentSizeCategory = false }",
      "func f() { l.font = a ? .systemFont(ofSize: 12) : .preferredFont(forTextStyle: .body); "
        + "l.adjustsFontForContentSizeCategory = true }",
    ],
    checks: .assignments(["adjustsFontForContentSizeCategory"]) { site, report in
      guard site.value?.trimmedDescription == "true", !site.receiver.isEmpty else { return }
      let keys = Set(site.keys)
      let fonts = site.scope.type.assignments.filter {
        $0.property == "font" && !keys.isDisjoint(with: $0.keys)
      }
      guard !fonts.isEmpty,
        fonts.allSatisfy({ font in
          font.value.map { FontValue.of($0, in: font.scope, file: report.file).isFixed } ?? false
        })
      else { return }
      report.add(
        site.node,
        "The flag has no effect: the font of '\(site.receiver.joined(separator: "."))' is fixed."
      )
    }
  )
}
