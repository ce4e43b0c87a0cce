import Foundation

extension Command {
  /// Returns what the command prints on a terminal; it must fit the terminal's buffer of 4 kB.
  static func onTerminal(
    _ arguments: String...,
    columns: UInt16,
    environment: [String: String] = [:]
  ) throws -> String {
    let terminal = try PseudoTerminal(columns: columns)
    let process = try process(arguments, environment)
    process.standardOutput = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
    try process.run()
    process.waitUntilExit()
    return terminal.finish()
  }

  /// What the command says on standard error while that is a terminal.
  static func errorsOnTerminal(_ arguments: [String], columns: UInt16) throws -> String {
    let terminal = try PseudoTerminal(columns: columns)
    let process = try process(arguments, [:])
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
    try process.run()
    process.waitUntilExit()
    return terminal.finish()
  }
}
