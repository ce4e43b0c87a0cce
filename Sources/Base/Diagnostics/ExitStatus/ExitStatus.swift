/// The status that a command ends with: one table for all commands.
///
/// Numbers below 64 are those of common linters of Swift, numbers from 64 to 78 those of
/// `sysexits.h`, and numbers above 128 those that a shell gives a process which a signal has ended.
public enum ExitStatus: Int32, Sendable, Hashable, CaseIterable {
  /// Nothing was found that fails the run.
  case clean = 0
  /// The run could not be finished.
  case failure = 1
  /// Findings fail the run.
  case findings = 2
  /// Nothing could be checked, so that nothing is known: an app without documents, or with only
  /// blank ones.
  case notCovered = 3
  /// The arguments or the configuration are wrong: `EX_USAGE`.
  case usage = 64
  /// An input is not of the kind that it should be, or one of several inputs failed: `EX_DATAERR`.
  case invalidInput = 65
  /// An input is missing or may not be read, or has nothing to read in it: `EX_NOINPUT`.
  case missingInput = 66
  /// A program that the run needs is not installed: `EX_UNAVAILABLE`.
  case unavailable = 69
  /// An output could not be written: `EX_IOERR`.
  case unwritableOutput = 74
  /// The person at the terminal ended the run, as `SIGINT` does.
  case interrupted = 130
  /// The reader of the output closed it before the end, as `SIGPIPE` does.
  case closedPipe = 141

  /// The meaning as a sentence without a full stop, for help and manuals.
  public var meaning: String {
    switch self {
    case .clean: "Done; no finding fails the run"
    case .failure: "The work could not be finished"
    case .findings: "Findings fail the run"
    case .notCovered: "Nothing could be checked, so that nothing is known"
    case .usage: "An argument or the configuration is wrong"
    case .invalidInput: "An input is of the wrong kind, or one of several failed"
    case .missingInput: "An input is missing, cannot be read, or holds nothing to read"
    case .unavailable: "A program that the command needs is not installed"
    case .unwritableOutput: "The output cannot be written"
    case .interrupted: "Ended by the person at the terminal"
    case .closedPipe: "The reader of the output closed it before the end"
    }
  }

  /// The status after a run that was finished.
  ///
  /// - Parameters:
  ///   - findings: The findings that no baseline knows.
  ///   - threshold: The lowest severity of findings that fail the run.
  public init(after findings: some Sequence<Finding>, failingOn threshold: FailureThreshold) {
    let fails = findings.contains { threshold.isReached(by: $0.severity) }
    self = fails ? .findings : .clean
  }

  /// The status after the settings of a run were read: a run with wrong settings does not begin.
  ///
  /// - Parameter findings: The faults of the settings, by the rules of ``RuleCatalog/settings``.
  public init(afterReading findings: some Sequence<Finding>) {
    self = findings.contains { $0.severity == .error } ? .usage : .clean
  }
}
