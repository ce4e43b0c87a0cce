public import Diagnostics

extension ExitStatus {
  /// The statuses of every command.
  public static let common: [ExitStatus] = [.clean, .usage, .unwritableOutput, .closedPipe]

  /// The statuses of every command that reads files.
  public static let reading: [ExitStatus] = [.invalidInput, .missingInput]

  /// Returns the part of a command's help about its status.
  ///
  /// - Parameter own: The statuses in addition to those of every command.
  /// - Returns: The lines, after an empty one.
  public static func help(_ own: [ExitStatus] = []) -> String {
    let rows = Set(common + own).sorted { $0.rawValue < $1.rawValue }.map { status in
      let number = "\(status.rawValue)"
      let space = String(repeating: " ", count: 5 - number.count)
      return "  \(number)\(space)\(status.meaning)"
    }
    return "\n\nExit status:\n" + rows.joined(separator: "\n")
  }
}
