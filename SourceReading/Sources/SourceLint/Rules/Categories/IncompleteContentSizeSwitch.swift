import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Switches that treat the accessibility sizes like small ones.
  static let incompleteContentSizeSwitch = SourceRule(
    description: RuleDescription(
      id: "incomplete-content-size-switch",
      title: "Switch over text sizes without the accessibility sizes",
      explanation: "`default` gives the five largest sizes the value meant for a smaller one.",
      defaultSeverity: .error,
      criteria: .textSize,
      help: "Name the accessibility sizes, or ask `isAccessibilityCategory` first."
    ),
    examples: [
      "func f() -> CGFloat { switch c { case .large: return 17; case .extraLarge: return 19; "
        + "default: return 17 } }",
      "func f() { switch c { case .small, .medium, .large: h = 44; case .extraLarge: h = 50; "
        + "default: h = 44 } }",
    ],
    nearMisses: [
      "func f() { switch c { case .large: h = 1; case .extraLarge: h = 2; "
        + "case .accessibilityMedium: h = 3; default: h = 1 } }",
      "func f() { switch size { case .small, .large: h = 1; default: h = 2 } }",
      "func f() { switch size { case .small: a(); case .large: b(); default: c() } }",
    ],
    checks: .switches { site, report in
      var names: Set<String> = []
      var results: Set<String> = []
      var other: (node: SwitchCaseSyntax, result: String)?
      for element in site.node.cases.prefix(40) {
        guard let item = element.as(SwitchCaseSyntax.self) else { return }
        let result = item.statements.map(\.item.trimmedDescription).joined(separator: "\n")
        switch item.label {
        case .case(let label):
          names.formUnion(label.caseItems.compactMap { caseName($0.pattern) })
          results.insert(result)
        default: other = (item, result)
        }
      }
      let isUIKit = names.contains { uikitOnly.contains($0) }
      guard let other, names.count >= 2, isUIKit, names.allSatisfy(ordinary.contains),
        results.contains(other.result)
      else { return }
      report.add(other.node, "The five accessibility sizes get the value of a smaller size.")
    }
  )

  private static let uikitOnly: Set<String> = [
    "extraSmall", "extraLarge", "extraExtraLarge", "extraExtraExtraLarge", "xSmall", "xLarge",
    "xxLarge", "xxxLarge",
  ]
  private static let ordinary = uikitOnly.union(["small", "medium", "large", "unspecified"])

  private static func caseName(_ pattern: PatternSyntax) -> String? {
    pattern.as(ExpressionPatternSyntax.self)?.expression.path?.last ?? ""
  }
}
