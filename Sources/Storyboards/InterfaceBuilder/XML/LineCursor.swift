/// Lines and columns of start tags, found while the parser moves forward.
struct LineCursor {
  private var offset = 0
  private var line = 1
  private var lineStart = 0

  /// The place of the last `<` before an offset: a start tag holds no other.
  mutating func startTag(before end: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    bytes.withUnsafeBufferPointer { bytes in
      var start = min(end, bytes.count) - 1
      while start > offset, bytes[start] != UInt8(ascii: "<") { start -= 1 }
      while offset < start {
        if bytes[offset] == UInt8(ascii: "\n") { (line, lineStart) = (line + 1, offset + 1) }
        offset += 1
      }
      return (line, max(offset - lineStart, 0) + 1)
    }
  }

  static func place(of offset: Int, in bytes: [UInt8]) -> (line: Int, column: Int) {
    let before = bytes[..<min(max(offset, 0), bytes.count)]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, before.count - start + 1)
  }
}
