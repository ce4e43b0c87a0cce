import SwiftSyntax

/// Replacements in the bytes of a text.
struct Edits {
  private struct Edit {
    var range: Range<Int>
    var replacement: String?
  }

  private var edits: [Edit] = []

  /// Replaces a node by spaces, without its surrounding trivia.
  mutating func blank(_ node: some SyntaxProtocol) {
    edits.append(Edit(range: Self.range(of: node), replacement: nil))
  }

  /// Replaces a node.
  ///
  /// Spaces preserve the columns of the following code, and line breaks the lines.
  mutating func replace(_ node: some SyntaxProtocol, by text: String) {
    edits.append(Edit(range: Self.range(of: node), replacement: text))
  }

  /// Replaces the text from the start of a node to the end of another one.
  mutating func replace(
    from first: some SyntaxProtocol,
    through last: some SyntaxProtocol,
    by text: String
  ) {
    let range = Self.range(of: first).lowerBound..<Self.range(of: last).upperBound
    edits.append(Edit(range: range, replacement: text))
  }

  /// Inserts a text after a node.
  mutating func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(Edit(range: end..<end, replacement: text))
  }

  /// Inserts a text before a node.
  mutating func insert(_ text: String, before node: some SyntaxProtocol) {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(Edit(range: start..<start, replacement: text))
  }

  /// The text after all replacements; a nested replacement is left out.
  func applied(to text: String) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: { $0.range.lowerBound < $1.range.lowerBound })
    where edit.range.lowerBound >= position {
      result += bytes[position..<edit.range.lowerBound]
      let old = bytes[edit.range]
      let new = Array((edit.replacement ?? "").utf8)
      result += new
      if !edit.range.isEmpty { result += Self.padding(for: old.dropFirst(new.count)) }
      let breaks = old.prefix(new.count).count { $0 == UInt8(ascii: "\n") }
      if !edit.range.isEmpty { result += Array(repeating: UInt8(ascii: "\n"), count: breaks) }
      position = edit.range.upperBound
    }
    result += bytes[position...]
    return String(decoding: result, as: UTF8.self)
  }

  /// Spaces for bytes, and line breaks for line breaks.
  private static func padding(for bytes: ArraySlice<UInt8>) -> [UInt8] {
    bytes.map { [UInt8(ascii: "\n"), UInt8(ascii: "\r")].contains($0) ? $0 : UInt8(ascii: " ") }
  }

  private static func range(of node: some SyntaxProtocol) -> Range<Int> {
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    return start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
  }
}
