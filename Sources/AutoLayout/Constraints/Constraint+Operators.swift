extension Constraint {
  /// Creates a constraint from one that was written with an operator.
  public init(
    _ constraint: Constraint,
    priority: Priority = .required,
    weight: Double = 1,
    name: String? = nil,
    resistsBreaking: Bool = false
  ) {
    self.init(
      constraint.expression,
      constraint.relation,
      priority: priority,
      weight: weight,
      name: name,
      resistsBreaking: resistsBreaking
    )
  }
}

/// A constraint that keeps two sides equal.
public func == (
  _ left: some ExpressionConvertible,
  _ right: some ExpressionConvertible
) -> Constraint {
  Constraint(difference(left, right), .equal)
}

/// A constraint that keeps the left side at or below the right side.
public func <= (
  _ left: some ExpressionConvertible,
  _ right: some ExpressionConvertible
) -> Constraint {
  Constraint(difference(left, right), .lessThanOrEqual)
}

/// A constraint that keeps the left side at or above the right side.
public func >= (
  _ left: some ExpressionConvertible,
  _ right: some ExpressionConvertible
) -> Constraint {
  Constraint(difference(left, right), .greaterThanOrEqual)
}

/// A constraint that gives the left side a value.
public func == (_ left: some ExpressionConvertible, _ right: Double) -> Constraint {
  Constraint(difference(left, right), .equal)
}

/// A constraint that keeps the left side at or below a value.
public func <= (_ left: some ExpressionConvertible, _ right: Double) -> Constraint {
  Constraint(difference(left, right), .lessThanOrEqual)
}

/// A constraint that keeps the left side at or above a value.
public func >= (_ left: some ExpressionConvertible, _ right: Double) -> Constraint {
  Constraint(difference(left, right), .greaterThanOrEqual)
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
