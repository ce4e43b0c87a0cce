import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Values that depend on the text size and are stored for the life of the process.
  static let cachedFont = SourceRule(
    description: RuleDescription(
      id: "cached-font",
      title: "Value for one text size that is stored permanently",
      explanation:
        "A static or global constant is computed once, and does not follow a later change of the "
        + "text size.",
      defaultSeverity: .warning,
      criteria: [.userPreferences, .largerText],
      help: "Make it a computed property."
    ),
    examples: [
      "enum L { static let rowHeight = UIFontMetrics.default.scaledValue(for: 44) }",
      "enum A { static let title: [NSAttributedString.Key: Any] = "
        + "[.font: UIFont.preferredFont(forTextStyle: .title2)] }",
      "let rowHeight = UIFontMetrics.default.scaledValue(for: 44)",
    ],
    nearMisses: [
      "enum L { static var rowHeight: CGFloat { UIFontMetrics.default.scaledValue(for: 44) } }",
      #"enum L { static let base = UIFont(name: "Brand", size: 17) }"#,
      "enum L { static let body = UIFont.preferredFont(forTextStyle: .body) }",
      "func f() { let h = UIFontMetrics.default.scaledValue(for: 44) }",
      "enum L { static let make: () -> CGFloat = { UIFontMetrics.default.scaledValue(for: 44) } }",
    ],
    checks: .bindings { binding, report in
      guard binding.isConstant, binding.isStatic || binding.scope.kind == .file,
        let value = binding.value, !value.bare.is(ClosureExprSyntax.self)
      else { return }
      let words = Words(value)
      let isNumber = words.contains("scaledValue") && !words.contains("scaledFont")
      let isAttributes =
        value.bare.is(DictionaryExprSyntax.self) && words.contains("preferredFont", "scaledFont")
      guard isNumber || isAttributes else { return }
      report.add(
        binding.node,
        "'\(binding.name)' is computed once and does not follow the text size."
      )
    }
  )
}
