import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess
import SourceLint

/// The output of the command: content, destination and format.
struct LintReportOptions: ParsableArguments {
  @Option(
    name: [.long, .customLong("reporter")],
    help: ArgumentHelp(
      "The format of what is printed: \(Reporter.all.map(\.name).joined(separator: ", ")).",
      valueName: "name"
    ),
    completion: .list(Reporter.all.map(\.name))
  )
  var format = "text"

  @Flag(help: "Print JSON; the same as --format json.")
  var json = false

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp(
      "The file for the report; without it the report is printed.",
      valueName: "file"
    ),
    completion: .file()
  )
  var output: String?

  @Option(
    help: ArgumentHelp(
      "Write a report into a file, too, such as sarif=lint.sarif; repeat.",
      valueName: "format=file"
    )
  )
  var report: [String] = []

  @Flag(name: .shortAndLong, help: "Print the findings without the summary.")
  var quiet = false

  @Flag(help: "Lint all files, even if nothing changed since the last run with these options.")
  var noCache = false

  /// Reads the options.
  func reports() throws(UsageError) -> LintReports {
    let name = json ? "json" : format
    var files: [(reporter: Reporter, path: String)] = []
    for text in report {
      guard let equals = text.firstIndex(of: "="), text.last != "=" else {
        throw UsageError("'--report' needs format=file, not '\(text)'")
      }
      let reporter = try Self.reporters.value(named: String(text[..<equals]))
      files.append((reporter, String(text[text.index(after: equals)...])))
    }
    let reporter =
      name == "text"
      ? Reporter.text(usesColor: output == nil && Terminal.standardOutput.allowsBold)
      : try Self.reporters.value(named: name)
    return LintReports(printed: reporter, output: output, files: files, isQuiet: quiet)
  }

  private static let reporters = NameList(
    kind: "format",
    names: Reporter.all.flatMap { [$0.name] + $0.aliases },
    read: { Reporter.named($0) }
  )
}

/// The reports of a run: findings to standard output, everything else to standard error.
struct LintReports {
  let printed: Reporter
  let output: String?
  let files: [(reporter: Reporter, path: String)]
  let isQuiet: Bool

  /// Whether the printed report is for people.
  var isForPeople: Bool { printed.name == Reporter.text.name }

  /// The paths of the written files.
  var paths: [String] { files.map(\.path) + (output.map { [$0] } ?? []) }

  /// Writes the reports that go to files.
  func writeFiles(_ outcome: LintRun.Outcome) throws(UsageError) {
    let report = outcome.findings.report
    for (reporter, path) in files { try TextOutput(path: path).write(reporter.text(for: report)) }
    if let output { try TextOutput(path: output).write(printed.text(for: report)) }
  }

  /// The text for standard output, with a newline at the end unless it is empty.
  func printedText(_ outcome: LintRun.Outcome) -> String {
    guard output == nil else { return "" }
    let text = printed.text(for: outcome.findings.report)
    return text.hasSuffix("\n") || text.isEmpty ? text : text + "\n"
  }

  /// The text for standard error; empty if none is wanted.
  func summary(_ outcome: LintRun.Outcome) -> String {
    guard !isQuiet else { return "" }
    let counts = FindingCounts(outcome.findings.report.findings)
    let files = outcome.fileCount == 1 ? "1 file" : "\(outcome.fileCount) files"
    var parts = ["\(files): \(counts)."]
    if outcome.fixCount > 0 {
      let fixes = outcome.fixCount == 1 ? "1 fix was" : "\(outcome.fixCount) fixes were"
      parts.append("\(fixes) written.")
    }
    if outcome.findings.knownCount > 0 {
      parts.append("\(outcome.findings.knownCount) known findings of the baseline are not listed.")
    }
    return parts.joined(separator: " ")
  }
}
