/// A relation between variables: an expression that is equal to 0, at most 0 or at least 0.
///
/// Constraints are written with operators and added to a ``Solver``:
///
/// ```swift
/// let id = try solver.add(Constraint(right == left + width))
/// try solver.add(Constraint(width >= 44, priority: 750, name: "the button is tall enough"))
/// ```
public struct Constraint: Sendable {
  /// The comparison of an expression with 0.
  public enum Relation: String, Hashable, Sendable {
    /// The expression is 0.
    case equal = "=="
    /// The expression is 0 or less.
    case lessThanOrEqual = "<="
    /// The expression is 0 or more.
    case greaterThanOrEqual = ">="
  }

  /// A constraint in a solver.
  ///
  /// Valid in the solver that made it, until the constraint is removed.
  public struct ID: Hashable, Sendable {
    let handle: Int32
    let generation: UInt32
  }

  /// The left side less the right side.
  public var expression: Expression

  /// The comparison of the expression with 0.
  public var relation: Relation

  /// The priority among all constraints of the solver.
  public var priority = Priority.required

  /// The factor of a violation among constraints of the same priority; above 0.
  public var weight = 1.0

  /// The name in reports; without one they write the constraint out.
  public var name: String?

  /// A number that reports repeat, for the owner's use.
  public var tag = 0

  /// Whether other constraints are broken first in a conflict.
  ///
  /// Set for constraints that the system adds, such as the size of a window or of a table's cell.
  public var resistsBreaking = false

  /// Creates a required constraint from an expression that is compared with 0.
  public init(_ expression: Expression, _ relation: Relation) {
    self.expression = expression
    self.relation = relation
  }
}
