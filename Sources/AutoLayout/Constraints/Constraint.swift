/// What should hold between variables: an expression that is equal to 0, at most 0 or at least 0.
///
/// Constraints are written with operators and added to a ``Solver``:
///
/// ```swift
/// let id = try solver.add(Constraint(right == left + width))
/// try solver.add(Constraint(width >= 44, priority: 750, name: "the button is tall enough"))
/// ```
public struct Constraint: Sendable {
  /// How the expression stands to 0.
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
  /// The solver that gave it out knows it for as long as the constraint is there.
  public struct ID: Hashable, Sendable {
    let handle: Int32
    let generation: UInt32
  }

  /// The left side less the right side.
  public var expression: Expression

  /// How the expression stands to 0.
  public var relation: Relation

  /// How much the constraint counts.
  public var priority: Priority

  /// What a violation is multiplied by among constraints of the same priority; above 0.
  public var weight: Double

  /// What reports call the constraint; without a name they write it out.
  public var name: String?

  /// A number of the owner's choice, which reports repeat; the solver does not look at it.
  public var tag: Int

  /// Whether other constraints are broken first in a conflict.
  ///
  /// For what the system itself adds, such as the size of a window or of a table's cell.
  public var resistsBreaking: Bool

  /// Creates a constraint from an expression that is compared with 0.
  public init(
    _ expression: Expression,
    _ relation: Relation,
    priority: Priority = .required,
    weight: Double = 1,
    name: String? = nil,
    tag: Int = 0,
    resistsBreaking: Bool = false
  ) {
    self.expression = expression
    self.relation = relation
    self.priority = priority
    self.weight = weight
    self.name = name
    self.tag = tag
    self.resistsBreaking = resistsBreaking
  }
}
