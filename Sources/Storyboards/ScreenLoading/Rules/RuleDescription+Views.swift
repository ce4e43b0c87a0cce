import Diagnostics

extension RuleDescription {
  static let ibUnknownView = RuleDescription(
    id: "ib-unknown-view",
    title: "Unknown view",
    explanation: "An empty view with its frame and constraints takes its place.",
    defaultSeverity: .warning,
    help: "Report the element, with the version of Xcode that wrote it."
  )

  static let constraintItemMissing = RuleDescription(
    id: "constraint-item-missing",
    title: "Constraint to a missing object",
    explanation: "The constraint is left out.",
    defaultSeverity: .warning,
    help: "Remove the constraint, or attach it to a view that exists."
  )

  static let customClassDegraded = RuleDescription(
    id: "custom-class-degraded",
    title: "Class of the app whose code is not run",
    explanation: "A system view takes its place, without what the code shows or changes.",
    defaultSeverity: .note,
    help: "Say what the code does in the project's custom classes, and what it shows in the "
      + "sample data."
  )
}
