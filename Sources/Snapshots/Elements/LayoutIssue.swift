/// What went wrong while a screen was laid out.
public struct LayoutIssue: Hashable, Sendable {
  /// What kind of problem it is.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Required constraints contradict each other, and one was broken.
    case unsatisfiable

    /// Constraints leave a frame open.
    case ambiguous

    /// Anything else that the layout engine said.
    case message
  }

  /// What kind of problem it is.
  public var kind: Kind

  /// The problem in words.
  public var message: String

  /// The identifier of the object in its document.
  public var objectID: String?

  /// The class of the object.
  public var className: String?

  /// The constraints that cannot hold together, in the engine's words.
  public var constraints: [String]

  /// The constraint that was broken, in the engine's words.
  public var brokenConstraint: String?

  /// The identifier of the broken constraint in its document.
  public var brokenConstraintID: String?

  /// Creates an issue.
  public init(
    _ kind: Kind,
    message: String,
    objectID: String? = nil,
    className: String? = nil,
    constraints: [String] = [],
    brokenConstraint: String? = nil,
    brokenConstraintID: String? = nil
  ) {
    self.kind = kind
    self.message = message
    self.objectID = objectID
    self.className = className
    self.constraints = constraints
    self.brokenConstraint = brokenConstraint
    self.brokenConstraintID = brokenConstraintID
  }
}
