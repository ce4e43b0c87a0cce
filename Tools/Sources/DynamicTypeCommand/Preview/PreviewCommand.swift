import ArgumentParser
import CommandSupport
import Diagnostics
import DynamicType
import FileAccess
import ScreenPreview

/// Shows screens at every size, and says what breaks.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show every screen at every text size, and say what breaks.",
    discussion: """
      Storyboards and xibs are laid out on devices at the twelve text sizes, in the languages that \
      the project ships, as launched at a size and as changed to it while running. What breaks is \
      printed; --output writes a page with all pictures, to be opened in a browser.

      A file .dynamictype.json above the first path may set rules, devices, categories, languages, \
      a baseline and the severity that fails the run; options win. The exit status is 0 for no \
      such finding, 2 for some, 64 for a mistake in the arguments or the file, 1 for a failure.

      Examples:
        dynamictype preview MyApp --output preview
        dynamictype preview Main.storyboard --device "iPhone 16" --category L,AX3 --language de,ar
        dynamictype preview . --format github --report sarif=preview.sarif --fail-on warning
        dynamictype preview . --baseline preview-baseline.json --write-baseline
        dynamictype preview --explain text-truncated
      """
  )

  @Argument(
    help: "Storyboards, xibs and folders of them. (default: .)",
    completion: .file(extensions: ["storyboard", "xib"])
  )
  var paths: [String] = []

  @OptionGroup(title: "What is shown") var shown: PreviewShownOptions
  @OptionGroup(title: "Pages, pictures and reports") var written: PreviewWrittenOptions
  @OptionGroup(title: "What counts") var counting: PreviewCountingOptions
  @OptionGroup(title: "Rules") var rules: PreviewRuleOptions

  func run() throws {
    if let text = try rules.text(on: .standardOutput) {
      print(text, terminator: "")
      return
    }
    var run = PreviewRun(paths: paths.isEmpty ? ["."] : paths, folder: WorkingFolder.path)
    run.tool = ReportTool(name: "dynamictype", version: CommandVersion.current)
    try shown.apply(to: &run)
    try written.apply(to: &run)
    try counting.apply(to: &run)
    let reporters = try written.reporters()
    let progress = ProgressLine()
    let outcome: PreviewRun.Outcome
    do throws(PreviewRun.Failure) {
      outcome = try run.run { progress.show($0) }
    } catch {
      progress.clear()
      if case .file(let failure) = error { throw PreviewFailure.report(failure) }
      throw UsageError("\(error)", hint: "'dynamictype preview --help' explains the arguments")
    }
    progress.clear()
    try reporters.write(outcome)
    guard outcome.status == .clean else { throw ExitCode(outcome.status.rawValue) }
  }
}

/// A file that cannot be read or written, which ends the command with status 1.
enum PreviewFailure {
  /// Says what is wrong and returns what ends the command.
  static func report(_ error: FileError) -> ExitCode {
    Terminal.writeError("error: \(error)")
    return ExitCode(ExitStatus.failure.rawValue)
  }
}
