/// A JSON text that was read, with the position of each of its parts.
public struct JSONDocument: Hashable, Sendable {
  /// The value that the text holds.
  public let root: JSONNode

  /// Members whose key was already there in the same object, in the order of the text.
  public let repeatedMembers: [JSONMember]

  /// The places of comments and commas that RFC 8259 does not have; empty for standard syntax.
  public let extensionOffsets: [Int]

  private let lines: LineTable

  /// Reads a text as RFC 8259 defines it; a byte order mark at the start is skipped.
  ///
  /// Bytes that are not UTF-8 become U+FFFD.
  ///
  /// - Parameters:
  ///   - text: The text as UTF-8.
  ///   - limits: The depth and the size beyond which a text is refused.
  ///   - syntax: The syntax that is read.
  /// - Throws: ``JSONSyntaxError`` with the position of the first mistake.
  public init(
    parsing text: some Sequence<UInt8>,
    limits: JSONLimits = JSONLimits(),
    syntax: JSONSyntax = .standard
  ) throws(JSONSyntaxError) {
    var parser = try JSONParser(text, limits: limits, syntax: syntax)
    root = try parser.document()
    repeatedMembers = parser.repeatedMembers
    extensionOffsets = parser.extensionOffsets
    lines = LineTable(parser.bytes)
  }

  /// Returns the line and the column of an offset of a node or a member.
  public func position(at offset: Int) -> TextPosition {
    lines.position(at: offset)
  }
}
