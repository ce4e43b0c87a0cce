import Diagnostics
import FileAccess
import Foundation
import SourceLint
import SourceReading
import SwiftParser
import SwiftSyntax

/// Lints an app, and only parses its files, for `Benchmarks/Lint/run`.
///
///     lint-times times N FOLDER    milliseconds of reading and parsing alone, and of a whole lint
///     lint-times lint FOLDER       lints once, and prints the most memory that was in use
@main
struct LintTimes {
  static func main() throws {
    let arguments = Array(CommandLine.arguments.dropFirst())
    guard let folder = arguments.last, arguments.count > 1 else { return usage() }
    switch (arguments[0], arguments.count) {
    case ("times", 3): try times(Int(arguments[1]) ?? 1, folder)
    case ("lint", 2):
      print("findings", try lint(folder).findings.report.findings.count)
      var usage = rusage()
      getrusage(Int32(RUSAGE_SELF.rawValue), &usage)
      print("megabytes", usage.ru_maxrss / 1024)
    default: usage()
    }
  }

  private static func usage() {
    print("usage: lint-times times N FOLDER, or lint-times lint FOLDER")
    exit(64)
  }

  private static func times(_ count: Int, _ folder: String) throws {
    let report = try lint(folder).findings.report
    let files = report.checkedFiles.filter { $0.hasSuffix(".swift") }
      .map { FilePath.absolute($0, in: report.root) }
    let texts = files.compactMap { try? FileBytes.read($0) }
    print("files", files.count)
    print("lines", texts.reduce(0) { $0 + $1.count { $0 == UInt8(ascii: "\n") } })
    let mentioning = zip(files, texts).filter { mentionsInterface($0.1) }.map(\.0)
    print("mentioning", mentioning.count)
    print("findings", report.findings.count)
    // The two alternate, so that a change in the machine's speed affects both.
    var best = (parse: Double.infinity, lint: Double.infinity)
    for _ in 0..<count {
      best.parse = min(best.parse, milliseconds { parse(mentioning) })
      best.lint = min(best.lint, try milliseconds { try lint(folder).fileCount })
    }
    print("parse", best.parse)
    print("lint", best.lint)
  }

  private static func lint(_ folder: String) throws -> LintRun.Outcome {
    var run = LintRun(paths: [folder], folder: folder)
    run.comparesWithBaseline = false
    return try run.outcome(tool: ReportTool(name: "lint-times", version: "1"))
  }

  /// Reads and parses files once, on all processors.
  private static func parse(_ files: [String]) -> Int {
    LargeStackThreads.map(files) { path in
      guard let bytes = try? FileBytes.read(path) else { return 0 }
      return bytes.withUnsafeBufferPointer { Parser.parse(source: $0).statements.count }
    }.reduce(0, +)
  }

  private static func mentionsInterface(_ bytes: [UInt8]) -> Bool {
    ["UIKit", "SwiftUI"].contains { bytes.firstRange(of: Array($0.utf8)) != nil }
  }

  private static func milliseconds(_ body: () throws -> Int) rethrows -> Double {
    let start = ContinuousClock.now
    let result = try body()
    let time = start.duration(to: .now).components
    precondition(result > 0)
    return Double(time.seconds) * 1e3 + Double(time.attoseconds) / 1e15
  }
}
