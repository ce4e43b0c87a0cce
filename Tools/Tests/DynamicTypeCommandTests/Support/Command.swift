import Foundation

/// A run of the built command.
struct Command {
  /// The command's standard output.
  let output: String
  /// The command's standard error.
  let error: String
  /// The exit status.
  let status: Int32

  /// Runs `dynamictype` with its output in pipes.
  init(_ arguments: String..., environment: [String: String] = [:]) throws {
    try self.init(arguments, environment: environment)
  }

  /// Runs `dynamictype` with text as its standard input, up to what a pipe holds.
  init(_ arguments: [String], input: String? = nil, environment: [String: String] = [:]) throws {
    try self.init(try Self.process(arguments, environment), input: input)
  }

  private init(_ process: Process, input: String? = nil) throws {
    let (output, error, source) = (Pipe(), Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = error
    if input != nil { process.standardInput = source }
    try process.run()
    try source.fileHandleForWriting.write(contentsOf: Data((input ?? "").utf8))
    try source.fileHandleForWriting.close()
    self.output = String(
      decoding: try output.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    self.error = String(
      decoding: try error.fileHandleForReading.readToEnd() ?? Data(),
      as: UTF8.self
    )
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// The lines of the output, without the newline at the end.
  var lines: [String] {
    output.split(separator: "\n", omittingEmptySubsequences: false).map(String.init).dropLast()
  }

  /// Reads the output as JSON.
  func decoded<Value: Decodable>(as type: Value.Type = Value.self) throws -> Value {
    try JSONDecoder().decode(type, from: Data(output.utf8))
  }

  /// Runs a program of the tests beside the command.
  init(
    program: String,
    _ arguments: [String],
    environment: [String: String]
  ) throws {
    try self.init(try Self.process(arguments, environment, program: program))
  }

  static func process(
    _ arguments: [String],
    _ environment: [String: String],
    program: String = "dynamictype"
  ) throws -> Process {
    let process = Process()
    process.executableURL = try executable(program)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    let decisive = ["NO_COLOR", "COLUMNS", "TERM"]
    process.environment = ProcessInfo.processInfo.environment
      .filter { !decisive.contains($0.key) }
      .merging(environment) { $1 }
    return process
  }

  /// The command beside the bundle of the tests, where the package manager puts both.
  private static func executable(_ name: String) throws -> URL {
    let bundles = Bundle.allBundles.map(\.bundleURL) + [Bundle.main.bundleURL]
    let folders = bundles.flatMap { [$0, $0.deletingLastPathComponent()] }
    let candidates = folders.map { $0.appendingPathComponent(name) }
    let found = candidates.first { FileManager.default.isExecutableFile(atPath: $0.path) }
    guard let found else { throw CocoaError(.fileNoSuchFile) }
    return found
  }
}
