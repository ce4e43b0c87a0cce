import FileAccess

/// A mistake in what was typed on the command line, in words for the person who typed it.
public struct UsageError: Error, Hashable, Sendable {
  /// The fault and the expected value, as one clause without a full stop.
  public let message: String

  /// A pointer to the allowed values, or `nil`.
  public let hint: String?

  /// The status that the command ends with: `EX_USAGE` of `sysexits.h`.
  public static let exitCode: Int32 = 64

  /// Creates an error.
  public init(_ message: String, hint: String? = nil) {
    self.message = message
    self.hint = hint
  }
}

extension UsageError: CustomStringConvertible {
  /// The lines to print on standard error.
  public var description: String {
    let error = "error: \(message)"
    return hint.map { error + "\n" + TerminalText.wrapped("hint: \($0)") } ?? error
  }
}
