import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Required constraints that conflict.
  static let constraintsUnsatisfiable = AuditRule(
    description: RuleDescription(
      id: "constraints-unsatisfiable",
      title: "Constraints that contradict each other",
      explanation: "The layout breaks one of them, and which one is not defined.",
      defaultSeverity: .warning,
      criteria: [.reflow],
      help: "Lower the priority of one of the constraints to 999, or make a fixed length a minimum."
    ),
    dependsOnTexts: true,
    aspects: [.room]
  ) { context in
    context.issues(
      .unsatisfiable,
      predicate: "has constraints that contradict each other",
      hint: "Lower the priority of one of them to 999, or make the fixed length ‘greater than or "
        + "equal’."
    )
  }
}
