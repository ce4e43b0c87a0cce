import ArgumentParser
import CommandSupport
import Diagnostics
import SourceLint

extension FindingReport {
  /// Whether there are files, but the content of each contradicts its name.
  var hasReadNothing: Bool {
    let unread = findings.filter { $0.rule.id == "source-unreadable" }.map(\.location.file)
    return !checkedFiles.isEmpty && Set(unread).isSuperset(of: checkedFiles)
  }
}

/// Finds mistakes in an app's source that an expert would flag.
struct LintCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Report faults of Dynamic Type in an app's source, without building it.",
    discussion: """
      Swift files are read in the folders that are named; builds, packages of others, tests and \
      generated files are left out. A comment takes a finding back: '// dynamic-type:disable:next RULE -- reason'.

      Examples:
        dynamictype lint MyApp
        dynamictype lint MyApp --format sarif
        dynamictype lint MyApp --since origin/main
        dynamictype lint MyApp --fix
        dynamictype lint --explain fixed-system-font
      """ + ExitStatus.help(ExitStatus.reading + [.findings, .unavailable])
  )

  @Argument(
    help: ArgumentHelp(
      "Files and folders, or - for the standard input. (default: this folder)",
      valueName: "path"
    ),
    completion: .file()
  )
  var paths: [String] = []

  @OptionGroup var rules: LintRuleOptions
  @OptionGroup var counting: CountingOptions
  @OptionGroup var written: LintReportOptions
  @OptionGroup var fixing: LintFixOptions

  func run() throws {
    if let text = try rules.text(on: .standardOutput) { return print(text, terminator: "") }
    let reports = try written.reports()
    var run = LintRun(paths: paths, folder: WorkingFolder.path)
    run.furtherRules = .preview
    try rules.apply(to: &run)
    try counting.apply(to: &run)
    try fixing.apply(to: &run)
    if paths.contains("-") { try readInput(into: &run) }
    let cache = try cache(run)
    let answer: AnswerCache.Answer
    if let known = cache?.answer {
      answer = known
    } else {
      answer = try lint(run, reports)
      cache?.keep(answer)
    }
    print(answer.printed, terminator: "")
    if !answer.said.isEmpty { Terminal.writeError(answer.said) }
    if answer.status != 0 { throw ExitCode(answer.status) }
  }

  /// Lints, and writes the reports that go to files.
  private func lint(_ run: LintRun, _ reports: LintReports) throws -> AnswerCache.Answer {
    let outcome: LintRun.Outcome
    do throws(LintRun.Failure) {
      outcome = try run.outcome(
        tool: ReportTool(name: "dynamictype", version: CommandVersion.current)
      )
    } catch {
      throw UsageError(error.message, status: error.status)
    }
    try reports.writeFiles(outcome)
    let isUnknown = outcome.isWithoutSource && outcome.findings.status == .clean
    return AnswerCache.Answer(
      printed: isUnknown && reports.isForPeople ? "" : reports.printedText(outcome),
      said: isUnknown ? Self.nothingToRead(run.paths) : reports.summary(outcome),
      status: Self.status(outcome, isUnknown: isUnknown).rawValue,
      files: reports.paths
    )
  }

  private static func status(_ outcome: LintRun.Outcome, isUnknown: Bool) -> ExitStatus {
    if isUnknown { return .missingInput }
    let status = outcome.findings.status
    return status == .clean && outcome.findings.report.hasReadNothing ? .invalidInput : status
  }

  /// The error for paths without a file to which a rule applies.
  private static func nothingToRead(_ paths: [String]) -> String {
    let names = paths.isEmpty ? "this folder" : paths.map { "'\($0)'" }.joined(separator: ", ")
    return UsageError(
      "there is nothing to lint in \(names)",
      hint: "name a folder with source; tests, builds and packages of others are left out"
    ).description
  }

  /// The cache for runs that read files without changing any.
  private func cache(_ run: LintRun) throws(UsageError) -> AnswerCache? {
    guard !written.noCache, !run.writesBaseline, run.fixes == .none, run.standardInput == nil,
      run.changedLines == nil
    else { return nil }
    do throws(LintRun.Failure) {
      return AnswerCache("lint", in: run.folder, inputs: try run.inputPrint())
    } catch {
      throw UsageError(error.message, status: error.status)
    }
  }

  private func readInput(into run: inout LintRun) throws(UsageError) {
    guard paths.count == 1 else { throw UsageError("'-' is the only path where it is one") }
    guard fixing.fixes == .none else {
      throw UsageError("the standard input cannot be fixed")
    }
    run.standardInput = (fixing.stdinPath, StandardInput.bytes())
  }
}
