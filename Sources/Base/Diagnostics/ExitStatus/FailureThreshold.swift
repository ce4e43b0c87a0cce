/// From which severity on findings fail a run.
public enum FailureThreshold: String, Sendable, Hashable, CaseIterable {
  /// Any finding fails.
  case note
  /// Warnings and errors fail.
  case warning
  /// Errors fail.
  case error
  /// Nothing fails.
  case never

  /// Whether a finding of a severity fails the run.
  public func isReached(by severity: Severity) -> Bool {
    switch self {
    case .note: true
    case .warning: severity >= .warning
    case .error: severity >= .error
    case .never: false
    }
  }
}
