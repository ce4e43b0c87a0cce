extension Solver {
  /// Returns the value of a variable, after all changes so far.
  ///
  /// Inside ``batch(_:)`` this first solves the changes made so far.
  public func value(of variable: Variable) -> Double {
    settle()
    engine.evaluate()
    guard 0..<Int32(engine.variables.count) ~= variable.index else { return 0 }
    return engine.variables[variable.index].value
  }

  /// Calls a function with each variable whose value changed since the last call of this method.
  ///
  /// Changes by less than a billionth of the value, or of a point, are left out. A new variable
  /// changes from 0.
  ///
  /// - Parameter body: Called with each variable and its value.
  public func takeChangedValues(_ body: (Variable, Double) -> Void) {
    settle()
    engine.evaluate()
    for index in 0..<engine.listed.count {
      let variable = engine.listed[index]
      engine.variables[variable].isListed = false
      let value = engine.variables[variable].value
      let change = (value - engine.variables[variable].reported).magnitude
      guard change > 1e-9 * max(1, value.magnitude) else { continue }
      engine.variables[variable].reported = value
      body(Variable(index: variable), value)
    }
    engine.listed.truncate()
  }

  /// Returns the distance of a constraint from holding; 0 when it holds.
  public func violation(of id: Constraint.ID) -> Double {
    guard let constraint = constraint(id) else { return 0 }
    let expression = constraint.expression
    var sum = expression.constant
    for term in expression.terms { sum += term.coefficient * value(of: term.variable) }
    switch constraint.relation {
    case .equal: return sum.magnitude
    case .lessThanOrEqual: return max(0, sum)
    case .greaterThanOrEqual: return max(0, -sum)
    }
  }
}
