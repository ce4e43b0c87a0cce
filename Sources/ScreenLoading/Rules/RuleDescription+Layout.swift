public import Diagnostics
public import Snapshots

extension LayoutIssue.Kind {
  /// The rule under which an issue of the kind is reported where no audit weighs it.
  public var rule: RuleDescription {
    switch self {
    case .unsatisfiable: .layoutUnsatisfiable
    case .ambiguous: .layoutAmbiguous
    case .message: .layoutMessage
    }
  }
}

extension RuleDescription {
  static let layoutUnsatisfiable = RuleDescription(
    id: "layout-unsatisfiable",
    title: "Constraints that contradict each other",
    explanation: "One of the constraints is broken, and the frames follow from the others.",
    defaultSeverity: .warning,
    help: "Lower the priority of one of the constraints to 999, or make a fixed length a minimum."
  )

  static let layoutAmbiguous = RuleDescription(
    id: "layout-ambiguous",
    title: "Constraints that leave a frame open",
    explanation: "More than one frame satisfies the constraints.",
    defaultSeverity: .warning,
    help: "Add the constraint that is missing, or give two views different priorities."
  )

  static let layoutMessage = RuleDescription(
    id: "layout-message",
    title: "Layout that could not be finished as the document asks",
    explanation: "The frames are those of the last step that could be computed.",
    defaultSeverity: .warning,
    help: "Follow the message: it names the views and the constraints."
  )
}
