import Diagnostics

extension RuleDescription {
  /// A rule that says no more than its identifier.
  static func sample(_ id: String) -> RuleDescription {
    RuleDescription(id: id, title: id, explanation: id, defaultSeverity: .warning)
  }
}
