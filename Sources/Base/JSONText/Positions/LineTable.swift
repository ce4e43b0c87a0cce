/// The first bytes of the lines of a text, to turn offsets into lines and columns.
public struct LineTable: Hashable, Sendable {
  private let bytes: [UInt8]
  private let starts: [Int]

  /// The UTF-16 code units before each block of the text, so that long lines cost no more.
  private let unitsBeforeBlocks: [Int]

  private static let blockSize = 128

  /// Reads a text as UTF-8; lines end with LF, CR or both.
  ///
  /// Complexity: O(n) in the length of the text.
  public init(_ text: some Sequence<UInt8>) {
    bytes = Array(text)
    var starts = [0]
    var units = 0
    var unitsBeforeBlocks: [Int] = []
    for offset in bytes.indices {
      if offset % Self.blockSize == 0 { unitsBeforeBlocks.append(units) }
      units += Self.units(startedBy: bytes[offset])
      let next = offset + 1
      let isReturn = bytes[offset] == 0x0D && !(next < bytes.count && bytes[next] == 0x0A)
      if bytes[offset] == 0x0A || isReturn { starts.append(next) }
    }
    self.starts = starts
    self.unitsBeforeBlocks = unitsBeforeBlocks + [units]
  }

  /// Returns the line and the column of an offset in bytes, both from 1.
  ///
  /// The column counts UTF-16 code units. Offsets outside the text count as its ends.
  /// Complexity: O(log n) in the number of lines.
  public func position(at offset: Int) -> TextPosition {
    let offset = Swift.min(Swift.max(offset, 0), bytes.count)
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return TextPosition(
      line: low + 1,
      column: units(before: offset) - units(before: starts[low]) + 1
    )
  }

  private func units(before offset: Int) -> Int {
    let block = offset / Self.blockSize
    let rest = bytes[block * Self.blockSize..<offset]
    return rest.reduce(unitsBeforeBlocks[block]) { $0 + Self.units(startedBy: $1) }
  }

  /// The UTF-16 code units of the character whose UTF-8 begins with a byte, 0 for other bytes.
  private static func units(startedBy byte: UInt8) -> Int {
    switch byte {
    case 0x80..<0xC0: 0
    case 0xF0...: 2
    default: 1
    }
  }
}
