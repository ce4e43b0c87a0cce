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
    title: "Constraints that do not determine a frame",
    explanation: "More than one frame satisfies the constraints.",
    defaultSeverity: .warning,
    help: "Add the constraint that is missing, or give two views different priorities."
  )

  static let layoutMessage = RuleDescription(
    id: "layout-message",
    title: "Layout that could not be completed",
    explanation: "The frames are those of the last step that succeeded.",
    defaultSeverity: .warning,
    help: "Follow the message: it names the views and the constraints."
  )

  static let workDueLater = RuleDescription(
    id: "work-due-later",
    title: "Work that a screen does after a delay",
    explanation:
      "The picture does not wait for delayed work, so it shows the screen before that work is done.",
    defaultSeverity: .note,
    help: "If the picture should show the content, give it to the screen before the screen appears."
  )
}
