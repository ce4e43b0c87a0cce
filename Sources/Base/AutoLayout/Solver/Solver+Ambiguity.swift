extension Solver {
  /// Returns whether a variable could have another value while every priority is met equally well.
  ///
  /// Equal sums count as equally well, even where the order of constraints decides: of two labels
  /// with the same hugging, each of which could be stretched, both widths are ambiguous.
  ///
  /// - Complexity: The first call after a change computes the answer for all variables, as
  ///   ``ambiguousVariables()`` does; later calls reuse it.
  public func isAmbiguous(_ variable: Variable) -> Bool {
    findAmbiguous()
    return ambiguous.indices.contains(Int(variable.index)) && ambiguous[Int(variable.index)]
  }

  /// The variables that are ambiguous, in the order in which they were made.
  ///
  /// A variable without constraints is one of them.
  ///
  /// - Complexity: A copy of the solver, and at most two solutions for each variable that depends
  ///   on something that can move, all of them within ``workLimit``.
  public func ambiguousVariables() -> [Variable] {
    findAmbiguous()
    return ambiguous.indices.filter { ambiguous[$0] }.map { Variable(index: Int32($0)) }
  }

  private func findAmbiguous() {
    settle()
    guard ambiguous.count != engine.variables.count else { return }
    ambiguous = engine.ambiguousVariables(
      work: workLimit,
      tolerance: ambiguityTolerance
    )
  }
}
