extension Solver {
  /// Begins editing a variable, so that values can be suggested for it.
  ///
  /// An edit is an equation with a priority, like any other.
  ///
  /// - Parameters:
  ///   - variable: The variable; a second call changes the priority only.
  ///   - priority: The priority of the suggestion; below required.
  /// - Returns: The identity of the equation.
  /// - Throws: ``SolverError/unknownVariable(_:)`` for a variable of another solver.
  @discardableResult
  public func beginEditing(
    _ variable: Variable,
    priority: Priority = 900
  ) throws(SolverError) -> Constraint.ID {
    precondition(!priority.isRequired, "A suggestion is not required.")
    if let id = edit(of: variable) {
      try setPriority(priority, of: id)
      return id
    }
    let id = try hold(variable, priority: priority)
    while edits.count <= Int(variable.index) { edits.append(nil) }
    edits[Int(variable.index)] = id
    return id
  }

  /// Suggests a value for a variable that is being edited.
  ///
  /// - Throws: ``SolverError/notEdited(variable:)``, or an error for a value that is not finite.
  public func suggest(_ value: Double, for variable: Variable) throws(SolverError) {
    guard let id = edit(of: variable) else {
      throw .notEdited(variable: name(of: variable))
    }
    try setConstant(value, of: id)
  }

  /// Ends the editing of a variable, which is then held by the other constraints only.
  ///
  /// - Throws: ``SolverError/notEdited(variable:)``
  public func endEditing(_ variable: Variable) throws(SolverError) {
    guard let id = edit(of: variable) else {
      throw .notEdited(variable: name(of: variable))
    }
    edits[Int(variable.index)] = nil
    try remove(id)
  }

  /// Adds an equation that keeps a variable where it is, as far as others allow.
  ///
  /// - Parameters:
  ///   - variable: The variable.
  ///   - priority: The priority of staying.
  /// - Returns: The identity of the equation.
  /// - Throws: ``SolverError/unknownVariable(_:)`` for a variable of another solver.
  @discardableResult
  public func hold(
    _ variable: Variable,
    priority: Priority = 1
  ) throws(SolverError) -> Constraint.ID {
    let value = value(of: variable)
    return try add(Constraint(variable == value, priority: priority))
  }

  private func edit(of variable: Variable) -> Constraint.ID? {
    edits.indices.contains(Int(variable.index)) ? edits[Int(variable.index)] : nil
  }
}
