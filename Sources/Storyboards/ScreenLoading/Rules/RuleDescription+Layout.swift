public import Diagnostics
public import Snapshots

extension LayoutIssue.Kind {
  /// The rule under which an issue of the kind is reported without an audit.
  public var rule: RuleDescription {
    switch self {
    case .unsatisfiable: .layoutUnsatisfiable
    case .ambiguous: .layoutAmbiguous
    case .message: .layoutMessage
    case .later: .workDueLater
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

  static let workDueLater = RuleDescription(
    id: "work-due-later",
    title: "Work of a screen that is due after a delay",
    explanation:
      "The picture shows the screen before that work, because it is made once what is due at "
      + "once is done, and waits for nothing.",
    defaultSeverity: .note,
    help: "Give the screen its content before it appears where the picture should show it."
  )
}
