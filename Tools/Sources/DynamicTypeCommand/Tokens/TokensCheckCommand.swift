import ArgumentParser
import CommandSupport
import DesignTokens
import Diagnostics

/// Checks token files.
struct TokensCheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Check token files, with file, line and column of each fault.",
    discussion: """
      Errors fail the check. Without --strict older and foreign forms are warnings.

      Examples:
        dynamictype tokens check brand.tokens.json
        dynamictype tokens check core.json light.json --strict --json
      """ + ExitStatus.help(ExitStatus.reading + [.findings])
  )

  @OptionGroup var tokens: TokenOptions
  @Flag(help: "Print JSON.") var json = false
  @Option(help: "The form of the findings, such as text, json, sarif or xcode.")
  var format = "text"

  func run() throws {
    let reporter = try Self.formats.value(named: json ? "json" : format)
    let document = try tokens.document()
    let fails = tokens.report(document.findings, with: reporter, isError: false)
    if fails { throw ExitCode(ExitStatus.findings.rawValue) }
  }
  private static let formats = NameList(
    kind: "format",
    names: Reporter.all.map(\.name),
    read: { Reporter.named($0) }
  )
}
