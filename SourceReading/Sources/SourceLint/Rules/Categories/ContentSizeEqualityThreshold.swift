import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Layout that changes at only one size.
  static let contentSizeEqualityThreshold = SourceRule(
    description: RuleDescription(
      id: "content-size-equality-threshold",
      title: "Layout that changes at exactly one text size",
      explanation: "The sizes above it get the layout of the small ones again.",
      defaultSeverity: .warning,
      criteria: [.largerText, .reflow],
      help: "Compare with `>=`."
    ),
    examples: [
      "func f() { if traitCollection.preferredContentSizeCategory == .accessibilityExtraLarge "
        + "{ axis = .vertical } }",
      "func f() { if dynamicTypeSize == .xxxLarge { compact = false } }",
    ],
    nearMisses: [
      "func f() { if dynamicTypeSize >= .accessibility1 {} }",
      "func f() { if previous == current { return } }",
      "func f() { if dynamicTypeSize == .large { reset() } }",
      "func f() { if dynamicTypeSize == .accessibility4 || dynamicTypeSize == .accessibility5 {} }",
    ],
    checks: .comparisons { site, report in
      guard site.comparison == "==", let name = site.right.path, name.count == 2,
        name[0].isEmpty
          || name[0].hasSuffix("Category") || name[0] == "DynamicTypeSize",
        let size = name.last, isLarge(size), let left = site.left.path?.last?.lowercased(),
        left.contains("sizecategory") || left.contains("dynamictypesize"),
        !site.node.elements.contains(where: {
          $0.as(BinaryOperatorExprSyntax.self)?.operator.text == "||"
        })
      else { return }
      report.add(site.node, "The comparison does not cover sizes above '\(size)'.")
    }
  )

  private static func isLarge(_ name: String) -> Bool {
    let isLargest = ["accessibilityExtraExtraExtraLarge", "accessibility5"].contains(name)
    return !isLargest
      && (name.hasPrefix("accessibility") || ["extraExtraExtraLarge", "xxxLarge"].contains(name))
  }
}
