import Dispatch
import Foundation

/// Programs of the machine, such as `swift` and `git`, run to their end or to a time limit.
package enum ToolRun {
  /// Runs a program and returns its standard output.
  ///
  /// - Parameters:
  ///   - arguments: The name of the program and its arguments.
  ///   - folder: The working folder.
  ///   - seconds: The time after which it is ended.
  /// - Returns: The output; `nil` if the program does not exist, fails or takes too long.
  package static func output(
    of arguments: [String],
    in folder: String,
    seconds: Double
  ) -> [UInt8]? {
    let result = run(arguments, in: folder, seconds: seconds)
    return result.status == 0 ? result.output : nil
  }

  /// Runs a program; a status of 127 means that it does not exist.
  package static func run(
    _ arguments: [String],
    in folder: String,
    seconds: Double,
    environment: [String: String] = [:]
  ) -> (status: Int32, output: [UInt8], errors: [UInt8]) {
    let process = Process()
    let (output, errors) = (Pipe(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = arguments
    process.currentDirectoryURL = URL(filePath: folder)
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardOutput = output
    process.standardError = errors
    process.standardInput = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return (127, [], []) }
    let limit = DispatchWorkItem { process.terminate() }
    DispatchQueue.global().asyncAfter(deadline: .now() + seconds, execute: limit)
    // Both pipes are read at the same time: a program blocks while one of them is full.
    let said = ReadBytes(errors)
    let bytes = [UInt8](output.fileHandleForReading.readDataToEndOfFile())
    process.waitUntilExit()
    limit.cancel()
    return (process.terminationStatus, bytes, said.bytes)
  }
}

/// The bytes of a pipe, read on a separate thread.
///
/// `@unchecked Sendable`: the bytes are read after the group has ended, and written before.
private final class ReadBytes: @unchecked Sendable {
  private var found: [UInt8] = []
  private let done = DispatchGroup()

  init(_ pipe: Pipe) {
    DispatchQueue.global().async(group: done) {
      self.found = [UInt8](pipe.fileHandleForReading.readDataToEndOfFile())
    }
  }

  var bytes: [UInt8] {
    done.wait()
    return found
  }
}
