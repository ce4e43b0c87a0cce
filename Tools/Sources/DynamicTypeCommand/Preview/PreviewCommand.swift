import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType
import FileAccess
import InterfaceBuilder
@_spi(Supervision) import PackageScreens
@_spi(Supervision) import ScreenPreview
import SourceLint

/// Shows screens at every size, and reports what breaks.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show every screen at every text size, and say what breaks.",
    discussion: """
      Storyboards and xibs are laid out on devices at the twelve text sizes, in the language of the \
      documents or in those of --language, as launched at a size and as changed to it while running. \
      What breaks is printed; --output writes a page with all pictures, to be opened in a browser. The \
      code of a project, a Swift package or a folder of sources is compiled, and its screens are shown, too: \
      previews, and controllers and views that need no arguments.

      A file .dynamictype.json above the first path may set rules, devices, categories, languages, \
      a baseline and the severity that fails the run; options win. The exit status is 3 for an app \
      all of whose screens are made in code that is not shown, beside documents without a text at most.

      Examples:
        dynamictype preview MyApp --output preview
        dynamictype preview Main.storyboard --device "iPhone 16" --category L,AX3
        dynamictype preview . --language base,de,ar --fail-on warning
        dynamictype preview . --format github --report sarif=preview.sarif
        dynamictype preview . --baseline preview-baseline.json --write-baseline
        dynamictype preview . --output preview --watch
        dynamictype preview . --output after --compare before/preview.json
        dynamictype preview --explain text-truncated
      """ + ExitStatus.help(ExitStatus.reading + [.failure, .findings, .notCovered])
  )

  @Argument(
    help: "Storyboards, xibs and folders of them. (default: .)",
    completion: .file(extensions: ["storyboard", "xib"])
  )
  var paths: [String] = []

  @OptionGroup(title: "What is shown") var shown: PreviewShownOptions
  @OptionGroup(title: "Pages, pictures and reports") var written: PreviewWrittenOptions
  @OptionGroup(title: "What counts") var counting: CountingOptions
  @OptionGroup(title: "Screens in code") var building: PreviewBuildOptions
  @OptionGroup(title: "Screens that end the process") var limits: ScreenLimitOptions
  @OptionGroup(title: "Rules") var rules: PreviewRuleOptions

  func run() throws {
    if let text = try rules.text(on: .standardOutput) {
      print(text, terminator: "")
      return
    }
    var run = PreviewRun(paths: paths.isEmpty ? ["."] : paths, folder: WorkingFolder.path)
    run.furtherRules = .sourceLint
    run.tool = ReportTool(name: "dynamictype", version: CommandVersion.current)
    try shown.apply(to: &run)
    try written.apply(to: &run)
    try counting.apply(to: &run)
    let reporters = try written.reporters()
    let isolation = PreviewIsolation()
    if isolation != nil, BuiltScreens.isBuilt {
      run.shown.codeBounds = ScreenConfinement.enter(run, reports: reporters.paths)
    }
    let showsCode = try building.apply(
      to: &run,
      lists: isolation != nil,
      isolation
    )
    let progress = ProgressLine()
    let cache =
      !showsCode && written.keepsAnswers(run)
      ? AnswerCache(
        "preview",
        in: run.folder,
        inputs: run.inputPrint(without: reporters.paths)
      ) : nil
    if let answer = cache?.answer {
      print(answer.printed, terminator: "")
      guard answer.status == 0 else { throw ExitCode(answer.status) }
      return
    }
    guard let isolation else {
      throw ExitCode(try limits.supervise(shown, stays: written.watch))
    }
    isolation.apply(to: &run)
    guard !isolation.isTrial else {
      // A failure that prevents the run is reported when the run writes.
      _ = try? run.tryOut()
      return
    }
    if isolation.stays {
      return try PreviewWatching(run: run, reporters: reporters, isolation: isolation).stay(
        progress
      )
    }
    let outcome: PreviewRun.Outcome
    do throws(PreviewRun.Failure) {
      outcome = try run.run { progress.show($0) }
    } catch {
      progress.clear()
      throw PreviewFailure.error(error, run, reporters)
    }
    progress.clear()
    let printed = try reporters.write(outcome)
    // After a crash documents may be left out, although the next run may be able to show them.
    if isolation.isFirst {
      cache?.keep(
        AnswerCache.Answer(
          printed: printed,
          status: outcome.status.rawValue,
          files: outcome.writtenFiles + reporters.paths
        )
      )
    }
    guard outcome.status == .clean else { throw ExitCode(outcome.status.rawValue) }
  }
}

/// A failure that ends the command, in words and with a status.
enum PreviewFailure {
  /// Returns the error that ends the command, after printing messages that have a separate status.
  static func error(
    _ failure: PreviewRun.Failure,
    _ run: PreviewRun,
    _ reports: PreviewReports
  ) -> any Error {
    switch failure {
    case .file(let error): return UsageError(error)
    case .notCovered(let finding): return ended(failure, [finding], run, reports)
    case .documentsEndedProcess(let findings): return ended(failure, findings, run, reports)
    default: return UsageError("\(failure)", hint: hint(failure), status: failure.status)
    }
  }

  /// Writes the reports with only the findings, and explains the missing parts.
  private static func ended(
    _ failure: PreviewRun.Failure,
    _ findings: [Finding],
    _ run: PreviewRun,
    _ reports: PreviewReports
  ) -> any Error {
    let report = FindingReport(findings: findings, catalog: .all, tool: run.tool)
    do { try reports.write(report) } catch { return error }
    return UsageError("\(failure)", hint: hint(failure), status: failure.status)
  }

  private static func hint(_ failure: PreviewRun.Failure) -> String {
    switch failure {
    case .input(let mistake): mistake.hint
    case .nothingToShow(_, let findings):
      findings.first?.hint.map(clause) ?? "name a storyboard, a xib or a folder of them"
    case .notCovered:
      "screens that code makes are not laid out; look at them on a device, at AX3 at least"
    case .documentsEndedProcess(let findings):
      findings.first?.hint.map(clause) ?? "please report the document"
    case .unknownScreen: "'--screen' takes a part of a title, class or document, or an identifier"
    case .foreignPage: "choose another folder with '--output', or replace the page with '--force'"
    case .unknownLanguage:
      "'--language base' shows the documents' own texts, 'ar-XB' shows them from right to left"
    default: "'dynamictype preview --help' explains the arguments"
    }
  }

  /// A sentence in the style of other hints: without a capital letter and a full stop.
  private static func clause(_ sentence: String) -> String {
    sentence.prefix(1).lowercased() + sentence.dropFirst().prefix { $0 != "." }
  }
}
