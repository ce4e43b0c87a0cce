/// The rule that picks the constraint of a conflict to break.
///
/// Apple does not say how UIKit chooses, and published logs show constraints from the beginning,
/// the middle and the end of the list. They do show that constraints from autoresizing masks and
/// from encapsulated sizes are kept, which ``Constraint/resistsBreaking`` models.
public struct ConflictPolicy: Sendable {
  /// A constraint that could be broken.
  public struct Member: Sendable {
    /// The constraint.
    public var id: Constraint.ID

    /// The name of the constraint in reports.
    public var name: String

    /// The tag that its owner gave it.
    public var tag: Int

    /// Whether other constraints are broken first.
    public var resistsBreaking: Bool
  }

  private let choice: @Sendable ([Member]) -> Int

  /// Creates a policy from a function that returns the index of the constraint to break.
  ///
  /// - Parameter choice: Called with the constraints in the order in which they were added. An
  ///   index out of range means the last one.
  public init(_ choice: @escaping @Sendable ([Member]) -> Int) { self.choice = choice }

  /// Breaks the constraint that was added last, of those that do not resist if there are any.
  public static let breakNewest = ConflictPolicy { members in
    members.lastIndex { !$0.resistsBreaking } ?? members.count - 1
  }

  /// Breaks the constraint that was added first, of those that do not resist if there are any.
  public static let breakOldest = ConflictPolicy { members in
    members.firstIndex { !$0.resistsBreaking } ?? 0
  }

  func index(in members: [Member]) -> Int {
    let index = choice(members)
    return members.indices.contains(index) ? index : members.count - 1
  }
}
