/// The status that a command ends with, as common linters of Swift have it.
public enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// Nothing was found that fails the run.
  case clean = 0
  /// The run could not be finished.
  case failure = 1
  /// Findings fail the run.
  case findings = 2
  /// Nothing could be looked at, so that nothing is known: an app without documents, or with blank ones
  /// alone.
  case notCovered = 3
  /// The arguments or the configuration are wrong: `EX_USAGE` of `sysexits.h`.
  case usage = 64

  /// The status after a run that was finished.
  ///
  /// - Parameters:
  ///   - findings: The findings that no baseline knows.
  ///   - threshold: From which severity on they fail the run.
  public init(after findings: some Sequence<Finding>, failingOn threshold: FailureThreshold) {
    let fails = findings.contains { threshold.isReached(by: $0.severity) }
    self = fails ? .findings : .clean
  }

  /// The status after the settings of a run were read: a run with wrong settings does not begin.
  ///
  /// - Parameter findings: What is wrong with them, by the rules of ``RuleCatalog/settings``.
  public init(afterReading findings: some Sequence<Finding>) {
    self = findings.contains { $0.severity == .error } ? .usage : .clean
  }
}
