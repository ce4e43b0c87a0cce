import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Controls smaller than the minimum size in Apple's guidelines.
  static let touchTargetTiny = AuditRule(
    description: RuleDescription(
      id: "touch-target-tiny",
      title: "Control smaller than 28 points",
      explanation: "Apple's guidelines allow no control below 28 by 28 points; WCAG asks for 24.",
      defaultSeverity: .warning,
      criteria: [.targetSize, .accessibility],
      help: "Make the control larger, or its hit area: content insets, or `point(inside:with:)`."
    ),
    atLarge: .ordinary,
    isAboutTextSize: false,
    aspects: [.content],
    includes: [.touchTargetSmall]
  ) { context in TouchTarget.observations(context) { $0 < 28 } }
}
