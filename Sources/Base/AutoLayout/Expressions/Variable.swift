/// A number that a solver finds, such as the left edge of a view.
///
/// Variables come from ``Solver/makeVariable(named:)`` and belong to that solver. A variable is a
/// small value; pass it around freely.
public struct Variable: Hashable, Sendable {
  /// The number of the variable in its solver.
  let index: Int32

  /// The number, for tables by variable: numbers are small and used again.
  package var number: Int { Int(index) }
}

extension Variable: CustomStringConvertible {
  /// The number of the variable, as in `v3`; its solver knows its name.
  public var description: String { "v\(index)" }
}
