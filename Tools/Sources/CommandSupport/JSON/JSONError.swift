/// Why a text is not JSON, in words that fit after a colon.
public struct JSONError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found or expected.
  public let reason: String

  /// Where it was, in bytes from the start; the first byte is 1.
  public let column: Int

  /// The reason with the place.
  public var description: String { "\(reason) at column \(column)" }
}
