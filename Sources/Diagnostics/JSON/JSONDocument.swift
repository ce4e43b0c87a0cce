/// A JSON text that was read, with the position of each of its parts.
public struct JSONDocument: Hashable, Sendable {
  /// The value that the text holds.
  public let root: JSONNode

  /// Members whose key was already there in the same object, in the order of the text.
  public let repeatedMembers: [JSONMember]

  private let lines: LineTable

  /// Reads a text as RFC 8259 defines it; a byte order mark at the start is skipped.
  ///
  /// Bytes that are not UTF-8 become U+FFFD.
  ///
  /// - Parameters:
  ///   - text: The text as UTF-8.
  ///   - maximumDepth: How deeply lists and objects may be nested.
  /// - Throws: ``JSONSyntaxError`` with the position of the first mistake.
  public init(parsing text: some Sequence<UInt8>, maximumDepth: Int = 64) throws(JSONSyntaxError) {
    var parser = JSONParser(text, maximumDepth: maximumDepth)
    root = try parser.document()
    repeatedMembers = parser.repeatedMembers
    lines = LineTable(parser.bytes)
  }

  /// Returns the line and the column of an offset of a node or a member.
  public func position(at offset: Int) -> TextPosition {
    lines.position(at: offset)
  }
}

/// Why a text is not JSON.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What was found or expected, as one clause.
  public let reason: String

  /// Where it was.
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
}
