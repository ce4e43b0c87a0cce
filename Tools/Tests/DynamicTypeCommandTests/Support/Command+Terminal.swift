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

  /// Returns what the command asks on a terminal at which a person answers, and its status.
  static func answered(
    _ answer: String,
    _ arguments: [String],
    environment: [String: String]
  ) throws -> (text: String, status: Int32) {
    let terminal = try PseudoTerminal(columns: 80)
    let process = try process(arguments, environment)
    let device = FileHandle(fileDescriptor: terminal.device, closeOnDealloc: false)
    process.standardInput = device
    process.standardOutput = FileHandle.nullDevice
    process.standardError = device
    terminal.type(answer + "\n")
    try process.run()
    process.waitUntilExit()
    return (terminal.finish(), process.terminationStatus)
  }

  /// The command's standard error while that is a terminal.
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
