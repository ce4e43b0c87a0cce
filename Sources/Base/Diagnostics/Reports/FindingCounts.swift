/// The numbers of findings by severity.
public struct FindingCounts: Hashable, Sendable {
  /// The number of errors.
  public var errors: Int
  /// The number of warnings.
  public var warnings: Int
  /// The number of notes.
  public var notes: Int

  /// Counts findings.
  public init(_ findings: some Sequence<Finding>) {
    (errors, warnings, notes) = (0, 0, 0)
    for finding in findings {
      switch finding.severity {
      case .error: errors += 1
      case .warning: warnings += 1
      case .note: notes += 1
      }
    }
  }

  /// The number of all findings.
  public var total: Int { errors + warnings + notes }
}

extension FindingCounts: CustomStringConvertible {
  /// The counts as words, without those that are zero: `1 error, 2 notes`.
  public var description: String {
    let parts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }
      .map { counted($0.0, $0.1) }
    return parts.isEmpty ? "no findings" : parts.joined(separator: ", ")
  }
}

/// A number with its noun: `1 file`, `2 files`.
func counted(_ count: Int, _ noun: String) -> String {
  "\(count) \(noun)\(count == 1 ? "" : "s")"
}
