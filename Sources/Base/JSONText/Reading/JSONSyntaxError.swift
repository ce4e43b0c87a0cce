/// The first mistake in a text that is not JSON.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault or the expectation, as one clause.
  public let reason: String

  /// The place of the mistake.
  public let position: TextPosition

  /// Creates an error.
  public init(reason: String, position: TextPosition) {
    self.reason = reason
    self.position = position
  }

  /// The reason with the place.
  public var description: String {
    "\(reason) at line \(position.line), column \(position.column)"
  }

  /// The reason as a sentence of its own, without the place.
  public var sentence: String { reason.prefix(1).uppercased() + reason.dropFirst() + "." }
}
