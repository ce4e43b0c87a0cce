/// The weight of a finding.
public enum Severity: String, Sendable, Hashable, Comparable, CaseIterable {
  /// Advice, or a fact worth knowing.
  case note
  /// Text scales wrongly or is hard to read.
  case warning
  /// Text cannot be read or reached.
  case error

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }

  /// Whether the first weighs less than the second.
  public static func < (first: Severity, second: Severity) -> Bool {
    first.rank < second.rank
  }
}
