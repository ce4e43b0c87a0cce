import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Caps of the text size below 200 %.
  static let contentSizeCap = SourceRule(
    description: RuleDescription(
      id: "content-size-cap",
      title: "Limit of the text size below 200 %",
      explanation: "Body text reaches 200 % at AX3, and a lower limit prevents that.",
      defaultSeverity: .warning,
      criteria: .textSize,
      help: "Raise the limit to AX3 (`.accessibilityExtraLarge`, `.accessibility3`), or make room "
        + "for the text."
    ),
    examples: [
      "ScrollView { content }.dynamicTypeSize(...DynamicTypeSize.xxxLarge)",
      "card.maximumContentSizeCategory = .accessibilityLarge",
      "Text(t).dynamicTypeSize(.large)", "Text(t).dynamicTypeSize(.xSmall ... .xxLarge)",
    ],
    nearMisses: [
      "iconImageView.maximumContentSizeCategory = .extraLarge",
      "Text(t).dynamicTypeSize(.medium ... .accessibility3)",
      "view.minimumContentSizeCategory = .large",
      "Text(t).dynamicTypeSize(size)", "Text(t).dynamicTypeSize(.accessibility2...)",
      "Text(t).dynamicTypeSize(...(isSmall ? .large : .accessibility5))",
    ],
    checks: .calls(["dynamicTypeSize"]) { site, report in
      guard site.base != nil, let value = site.node.arguments.first?.expression,
        site.node.arguments.count == 1, let name = upperBound(value), let rank = rank(name),
        rank < 9, !ViewChain(site.node).isImage
      else { return }
      add(site.node.arguments, name, rank, &report)
    },
    .assignments(["maximumContentSizeCategory"]) { site, report in
      guard let name = site.value?.path?.last, site.receiver.last.map(NameHints.isPicture) != true,
        let rank = rank(name), rank < 9
      else { return }
      add(site.node, name, rank, &report)
    }
  )

  private static func add(
    _ node: some SyntaxProtocol,
    _ name: String,
    _ rank: Int,
    _ report: inout RuleReport
  ) {
    report.add(
      node,
      "The text size is limited to '\(name)'.",
      severity: rank < 6 ? .error : .warning
    )
  }

  /// The size at the end of `...x`, `a ... x` or `x`; `nil` for an open end.
  private static func upperBound(_ value: ExprSyntax) -> String? {
    let value = value.bare
    if let prefix = value.as(PrefixOperatorExprSyntax.self), prefix.operator.text == "..." {
      return prefix.expression.path?.last
    }
    if let sequence = value.as(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      guard elements.count == 3,
        elements[1].as(BinaryOperatorExprSyntax.self)?.operator.text == "..."
      else { return nil }
      return elements[2].path?.last
    }
    guard let path = value.path, path.count == 2 else { return nil }
    return path.last
  }

  /// The place of a size among the twelve.
  private static func rank(_ name: String) -> Int? {
    let names = [
      ["extraSmall", "xSmall"], ["small"], ["medium"], ["large"], ["extraLarge", "xLarge"],
      ["extraExtraLarge", "xxLarge"], ["extraExtraExtraLarge", "xxxLarge"],
      ["accessibilityMedium", "accessibility1"], ["accessibilityLarge", "accessibility2"],
      ["accessibilityExtraLarge", "accessibility3"],
      ["accessibilityExtraExtraLarge", "accessibility4"],
      ["accessibilityExtraExtraExtraLarge", "accessibility5"],
    ]
    return names.firstIndex { $0.contains(name) }
  }
}
