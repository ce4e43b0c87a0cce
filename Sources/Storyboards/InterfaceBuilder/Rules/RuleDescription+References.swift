import Diagnostics

extension RuleDescription {
  static let ibDuplicateId = RuleDescription(
    id: "ib-duplicate-id",
    title: "Identifier of two objects",
    explanation: "References lead to the first object with the identifier.",
    defaultSeverity: .error,
    help: "Remove one of the objects and add it again in Interface Builder."
  )

  static let ibDanglingReference = RuleDescription(
    id: "ib-dangling-reference",
    title: "Reference to an object that is missing",
    explanation: "The reference has no effect. It is often left behind by a merge.",
    defaultSeverity: .warning,
    help: "Open the document in Xcode and save it, or remove the reference."
  )

  static let ibIncompleteConstraint = RuleDescription(
    id: "ib-incomplete-constraint",
    title: "Constraint without a first attribute",
    explanation: "The constraint is left out.",
    defaultSeverity: .warning,
    help: "Set the constraint again in Interface Builder."
  )

  static let ibContainmentCycle = RuleDescription(
    id: "ib-containment-cycle",
    title: "Controller that contains itself",
    explanation: "Loading such a controller would never end, so the innermost one is left out.",
    defaultSeverity: .error,
    help: "Remove one of the relationships or embeddings."
  )
}
