import CommandSupport
import Foundation

/// A step towards the screens of a package that failed, in words for the person who asked for them.
public struct ToolFailure: Error, CustomStringConvertible {
  /// What failed, as one clause without a full stop.
  public let description: String

  init(_ description: String) { self.description = description }
}

/// The `swift` of the toolchain.
struct SwiftTool {
  /// What a run printed, and whether it ended with status 0.
  struct Run {
    var output: Data
    var hasSucceeded: Bool

    var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: What stands behind `swift`.
  ///   - keepsErrors: Whether what it says on standard error is part of the output.
  /// - Returns: What it printed, and whether it succeeded.
  /// - Throws: A tool that cannot be started.
  func run(_ arguments: [String], keepsErrors: Bool = true) throws(ToolFailure) -> Run {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = ["swift"] + arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = keepsErrors ? output : FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw ToolFailure("'swift' cannot be started: \(error.localizedDescription)")
    }
    let data = ProcessSignals.endingWithThisProcess(process.processIdentifier) {
      let data = output.fileHandleForReading.readDataToEndOfFile()
      process.waitUntilExit()
      return data
    }
    return Run(output: data, hasSucceeded: process.terminationStatus == 0)
  }

  /// Runs the tool and returns what it prints for programs.
  ///
  /// - Throws: A tool that cannot be started, or that fails.
  func answer(_ arguments: [String]) throws(ToolFailure) -> Data {
    let run = try run(arguments, keepsErrors: false)
    guard run.hasSucceeded else {
      throw ToolFailure("'swift \(arguments.joined(separator: " "))' failed")
    }
    return run.output
  }
}
