public import Diagnostics
public import FileAccess

/// A mistake in the command line or in the files that it names, in words for the user.
public struct UsageError: Error, Hashable, Sendable {
  /// The fault and the expected value, as one clause without a full stop.
  public let message: String

  /// A pointer to the allowed values, or `nil`.
  public let hint: String?

  /// The status that the command ends with.
  public let status: ExitStatus

  /// The number of the status.
  public var exitCode: Int32 { status.rawValue }

  /// Creates an error.
  public init(_ message: String, hint: String? = nil, status: ExitStatus = .usage) {
    self.message = message
    self.hint = hint
    self.status = status
  }

  /// Creates the error for a file that cannot be read or written.
  public init(_ error: FileError, hint: String? = nil) {
    self.init(error.description, hint: hint, status: ExitStatus(error))
  }
}

extension UsageError: CustomStringConvertible {
  /// The lines to print on standard error: a hint has lines of at most 100 columns.
  public var description: String {
    let error = "error: \(message)"
    return hint.map { error + "\n" + TerminalText.wrapped("hint: \($0)", indentation: "  ") }
      ?? error
  }
}
