/// Some bits and their number: a code of a symbol, or several put together.
struct CodeEntry {
  var code: UInt64
  var length: UInt64

  /// Puts more bits behind these.
  @inline(__always)
  mutating func append(_ next: CodeEntry) {
    code |= next.code << length
    length += next.length
  }
}

/// Bits packed into bytes, the lowest first.
struct BitWriter: ~Copyable {
  private var memory: UnsafeMutableRawBufferPointer = .allocate(byteCount: 1 << 16, alignment: 8)
  private var size = 0
  private var pending: UInt64 = 0
  private var count: UInt64 = 0

  deinit { memory.deallocate() }

  /// The whole bytes so far.
  var bytes: [UInt8] { Array(memory[..<size]) }

  /// Makes room for as many bytes, without which nothing may be appended.
  mutating func reserve(_ byteCount: Int) {
    // Eight more, because bits are written as a word.
    guard memory.count - size < byteCount + 8 else { return }
    let larger = UnsafeMutableRawBufferPointer.allocate(
      byteCount: 2 * memory.count + byteCount,
      alignment: 8
    )
    larger.copyMemory(from: UnsafeRawBufferPointer(rebasing: memory[..<size]))
    memory.deallocate()
    memory = larger
  }

  /// Appends at most 56 bits.
  @inline(__always)
  mutating func append(_ entry: CodeEntry) {
    pending |= entry.code << count
    count += entry.length
    memory.storeBytes(of: pending.littleEndian, toByteOffset: size, as: UInt64.self)
    size += Int(count >> 3)
    pending >>= count & ~7
    count &= 7
  }

  @inline(__always)
  mutating func append(_ value: UInt32, count width: Int) {
    append(CodeEntry(code: UInt64(value), length: UInt64(width)))
  }

  mutating func alignToByte() {
    if count > 0 { append(0, count: 8 - Int(count)) }
  }

  /// Writes the code lengths of a block, themselves coded (RFC 1951, 3.2.7).
  mutating func appendCodes(_ literals: HuffmanCode, _ distances: HuffmanCode) {
    let literalCount = max(257, (literals.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let distanceCount = max(1, (distances.lengths.lastIndex { $0 > 0 } ?? 0) + 1)
    let lengths =
      Array(literals.lengths[..<literalCount]) + Array(distances.lengths[..<distanceCount])
    let symbols = DeflateTables.runs(of: lengths)
    var counts = [Int](repeating: 0, count: 19)
    for symbol in symbols { counts[symbol.code] += 1 }
    let code = HuffmanCode(counts: counts, limit: 7)
    let order = DeflateTables.codeLengthOrder
    let used = max(4, (order.lastIndex { code.lengths[$0] > 0 } ?? 0) + 1)
    append(UInt32(literalCount - 257), count: 5)
    append(UInt32(distanceCount - 1), count: 5)
    append(UInt32(used - 4), count: 4)
    for index in order[..<used] { append(UInt32(code.lengths[index]), count: 3) }
    for symbol in symbols {
      append(code.entry(symbol.code))
      append(UInt32(symbol.extra), count: symbol.bits)
    }
  }
}
