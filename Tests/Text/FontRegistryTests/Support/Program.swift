import Foundation
import Testing

/// A program that runs beside a test.
///
/// `@unchecked Sendable`: a test uses it from one thread at a time.
final class Program: @unchecked Sendable {
  private let process = Process()
  private let output = Pipe()

  /// Starts a program.
  init(_ path: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    process.executableURL = URL(filePath: path)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    try process.run()
  }

  /// Starts the writer of registries.
  static func writer(_ arguments: [String]) throws -> Program {
    try Program(try #require(writerPath), arguments)
  }

  /// The writer beside the bundle of the tests, where the package manager puts both.
  static let writerPath: String? = {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    return bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
      .map { $0.appending(path: "FontRegistryWriter").path }
      .first(where: FileManager.default.isExecutableFile)
  }()

  /// The exit status of one that has ended.
  var status: Int32 { process.terminationStatus }

  /// Ends it at once.
  func kill() {
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }

  /// Waits for its end and returns the lines that it wrote.
  func lines() throws -> [String] {
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
