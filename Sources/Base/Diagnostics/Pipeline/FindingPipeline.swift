/// The steps from findings to a report: configuration, severity policy, baseline, exit status.
///
/// Every command that finds something sends its findings through the same pipeline:
///
/// 1. ``weighed(_:)->Finding?`` leaves out what the configuration switches off, and sets
///    severities.
/// 2. ``outcome(of:aboutSettings:checkedFiles:)`` compares with the baseline and makes the report.
///
/// The pipeline reads and writes no files.
public struct FindingPipeline: Sendable {
  /// The part that a baseline plays in a run.
  public enum BaselineUse: Sendable {
    /// There is no baseline.
    case none
    /// Findings that the baseline knows are not reported.
    case comparing(Reading<Baseline>, file: String)
    /// All findings become the baseline, and none is reported.
    case replacing
  }

  /// The settings of the project.
  public var configuration: Configuration

  /// The change of all severities.
  public var policy: SeverityPolicy

  /// The part that a baseline plays.
  public var baseline: BaselineUse

  /// The lowest severity of findings that fail the run; `nil` takes the configuration's, or error.
  public var failOn: FailureThreshold?

  /// The absolute path of the folder against which paths are written, or empty.
  public var root: String

  /// The rules of the run.
  public var catalog: RuleCatalog

  /// The program that runs.
  public var tool: ReportTool

  /// Creates a pipeline.
  public init(
    catalog: RuleCatalog,
    tool: ReportTool,
    configuration: Configuration = Configuration(),
    policy: SeverityPolicy = .normal,
    baseline: BaselineUse = .none,
    failOn: FailureThreshold? = nil,
    root: String = ""
  ) {
    self.catalog = catalog
    self.tool = tool
    self.configuration = configuration
    self.policy = policy
    self.baseline = baseline
    self.failOn = failOn
    self.root = root
  }

  /// Returns the finding as the configuration and the policy leave it, or `nil` when it is off.
  public func weighed(_ finding: Finding) -> Finding? { weighed([finding]).first }

  /// Returns the findings that the configuration leaves, with the severities of the policy.
  public func weighed(_ findings: [Finding]) -> [Finding] {
    policy.adjusted(configuration.applied(to: findings, root: root))
  }

  /// Compares findings with the baseline and reports those that are new.
  ///
  /// - Parameters:
  ///   - findings: Findings that were weighed.
  ///   - settings: The findings about the configuration; their levels can be set, too.
  ///   - files: The files that were checked.
  /// - Returns: The report, and how the run ends.
  public func outcome(
    of findings: [Finding],
    aboutSettings settings: [Finding] = [],
    checkedFiles files: [String] = []
  ) -> FindingOutcome {
    let comparison = comparison(of: findings)
    let settings = configuration.applied(to: comparison.aboutBaseline + settings, root: root)
    let report = FindingReport(
      findings: comparison.new + settings,
      catalog: catalog,
      tool: tool,
      root: root,
      checkedFiles: files
    )
    return FindingOutcome(
      report: report,
      status: status(comparison.new, settings),
      knownCount: comparison.knownCount,
      newBaseline: comparison.newBaseline
    )
  }

  private struct Comparison {
    var new: [Finding] = []
    var aboutBaseline: [Finding] = []
    var knownCount = 0
    var newBaseline: Baseline?
  }

  private func comparison(of findings: [Finding]) -> Comparison {
    switch baseline {
    case .none:
      return Comparison(new: findings)
    case .replacing:
      return Comparison(
        knownCount: findings.count,
        newBaseline: Baseline(findings, root: root)
      )
    case .comparing(let reading, let file):
      let match = reading.value.match(findings, root: root)
      return Comparison(
        new: match.new,
        aboutBaseline: reading.findings + match.staleFindings(in: file),
        knownCount: match.known.count
      )
    }
  }

  private func status(_ new: [Finding], _ settings: [Finding]) -> ExitStatus {
    let reading = ExitStatus(afterReading: settings)
    guard reading == .clean else { return reading }
    return ExitStatus(after: new, failingOn: failOn ?? configuration.failOn ?? .error)
  }
}

/// The end of a ``FindingPipeline``.
public struct FindingOutcome: Sendable {
  /// The report with what is new.
  public var report: FindingReport

  /// The exit status of the process.
  public var status: ExitStatus

  /// The number of findings that the baseline knows.
  public var knownCount: Int

  /// The baseline to write, where the findings become one.
  public var newBaseline: Baseline?
}
