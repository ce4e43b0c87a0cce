/// An error of a call that a solver rejects; the solver is unchanged.
public enum SolverError: Error, Equatable, Sendable {
  /// A part of a constraint that has to be a usable number.
  public enum Part: String, Equatable, Sendable {
    /// The constant, which has to be finite.
    case constant
    /// A coefficient; its magnitude is 0 or from 1e-6 to 1e6.
    case coefficient
    /// The weight, from 1e-6 to 1e6.
    case weight
  }

  /// A part of a constraint is infinite, not a number or out of its range.
  case notFinite(Part, constraint: String)

  /// A constraint mentions a variable of another solver.
  case unknownVariable(Variable)

  /// The solver does not have the constraint, or no longer has it.
  case unknownConstraint(Constraint.ID)

  /// A value is suggested for a variable that is not being edited.
  case notEdited(variable: String)
}

extension SolverError: CustomStringConvertible {
  /// The fault, and the values that are accepted.
  public var description: String {
    switch self {
    case .notFinite(let part, let constraint):
      "The \(part.rawValue) of the constraint \(constraint) is not a usable number; give "
        + part.range
    case .unknownVariable(let variable):
      "The variable \(variable) is of another solver; make it with makeVariable of this one."
    case .unknownConstraint:
      "The constraint is not in this solver; it was removed or is of another one."
    case .notEdited(let variable):
      "The variable \(variable) is not being edited; call beginEditing first."
    }
  }
}

extension SolverError.Part {
  /// The numbers that are accepted.
  fileprivate var range: String {
    switch self {
    case .constant: "a finite one."
    case .coefficient: "0, or one between 1e-6 and 1e6 with either sign."
    case .weight: "one between 1e-6 and 1e6."
    }
  }
}
