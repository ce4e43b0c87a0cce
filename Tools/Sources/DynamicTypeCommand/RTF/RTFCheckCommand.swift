import ArgumentParser
import CommandSupport
import Diagnostics
import FileAccess
import RTFChecking

/// Checks documents.
struct RTFCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Report what is wrong with documents, and what other programs make of their sizes.",
    discussion: """
      Each fault of the format is reported with line, column and byte. Sizes are checked as they \
      look on iOS.

      Examples:
        dynamictype rtf check Note.rtf
        dynamictype rtf check Notes.rtfd Other.rtf --format sarif
        dynamictype rtf check --explain rtf-size-rounded
      """ + ExitStatus.help(ExitStatus.reading + [.findings])
  )

  @Argument(
    help: ArgumentHelp("Documents, or - for the standard input.", valueName: "file"),
    completion: .file(extensions: ["rtf", "rtfd"])
  )
  var files: [String] = []

  @Option(
    help: ArgumentHelp(
      "The format: \(Reporter.all.map(\.name).joined(separator: ", ")).",
      valueName: "name"
    ),
    completion: .list(Reporter.all.map(\.name))
  )
  var format = "text"

  @Flag(help: "Print JSON; the same as --format json.")
  var json = false

  @Option(
    help: ArgumentHelp(
      "From which severity on findings fail the check: note, warning, error or never.",
      valueName: "severity"
    ),
    completion: .list(FailureThreshold.allCases.map(\.rawValue))
  )
  var failOn = "warning"

  @Option(
    help: ArgumentHelp("Explain a rule and how to fix what it finds.", valueName: "rule"),
    completion: .list(RuleCatalog.richText.rules.map(\.id))
  )
  var explain: String?

  @Flag(help: "List all rules.")
  var rules = false

  func run() throws {
    if let explain {
      let page = try Self.ruleNames.value(named: explain).page
      return print(TerminalText.wrapped(page), terminator: "")
    }
    if rules { return print(Self.list.text(on: .standardOutput)) }
    guard !files.isEmpty else { throw UsageError("'rtf check' needs a document") }
    let reporter = try Self.reporter(named: json ? "json" : format)
    let threshold = try Self.thresholds.value(named: failOn)
    let checks = files.map(check)
    let findings = checks.flatMap(\.findings)
    let report = FindingReport(
      findings: findings,
      catalog: .richText,
      tool: ReportTool(name: "dynamictype", version: CommandVersion.current),
      checkedFiles: files
    )
    let text = reporter.text(for: report)
    print(text, terminator: text.hasSuffix("\n") || text.isEmpty ? "" : "\n")
    let unreadable = checks.count == 1 ? checks[0].unreadable : nil
    let status = unreadable ?? ExitStatus(after: findings, failingOn: threshold)
    if status != .clean { throw ExitCode(status.rawValue) }
  }

  /// The findings about a document, with the status of a check if it is the only one and cannot be read.
  private func check(_ path: String) -> (findings: [Finding], unreadable: ExitStatus?) {
    do throws(DocumentFailure) {
      let input = try DocumentInput(path: path)
      return (RTFCheck(file: input.path ?? "-").findings(in: try input.bytes()), nil)
    } catch {
      let finding = Finding(
        rule: .rtfUnreadable,
        message: error.message + ".",
        location: SourceLocation(file: path),
        hint: error.hint
      )
      return ([finding], error.status)
    }
  }

  private static func reporter(named name: String) throws(UsageError) -> Reporter {
    guard name == "text" else {
      return try NameList(
        kind: "format",
        names: Reporter.all.map(\.name),
        read: { Reporter.named($0) }
      ).value(named: name)
    }
    return .text(usesColor: Terminal.standardOutput.allowsBold)
  }

  private static var list: TextTable {
    var table = TextTable([.left("Rule"), .left("Severity"), .left("Fault")])
    table.rows = RuleCatalog.richText.rules.map { [$0.id, $0.defaultSeverity.rawValue, $0.title] }
    return table
  }

  private static let ruleNames = NameList(
    kind: "rule",
    names: RuleCatalog.richText.rules.map(\.id),
    hint: "'dynamictype rtf check --rules' lists the rules",
    read: { RuleCatalog.richText[$0] }
  )

  private static let thresholds = NameList(
    kind: "severity",
    names: FailureThreshold.allCases.map(\.rawValue),
    read: { FailureThreshold(rawValue: $0.lowercased()) }
  )
}
