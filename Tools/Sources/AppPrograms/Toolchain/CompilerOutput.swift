import CommandSupport
import Diagnostics
import Foundation
import LeavingOut
import Synchronization

/// The output of a run of the compiler.
struct CompilerOutput {
  var text: String
  var hasSucceeded: Bool

  /// The last line with an error, or otherwise the last line.
  var lastWords: String {
    let rows = text.split(separator: "\n")
    return String(rows.last { $0.contains("error:") } ?? rows.last ?? "nothing")
  }

  /// The errors in order, and the positions of crashes.
  var diagnostics: [CompilerDiagnostic] { CompilerDiagnostic.errors(in: text) }

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

  /// As many runs as there are processors are at work, whichever modules they belong to.
  private static let seats = DispatchSemaphore(value: ProcessInfo.processInfo.activeProcessorCount)

  private static func run(_ arguments: [String]) throws(ToolFailure) -> CompilerOutput {
    seats.wait()
    defer { seats.signal() }
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
