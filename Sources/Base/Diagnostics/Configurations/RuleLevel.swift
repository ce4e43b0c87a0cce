/// The level of a rule in a configuration.
public enum RuleLevel: String, Sendable, Hashable, CaseIterable {
  /// The rule reports nothing.
  case off
  /// The rule reports with its own severities.
  case on
  /// All that it finds is a note.
  case note
  /// All that it finds is a warning.
  case warning
  /// All that it finds is an error.
  case error

  /// Returns the severity of a finding at this level, or `nil` when it is not reported.
  func severity(instead own: Severity) -> Severity? {
    switch self {
    case .off: nil
    case .on: own
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }
}

/// The levels that a configuration sets for rules.
public struct RuleLevels: Hashable, Sendable {
  /// The level of rules that are not named, or `nil` to leave them; its key is `all`.
  public var others: RuleLevel?

  /// The levels of rules by identifier.
  public var named: [String: RuleLevel]

  /// Creates levels; without any, nothing changes.
  public init(others: RuleLevel? = nil, named: [String: RuleLevel] = [:]) {
    self.others = others
    self.named = named
  }

  /// The level that is set for a rule, or `nil`.
  public subscript(rule: String) -> RuleLevel? { named[rule] ?? others }
}
