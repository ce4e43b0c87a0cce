import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess
import LargerTextReports
@_spi(Supervision) import ScreenPreview
import SourceLint

/// Reports how far an app is from the Larger Text label.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Say file by file how far an app is from Apple's Larger Text label.",
    discussion: """
      Screens and views of storyboards and xibs are laid out and judged up to AX3; types of the \
      source and other files are read. Below stand the three edits that gain most: after which most \
      parts hold, each counted after those before it. Baselines are not asked: what is known is \
      still to do. The exit status is 0 whatever is found.

      Examples:
        dynamictype report MyApp
        dynamictype report MyApp --format markdown --output larger-text.md
        dynamictype report MyApp --json
      """ + ExitStatus.help(ExitStatus.reading + [.failure])
  )

  @Argument(
    help: ArgumentHelp("Folders of the app. (default: this folder)", valueName: "path"),
    completion: .directory
  )
  var paths: [String] = []

  @Option(
    help: ArgumentHelp("text (default), markdown or json.", valueName: "name"),
    completion: .list(formats.names)
  )
  var format = "text"

  @Flag(help: "Print JSON; the same as --format json.")
  var json = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The file for the report; without it it is printed.", valueName: "file"),
    completion: .file()
  )
  var output: String?

  @OptionGroup(title: "What is shown") var shown: PreviewShownOptions

  @OptionGroup(title: "Screens that end the process") var limits: ScreenLimitOptions

  func run() throws {
    let write = try Self.formats.value(named: json ? "json" : format)
    var preview = PreviewRun(paths: paths.isEmpty ? ["."] : paths, folder: WorkingFolder.path)
    preview.furtherRules = .sourceLint
    preview.tool = ReportTool(name: "dynamictype", version: CommandVersion.current)
    try shown.apply(to: &preview)
    guard let isolation = PreviewIsolation() else {
      throw ExitCode(try limits.supervise(shown, stays: false))
    }
    isolation.apply(to: &preview)
    if isolation.isTrial {
      _ = try? preview.tryOut()
      return
    }
    let lint = try findings(preview.tool)
    let swift = lint.checked.filter { $0.hasSuffix(".swift") }
    let facts = PreviewSource.facts(ofFiles: swift)
    let (outcome, notice) = try screens(preview, isAlone: !lint.hasRead)
    let parts = AppParts(outcome, findings: lint.findings, facts: facts)
    var report = parts.report(relativeTo: WorkingFolder.path)
    report.notices = notice.map { [$0] } ?? []
    try TextOutput(path: output).write(write(report))
  }

  /// The findings of the linter and the files that it has read, with absolute paths.
  private func findings(
    _ tool: ReportTool
  ) throws(UsageError) -> (findings: [Finding], checked: [String], hasRead: Bool) {
    var run = LintRun(paths: paths, folder: WorkingFolder.path)
    run.furtherRules = .preview
    run.comparesWithBaseline = false
    do throws(LintRun.Failure) {
      let report = try run.outcome(tool: tool).findings.report
      func absolute(_ path: String) -> String { FilePath.absolute(path, in: report.root) }
      let findings = report.findings.map { finding in
        var finding = finding
        finding.location.file = absolute(finding.location.file)
        return finding
      }
      let hasRead = !report.checkedFiles.isEmpty && !report.hasReadNothing
      return (findings, report.checkedFiles.map(absolute), hasRead)
    } catch {
      throw UsageError(error.message, status: error.status)
    }
  }

  /// The screens, or a sentence about the reason for their absence.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - isAlone: Whether nothing else is reported, so that a report without screens would be empty.
  /// - Returns: The screens, and the sentence.
  /// - Throws: The failure that ends the command.
  private func screens(
    _ run: PreviewRun,
    isAlone: Bool
  ) throws -> (PreviewRun.Outcome?, String?) {
    let progress = ProgressLine()
    defer { progress.clear() }
    do throws(PreviewRun.Failure) {
      return (try run.run { progress.show($0) }, nil)
    } catch {
      switch error {
      case .notCovered(let finding): return (nil, finding.message)
      case .input where !isAlone, .nothingToShow where !isAlone, .documentsEndedProcess:
        return (nil, "\(error).")
      default:
        let reports = PreviewReports(
          printed: .text,
          isForPeople: true,
          isQuiet: true,
          isSummary: false,
          files: []
        )
        throw PreviewFailure.error(error, run, reports)
      }
    }
  }

  private static let formats = NameList<@Sendable (LargerTextReport) -> String>(
    kind: "format",
    names: ["text", "markdown", "json"],
    read: { name in
      switch name.lowercased() {
      case "text": { $0.text(on: .standardOutput) }
      case "markdown": { $0.markdown }
      case "json": { $0.json }
      default: nil
      }
    }
  )
}
