import Diagnostics

extension RuleDescription {
  static let ibUnknownView = RuleDescription(
    id: "ib-unknown-view",
    title: "View that is not known",
    explanation: "An empty view stands for it, with its frame and its constraints.",
    defaultSeverity: .warning,
    help: "Report the element, with the version of Xcode that wrote it."
  )

  static let constraintItemMissing = RuleDescription(
    id: "constraint-item-missing",
    title: "Constraint to an object that is missing",
    explanation: "The constraint is left out.",
    defaultSeverity: .warning,
    help: "Remove the constraint, or tie it to a view that is there."
  )

  static let customClassDegraded = RuleDescription(
    id: "custom-class-degraded",
    title: "Class of the app whose code is not run",
    explanation: "A view of the system stands for it; what its code shows or changes is missing.",
    defaultSeverity: .note,
    help: "Say what the code does in the project's custom classes, and what it shows in the "
      + "sample data."
  )
}
