import DesignTokens
import Diagnostics
import FileAccess
import JSONText

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Writes Swift from token files, for the plugin of the package.
///
///     TokenCodeGenerator --output FILE [--settings FILE] TOKENS...
///
/// Faults of the files go to standard error in the form that Xcode and Swift Package Manager show.
@main
struct TokenCodeGenerator {
  static func main() {
    do throws(Failure) {
      let request = try Request(Array(CommandLine.arguments.dropFirst()))
      let settings = try request.settings.map(settings(at:)) ?? SwiftCodeSettings()
      let document = try document(of: request.tokens, settings)
      report(document.findings)
      guard document.isValid else { exit(1) }
      guard let text = settings.code(for: document) else {
        throw Failure(
          description: "\(request.tokens[0]):1:1: error: "
            + "there is neither typography with a size nor spacing"
        )
      }
      do throws(FileError) {
        try FileReplacement.write(text, to: request.output)
      } catch {
        throw Failure(description: "error: \(error.description)")
      }
    } catch {
      writeError(error.description + "\n")
      exit(1)
    }
  }

  /// The reason for which nothing is written.
  private struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The files that are named on the command line.
  private struct Request {
    var output = ""
    var settings: String?
    var tokens: [String] = []

    init(_ arguments: [String]) throws(Failure) {
      var rest = arguments[...]
      while let argument = rest.popFirst() {
        switch argument {
        case "--output": output = rest.popFirst() ?? ""
        case "--settings": settings = rest.popFirst()
        default: tokens.append(argument)
        }
      }
      guard !output.isEmpty, !tokens.isEmpty else {
        throw Failure(
          description: "usage: TokenCodeGenerator --output FILE [--settings FILE] TOKENS..."
        )
      }
    }
  }

  private static func bytes(of path: String) throws(Failure) -> [UInt8] {
    do throws(FileError) { return try FileBytes.read(path) } catch {
      throw Failure(description: "error: \(error.description)")
    }
  }

  private static func settings(at path: String) throws(Failure) -> SwiftCodeSettings {
    let bytes = try bytes(of: path)
    do throws(SwiftCodeSettingsError) { return try SwiftCodeSettings(parsing: bytes) } catch {
      let place = "\(path):\(error.position.line):\(error.position.column)"
      throw Failure(description: "\(place): error: \(error.reason)")
    }
  }

  /// Reads the files as one set; a resolver file among them is read alone, as it names the others.
  private static func document(
    of paths: [String],
    _ settings: SwiftCodeSettings
  ) throws(Failure) -> TokenDocument {
    var sources: [TokenSource] = []
    for path in paths { sources.append(TokenSource(path: path, bytes: try bytes(of: path))) }
    let resolvers = sources.filter { TokenResolver.isResolver($0) }
    guard let resolver = resolvers.first else {
      return TokenReader(options: settings.reading).read(sources)
    }
    guard resolvers.count == 1 else {
      throw Failure(description: "\(resolvers[1].path):1:1: error: a target has one resolver file")
    }
    return TokenResolver(reading: resolver, options: settings.reading) { path in
      try? FileBytes.read(path)
    }.tokens(for: settings.inputs)
  }

  private static func report(_ findings: [Finding]) {
    guard !findings.isEmpty else { return }
    let tool = ReportTool(name: "dynamictype", version: "1")
    let report = FindingReport(findings: findings, catalog: .tokens, tool: tool)
    writeError(Reporter.xcode.text(for: report))
  }

  private static func writeError(_ text: String) {
    let bytes = Array(text.utf8)
    _ = write(STDERR_FILENO, bytes, bytes.count)
  }
}
