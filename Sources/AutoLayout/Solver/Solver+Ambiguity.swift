extension Solver {
  /// Whether a variable could have another value without any priority being served worse.
  ///
  /// Equal sums count as served the same, even where the order of constraints decides: of two
  /// labels with the same hugging, each of which could be stretched, both widths are ambiguous.
  ///
  /// - Complexity: A copy of the solver and two solutions; this is for diagnostics.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    settle()
    return engine.ambiguousVariables(among: [variable.index]).contains(variable.index)
  }

  /// The variables that are ambiguous, in the order in which they were made.
  ///
  /// A variable without constraints is one of them.
  ///
  /// - Complexity: A copy of the solver, and at most two solutions for each variable that depends
  ///   on something that can move.
  public func ambiguousVariables() -> [Variable] {
    settle()
    let all = Array(0..<Int32(engine.variables.count))
    return engine.ambiguousVariables(among: all).map { Variable(index: $0) }
  }
}
