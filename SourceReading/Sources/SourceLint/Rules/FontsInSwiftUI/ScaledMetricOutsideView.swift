import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Scaled metrics that SwiftUI does not update.
  static let scaledMetricOutsideView = SourceRule(
    description: RuleDescription(
      id: "scaled-metric-outside-view",
      title: "Scaled metric outside a view",
      explanation:
        "SwiftUI updates `@ScaledMetric` only in stored properties of views and of similar types, "
        + "such as modifiers.",
      defaultSeverity: .error,
      criteria: [.userPreferences, .largerText],
      help: "Move the property into the view that uses it."
    ),
    examples: [
      "enum Layout { @ScaledMetric static var gap = 12.0 }",
      "final class VM: ObservableObject { @ScaledMetric var size = 20.0 }",
    ],
    nearMisses: [
      "struct Row: View { @ScaledMetric private var gap = 12.0\n"
        + " var body: some View { EmptyView() } }",
      "struct Capped: DynamicProperty { @ScaledMetric var v = 1.0 }",
    ],
    checks: .bindings { binding, report in
      guard binding.attributes.contains("ScaledMetric"), binding.scope.kind == .type else { return }
      let type = binding.scope.type
      guard binding.isStatic || type.isEnum || type.isClass else { return }
      report.add(binding.node, "'\(binding.name)' is not updated when the text size changes.")
    }
  )
}
