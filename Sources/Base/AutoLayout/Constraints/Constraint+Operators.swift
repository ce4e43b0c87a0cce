extension Constraint {
  /// Creates a constraint from one that was written with an operator, or without these details.
  ///
  /// - Parameters:
  ///   - constraint: The expression and the relation; the rest of it is not used.
  ///   - priority: The priority of the constraint.
  ///   - weight: The factor of a violation among constraints of the same priority.
  ///   - name: The name of the constraint in reports.
  ///   - tag: A number that reports repeat.
  ///   - resistsBreaking: Whether other constraints are broken first in a conflict.
  public init(
    _ constraint: Constraint,
    priority: Priority = .required,
    weight: Double = 1,
    name: String? = nil,
    tag: Int = 0,
    resistsBreaking: Bool = false
  ) {
    self = constraint
    self.priority = priority
    self.weight = weight
    self.name = name
    self.tag = tag
    self.resistsBreaking = resistsBreaking
  }
}

extension ExpressionConvertible {
  /// A constraint that keeps two sides equal.
  public static func == (
    _ left: Self,
    _ right: some ExpressionConvertible
  ) -> Constraint {
    Constraint(difference(left, right), .equal)
  }

  /// A constraint that keeps the left side at or below the right side.
  public static func <= (
    _ left: Self,
    _ right: some ExpressionConvertible
  ) -> Constraint {
    Constraint(difference(left, right), .lessThanOrEqual)
  }

  /// A constraint that keeps the left side at or above the right side.
  public static func >= (
    _ left: Self,
    _ right: some ExpressionConvertible
  ) -> Constraint {
    Constraint(difference(left, right), .greaterThanOrEqual)
  }

  /// A constraint that gives the left side a value.
  public static func == (_ left: Self, _ right: Double) -> Constraint {
    Constraint(difference(left, right), .equal)
  }

  /// A constraint that keeps the left side at or below a value.
  public static func <= (_ left: Self, _ right: Double) -> Constraint {
    Constraint(difference(left, right), .lessThanOrEqual)
  }

  /// A constraint that keeps the left side at or above a value.
  public static func >= (_ left: Self, _ right: Double) -> Constraint {
    Constraint(difference(left, right), .greaterThanOrEqual)
  }
}

@inline(__always)
private func difference(
  _ left: some ExpressionConvertible,
  _ right: some ExpressionConvertible
) -> Expression {
  var sum = left.expression
  sum.add(right.expression, times: -1)
  return sum
}
