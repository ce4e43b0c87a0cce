import ArgumentParser
import CommandSupport
import Diagnostics
import ScreenPreview
import SourceLint

/// Options for the findings that fail a run.
struct CountingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The configuration. (default: the nearest .dynamictype.json)",
      valueName: "file"
    ),
    completion: .file(extensions: ["json"])
  )
  var config: String?

  @Option(
    help: ArgumentHelp("Findings that are known and do not count.", valueName: "file"),
    completion: .file(extensions: ["json"])
  )
  var baseline: String?

  @Flag(help: "Write the baseline with what is found now.")
  var writeBaseline = false

  @Option(
    help: ArgumentHelp(
      "From which severity on findings fail the run: note, warning, error (default) or never.",
      valueName: "severity"
    ),
    completion: .list(FailureThreshold.allCases.map(\.rawValue))
  )
  var failOn: String?

  @Flag(help: "Make warnings errors.")
  var strict = false

  @Flag(help: "Make errors warnings.")
  var lenient = false

  /// Applies the options to a run.
  func apply(to run: inout some CountingRun) throws(UsageError) {
    guard !strict || !lenient else {
      throw UsageError("'--strict' and '--lenient' exclude each other")
    }
    run.configurationPath = config
    run.baselinePath = baseline
    run.writesBaseline = writeBaseline
    run.policy = strict ? .strict : lenient ? .lenient : .normal
    run.failOn = try failOn.map { name throws(UsageError) in
      try Self.thresholds.value(named: name)
    }
  }

  private static let thresholds = NameList(
    kind: "severity",
    names: FailureThreshold.allCases.map(\.rawValue),
    read: { FailureThreshold(rawValue: $0.lowercased()) }
  )
}

/// Options for a baseline, and for the severity that fails a run.
protocol CountingRun {
  var configurationPath: String? { get set }
  var baselinePath: String? { get set }
  var writesBaseline: Bool { get set }
  var policy: SeverityPolicy { get set }
  var failOn: FailureThreshold? { get set }
}

extension LintRun: CountingRun {}
extension PreviewRun: CountingRun {}
