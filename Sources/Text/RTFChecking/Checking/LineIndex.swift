/// The lines of a file, to say where a byte stands.
struct LineIndex {
  private var starts = [0]

  /// Finds the lines; LF, CR and CR LF end one.
  init(_ bytes: [UInt8]) {
    for (index, byte) in bytes.enumerated() {
      let isPair = byte == 0x0D && index + 1 < bytes.count && bytes[index + 1] == 0x0A
      if byte == 0x0A || byte == 0x0D && !isPair { starts.append(index + 1) }
    }
  }

  /// Returns line and column of a byte, both from 1.
  func place(of offset: Int) -> (line: Int, column: Int) {
    var (low, high) = (0, starts.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - starts[low] + 1)
  }
}
