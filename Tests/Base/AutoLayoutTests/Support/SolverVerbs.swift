import AutoLayout

extension Solver {
  /// Makes variables named by the letters in turn.
  func makeVariables(_ count: Int) -> [Variable] {
    (0..<count).map { index in
      makeVariable(named: String(UnicodeScalar(UInt8(97 + index % 26))))
    }
  }

  /// The values of some variables.
  func values(_ variables: Variable...) -> [Double] { variables.map { value(of: $0) } }

  /// Adds a constraint with a priority, and a name if it has one.
  @discardableResult
  func add(
    _ constraint: Constraint,
    _ priority: Priority,
    _ name: String? = nil
  ) throws -> Constraint.ID {
    try add(Constraint(constraint, priority: priority, name: name))
  }
}

extension Solver {
  /// The variables whose values changed since the last call, with their values.
  func changedValues() -> [(variable: Variable, value: Double)] {
    var changes: [(variable: Variable, value: Double)] = []
    takeChangedValues { changes.append(($0, $1)) }
    return changes
  }
}
