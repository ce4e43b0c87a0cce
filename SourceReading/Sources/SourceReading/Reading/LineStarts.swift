package import SourceFacts

/// The offsets at which the lines of a file begin.
package struct LineStarts {
  private let starts: [Int]

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    var starts = [0]
    for offset in bytes.indices where bytes[offset] == 0x0A { starts.append(offset + 1) }
    self.starts = starts
  }

  /// The line and the column of an offset in bytes, both from 1.
  package func position(at offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
  }

  /// The offset at which a line begins; lines count from 1.
  package func start(ofLine line: Int) -> Int { starts[min(max(line, 1), starts.count) - 1] }
}
