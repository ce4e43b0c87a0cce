/// A change of all severities, as `--strict` and `--lenient` ask for it.
public enum SeverityPolicy: String, Sendable, Hashable, CaseIterable {
  /// Severities stay.
  case normal
  /// Warnings become errors.
  case strict
  /// Errors become warnings.
  case lenient

  /// Returns the severity to which a severity is changed.
  public func adjusted(_ severity: Severity) -> Severity {
    switch (self, severity) {
    case (.strict, .warning): .error
    case (.lenient, .error): .warning
    default: severity
    }
  }

  /// Returns findings with their new severities.
  public func adjusted(_ findings: [Finding]) -> [Finding] {
    guard self != .normal else { return findings }
    return findings.map { finding in
      var finding = finding
      finding.severity = adjusted(finding.severity)
      return finding
    }
  }
}
