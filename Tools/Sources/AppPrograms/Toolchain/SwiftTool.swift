import CommandSupport
public import Diagnostics
public import Foundation

/// A failed step on the way to the screens of a package, in words for the user.
public struct ToolFailure: Error, CustomStringConvertible {
  /// The failure, as one clause without a full stop.
  public let description: String

  /// The exit status of a command that ends with the failure.
  public let status: ExitStatus

  /// Creates a failure.
  public init(_ description: String, status: ExitStatus = .failure) {
    self.description = description
    self.status = status
  }
}

/// The `swift` of the toolchain.
public struct SwiftTool {
  /// Creates the tool.
  public init() {}

  /// The output of a run, and whether it ended with status 0.
  public struct Run {
    /// The bytes of the output.
    public var output: Data
    /// Whether it ended with status 0.
    public var hasSucceeded: Bool

    /// The output as text.
    public var text: String { String(decoding: output, as: UTF8.self) }
  }

  /// Runs the tool.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after `swift`.
  ///   - keepsErrors: Whether standard error is part of the output.
  /// - Returns: Its output, and whether it succeeded.
  /// - Throws: A tool that cannot be started.
  public func run(_ arguments: [String], keepsErrors: Bool = true) throws(ToolFailure) -> Run {
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
    // The status of `env` if there is no such program.
    guard process.terminationStatus != 127 else {
      throw ToolFailure("'swift' is not installed", status: .unavailable)
    }
    return Run(output: data, hasSucceeded: process.terminationStatus == 0)
  }

  /// Runs the tool and returns its standard output.
  ///
  /// - Throws: A failure if the tool cannot be started or fails.
  public func answer(_ arguments: [String]) throws(ToolFailure) -> Data {
    let run = try run(arguments, keepsErrors: false)
    guard run.hasSucceeded else {
      throw ToolFailure("'swift \(arguments.joined(separator: " "))' failed")
    }
    return run.output
  }
}
