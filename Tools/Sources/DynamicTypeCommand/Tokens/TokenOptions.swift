import ArgumentParser
import CommandSupport
import DesignTokens
import Diagnostics
import FileAccess

/// The files that the commands about tokens read, and how.
struct TokenOptions: ParsableArguments {
  @Argument(help: ArgumentHelp("The token files, later ones over earlier ones.", valueName: "path"))
  var paths: [String]

  @Flag(help: "Accept the Design Tokens Format Module 2025.10 alone.")
  var strict = false

  @Option(
    name: .long,
    help: ArgumentHelp(
      "The context of a modifier of a resolver file; repeat for more.",
      valueName: "name=context"
    )
  )
  var input: [String] = []

  /// Reads the files; a missing file is the user's mistake.
  func document() throws -> TokenDocument {
    let inputs = try self.inputs()
    let options = TokenReadingOptions(mode: strict ? .strict : .lenient)
    var sources: [TokenSource] = []
    for path in paths {
      do throws(FileError) {
        sources.append(TokenSource(path: path, bytes: try FileBytes.read(path)))
      } catch {
        throw UsageError(error)
      }
    }
    let resolvers = sources.filter { TokenResolver.isResolver($0) }
    guard let resolver = resolvers.first else {
      guard inputs.isEmpty else {
        throw UsageError("'--input' is for resolver files", hint: "none of the files is one")
      }
      return TokenReader(options: options).read(sources)
    }
    guard sources.count == 1 else {
      throw UsageError("a resolver file is read alone", hint: "it names its token files itself")
    }
    return TokenResolver(reading: resolver, options: options) { path in try? FileBytes.read(path) }
      .tokens(for: inputs)
  }

  private func inputs() throws -> [String: String] {
    var inputs: [String: String] = [:]
    for text in input {
      let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("'\(text)' is no input", hint: "write 'modifier=context'")
      }
      inputs[parts[0]] = parts[1]
    }
    return inputs
  }

  /// The folders whose changes affect the files.
  var folders: [String] { Set(paths.map { FilePath.folder($0) }).sorted() }

  /// Ends a command that has nothing to show because files with errors contain no token.
  ///
  /// An invalid token is listed without its value; a file without any tokens adds nothing.
  func endWithErrors(of document: TokenDocument) throws {
    guard document.tokens.isEmpty, let reporter = Reporter.named("xcode") else { return }
    if report(document.findings, with: reporter, isError: true) {
      throw ExitCode(ExitStatus.findings.rawValue)
    }
  }

  /// The error for files that contain nothing for a command to show or to write.
  func nothing(_ kind: String) -> UsageError {
    let names = paths.map { FilePath.name($0) }.joined(separator: ", ")
    return UsageError(
      "there are \(kind) in \(names)",
      hint: "'dynamictype tokens check' names what could not be read",
      status: .invalidInput
    )
  }

  /// Prints findings in the format of other commands and returns whether any is an error.
  func report(_ findings: [Finding], with reporter: Reporter, isError: Bool) -> Bool {
    let report = FindingReport(
      findings: findings,
      catalog: .tokens,
      tool: ReportTool(name: "dynamictype", version: CommandVersion.current),
      checkedFiles: paths
    )
    let text = reporter.text(for: report)
    if isError {
      if !findings.isEmpty { Terminal.writeError(text.trimmingLineBreak) }
    } else {
      print(text, terminator: "")
    }
    return findings.contains { $0.severity == .error }
  }
}

extension String {
  fileprivate var trimmingLineBreak: String { hasSuffix("\n") ? String(dropLast()) : self }
}
