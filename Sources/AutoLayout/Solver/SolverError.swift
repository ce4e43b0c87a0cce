/// Why a solver did not take something.
///
/// The solver is as it was before. Why a solver did not take something.
///
public enum SolverError: Error, Equatable, Sendable {
  /// A part of a constraint that has to be a finite number.
  public enum Part: String, Equatable, Sendable {
    /// The constant.
    case constant
    /// A coefficient.
    case coefficient
    /// The weight, which also has to be above 0.
    case weight
  }

  /// A part of a constraint is infinite or not a number.
  case notFinite(Part, constraint: String)

  /// A constraint mentions a variable of another solver.
  case unknownVariable(Variable)

  /// The solver does not have the constraint, or not any more.
  case unknownConstraint(Constraint.ID)

  /// A value is suggested for a variable that is not being edited.
  case notEdited(variable: String)
}

extension SolverError: CustomStringConvertible {
  /// What is wrong and what would mend it.
  public var description: String {
    switch self {
    case .notFinite(let part, let constraint):
      "The \(part.rawValue) of the constraint \(constraint) is not a usable number; give a finite "
        + (part == .weight ? "one above 0." : "one.")
    case .unknownVariable(let variable):
      "The variable \(variable) is of another solver; make it with makeVariable of this one."
    case .unknownConstraint:
      "The constraint is not in this solver; it was removed or is of another one."
    case .notEdited(let variable):
      "The variable \(variable) is not being edited; call beginEditing first."
    }
  }
}
