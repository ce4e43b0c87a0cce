import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Tables by text size that end before the accessibility sizes.
  static let incompleteContentSizeTable = SourceRule(
    description: RuleDescription(
      id: "incomplete-content-size-table",
      title: "Table by text size without the accessibility sizes",
      explanation: "The five largest sizes get the value for sizes that are not in the table.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Add the five accessibility sizes."
    ),
    examples: [
      "let f: [UIContentSizeCategory: CGFloat] = [.small: 0.9, .large: 1, .extraLarge: 1.1]",
      "let d: [DynamicTypeSize: Int] = [.large: 3, .xLarge: 2, .xxLarge: 2]",
    ],
    nearMisses: [
      "let f: [UIContentSizeCategory: CGFloat] = [.large: 1, .small: 0.9, .accessibilityMedium: 1.6]",
      #"let n: [UIContentSizeCategory: String] = [.large: "L", .small: "S", .medium: "M"]"#,
      "let s: [ControlSize: CGFloat] = [.small: 1, .large: 2, .regular: 3]",
    ],
    checks: .bindings { binding, report in
      guard let type = binding.node.typeAnnotation?.type.trimmedDescription,
        ["[UIContentSizeCategory:", "[DynamicTypeSize:", "[ContentSizeCategory:"].contains(
          where: type.hasPrefix
        ),
        case .elements(let elements)? = binding.value?.bare.as(DictionaryExprSyntax.self)?.content,
        elements.count >= 3
      else { return }
      let names = elements.compactMap { $0.key.lastName }
      guard !names.contains(where: { $0.hasPrefix("accessibility") }),
        elements.contains(where: { $0.value.number != nil })
      else { return }
      report.add(binding.node, "'\(binding.name)' has no accessibility size.")
    }
  )
}
