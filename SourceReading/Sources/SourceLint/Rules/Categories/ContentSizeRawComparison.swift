import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Comparisons of raw values of categories.
  static let contentSizeRawComparison = SourceRule(
    description: RuleDescription(
      id: "content-size-raw-comparison",
      title: "Text sizes compared by the names of their raw values",
      explanation:
        "Raw values are names such as UICTContentSizeCategoryL; their order is not that of "
        + "the sizes.",
      defaultSeverity: .error,
      criteria: [.largerText],
      help: "Compare the categories themselves, or ask `isAccessibilityCategory`."
    ),
    examples: [
      "func f() { if preferredContentSizeCategory.rawValue > UIContentSizeCategory.large.rawValue {} }",
      #"func f() { if contentSizeCategory.rawValue.contains("Accessibility") {} }"#,
    ],
    nearMisses: [
      "func f() { if c > .extraExtraExtraLarge {} }",
      #"func f() { UserDefaults.standard.set(category.rawValue, forKey: "c") }"#,
      "func f() { if kind.rawValue > Kind.large.rawValue {} }",
    ],
    checks: .members(["rawValue"]) { site, report in
      guard let base = site.node.base, isCategory(base) else { return }
      let parent = site.node.parent
      let isSearched = (parent?.as(MemberAccessExprSyntax.self)?.declName.baseName.text).map {
        ["contains", "hasPrefix", "hasSuffix", "range"].contains($0)
      }
      let isOrdered = parent?.parent?.as(SequenceExprSyntax.self)?.elements.contains { element in
        let name = element.as(BinaryOperatorExprSyntax.self)?.operator.text
        return ["<", ">", "<=", ">="].contains(name ?? "")
      }
      guard isSearched ?? isOrdered ?? false else { return }
      report.add(site.node, "The name of a text size says nothing about its order.")
    }
  )

  private static func isCategory(_ expression: ExprSyntax) -> Bool {
    guard let path = expression.path else { return false }
    return path.contains { name in
      let lower = name.lowercased()
      return lower.contains("contentsizecategory") || lower.contains("dynamictypesize")
        || lower == "sizecategory"
    }
  }
}
