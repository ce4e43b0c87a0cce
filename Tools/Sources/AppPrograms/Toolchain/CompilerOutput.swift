import CommandSupport
import Diagnostics
import Foundation
import LeavingOut
import Synchronization

/// The output of a run of the compiler.
struct CompilerOutput {
  var text: String
  var hasSucceeded: Bool

  /// The last line with an error, or else the last one.
  var lastWords: String {
    let rows = text.split(separator: "\n")
    return String(rows.last { $0.contains("error:") } ?? rows.last ?? "nothing")
  }

  /// The errors in their order; those of a crash where the compiler named none.
  var diagnostics: [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    for row in text.split(separator: "\n") where row.first == "/" || row.first == "<" {
      if let error = Self.error(row) { found.append(error) }
    }
    return found.isEmpty && !hasSucceeded ? crashes : found
  }

  /// Reads `PATH:LINE:COLUMN: error: MESSAGE` and `<unknown>:0: error: MESSAGE`.
  private static func error(_ row: Substring) -> CompilerDiagnostic? {
    guard let mark = row.firstRange(of: ": error: ") else { return nil }
    let place = row[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
    let message = String(row[mark.upperBound...])
    if place.count >= 3, let line = Int(place[place.count - 2]), let column = Int(place[place.count - 1]) {
      let file = place.dropLast(2).joined(separator: ":")
      return CompilerDiagnostic(file: file, line: line, column: column, message: message)
    }
    return place.first == "<unknown>"
      ? CompilerDiagnostic(file: "<unknown>", line: 0, column: 0, message: message) : nil
  }

  /// The places that the compiler was at when it crashed, the innermost of each trace, such as
  /// `3. While type-checking 'body' (at [PATH:LINE:COLUMN …])`.
  private var crashes: [CompilerDiagnostic] {
    var found: [CompilerDiagnostic] = []
    var innermost: CompilerDiagnostic?
    for row in text.split(separator: "\n") {
      if row.hasPrefix("Stack dump:") {
        if let innermost { found.append(innermost) }
        innermost = nil
      } else if row.contains(".\tWhile "), let crash = Self.crash(row) {
        innermost = crash
      }
    }
    return found + (innermost.map { [$0] } ?? [])
  }

  private static func crash(_ row: Substring) -> CompilerDiagnostic? {
    guard let start = row.firstRange(of: "/")?.lowerBound,
      let end = row.firstRange(of: ".swift")?.upperBound, start < end
    else { return nil }
    let numbers = row[end...].split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
    let line = numbers.count > 1 ? Int(numbers[1]) ?? 0 : 0
    let column = numbers.count > 2 ? Int(numbers[2].prefix { $0.isNumber }) ?? 0 : 0
    return CompilerDiagnostic(
      file: String(row[start..<end]),
      line: line,
      column: column,
      message: "the compiler crashed"
    )
  }

  /// Runs the compiler several times side by side.
  ///
  /// - Throws: A compiler that cannot be started.
  static func sideBySide(_ runs: [[String]]) throws(ToolFailure) -> [CompilerOutput] {
    let outputs = Mutex<[Int: Result<CompilerOutput, ToolFailure>]>([:])
    DispatchQueue.concurrentPerform(iterations: runs.count) { index in
      let result = Result { () throws(ToolFailure) in try run(runs[index]) }
      outputs.withLock { $0[index] = result }
    }
    var found: [CompilerOutput] = []
    for (_, result) in outputs.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      found.append(try result.get())
    }
    return found
  }

  private static func run(_ arguments: [String]) throws(ToolFailure) -> CompilerOutput {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swiftc"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = output
    do {
      try process.run()
    } catch {
      throw ToolFailure("'swiftc' cannot be started: \(error.localizedDescription)")
    }
    let data = ProcessSignals.endingWithThisProcess(process.processIdentifier) {
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return data
    }
    guard process.terminationStatus != 127 else {
      throw ToolFailure("'swiftc' is not installed", status: .unavailable)
    }
    return CompilerOutput(
      text: String(decoding: data, as: UTF8.self),
      hasSucceeded: process.terminationStatus == 0 && process.terminationReason == .exit
    )
  }
}
