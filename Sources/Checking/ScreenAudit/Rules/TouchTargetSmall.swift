import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Controls smaller than the default size in Apple's guidelines.
  static let touchTargetSmall = AuditRule(
    description: RuleDescription(
      id: "touch-target-small",
      title: "Control smaller than 44 points",
      explanation:
        "Apple's guidelines give controls 44 by 44 points; smaller ones are hard to hit, "
        + "particularly for people who need large text.",
      defaultSeverity: .note,
      criteria: [.accessibility],
      help: "Make the control larger, or its hit area: content insets, or `point(inside:with:)`."
    ),
    atLarge: .ordinary,
    isAboutTextSize: false,
    aspects: [.content]
  ) { context in TouchTarget.observations(context) { $0 >= 28 && $0 < 44 } }
}
