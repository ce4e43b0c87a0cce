/// A fault of a layout, which was found while a screen was laid out.
public struct LayoutIssue: Hashable, Sendable {
  /// The kind of a problem.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Required constraints contradict each other, and one was broken.
    case unsatisfiable

    /// Constraints leave a frame open.
    case ambiguous

    /// Anything else that the layout engine said.
    case message

    /// The screen's own code has delayed work that the picture does not show.
    case later
  }

  /// The kind of a problem.
  public var kind: Kind

  /// The problem in words.
  public var message: String

  /// The identifier of the object in its document.
  public var objectID: String?

  /// The constraints that cannot hold together.
  public var constraints: [SnapshotConstraint]

  /// The constraint that was broken.
  public var brokenConstraint: SnapshotConstraint?

  /// Creates an issue.
  public init(
    _ kind: Kind,
    message: String,
    objectID: String? = nil,
    constraints: [SnapshotConstraint] = []
  ) {
    self.kind = kind
    self.message = message
    self.objectID = objectID
    self.constraints = constraints
  }
}
