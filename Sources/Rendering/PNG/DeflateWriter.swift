/// Writes literals and matches as a zlib stream with codes fitted to each block (RFC 1951).
///
/// Its memory is plain: two million tokens of a screen pass through it.
struct DeflateWriter: ~Copyable {
  /// A literal byte, or a length code with its extra bits and a distance code with its own.
  private let tokens: UnsafeMutableBufferPointer<UInt64>
  private var tokenCount = 0
  private let literalCounts: UnsafeMutableBufferPointer<Int>
  private let distanceCounts: UnsafeMutableBufferPointer<Int>
  private var bits = BitWriter()

  /// Enough for the codes to fit the content, few enough to stay in the cache.
  private static let blockSize = 1 << 15
  private static let matchFlag: UInt64 = 1 << 63

  init() {
    tokens = .allocate(capacity: Self.blockSize)
    literalCounts = .allocate(capacity: 286)
    distanceCounts = .allocate(capacity: 30)
    literalCounts.initialize(repeating: 0)
    distanceCounts.initialize(repeating: 0)
    bits.append(0x78, count: 8)  // deflate, window of 32 KB
    bits.append(0x01, count: 8)  // fastest level; makes the two bytes a multiple of 31
  }

  deinit {
    tokens.deallocate()
    literalCounts.deallocate()
    distanceCounts.deallocate()
  }

  @inline(__always)
  mutating func literal(_ byte: Int) {
    literalCounts[byte] += 1
    append(UInt64(byte))
  }

  /// Repeats bytes from a distance; long matches become several of at most 258.
  mutating func match(length: Int, distance: Int) {
    let (distanceCode, distanceExtra, distanceBits) = DeflateTables.distance(distance)
    var rest = length
    while rest > 0 {
      // What remains must not be shorter than 3.
      let part = rest <= 258 ? rest : min(258, rest - 3)
      rest -= part
      let (code, extra, extraBits) = DeflateTables.length(part)
      literalCounts[code] += 1
      distanceCounts[distanceCode] += 1
      // Flag, then: distance extra bits (13), their number (4), distance code (5),
      // length extra bits (5), their number (3), length code (9).
      let distancePart = distanceExtra << 9 | distanceBits << 5 | distanceCode
      let lengthPart = extra << 12 | extraBits << 9 | code
      append(Self.matchFlag | UInt64(distancePart) << 20 | UInt64(lengthPart))
    }
  }

  @inline(__always)
  private mutating func append(_ token: UInt64) {
    tokens[tokenCount] = token
    tokenCount += 1
    if tokenCount == Self.blockSize { flush(isLast: false) }
  }

  mutating func finish(adler: UInt32) -> [UInt8] {
    flush(isLast: true)
    bits.alignToByte()
    return bits.bytes + PNGEncoder.bigEndian(Int(adler))
  }

  private mutating func flush(isLast: Bool) {
    literalCounts[256] = 1
    let literals = HuffmanCode(counts: Array(literalCounts), limit: 15)
    let distances = HuffmanCode(counts: Array(distanceCounts), limit: 15)
    bits.append(isLast ? 1 : 0, count: 1)
    bits.append(2, count: 2)  // a block with codes of its own
    bits.appendCodes(literals, distances)
    for token in tokens[..<tokenCount] {
      guard token & Self.matchFlag != 0 else {
        bits.append(literals, Int(token))
        continue
      }
      bits.append(literals, Int(token & 0x1FF))
      bits.append(UInt32(token >> 12 & 0x1F), count: Int(token >> 9 & 0x7))
      bits.append(distances, Int(token >> 20 & 0x1F))
      bits.append(UInt32(token >> 29 & 0x1FFF), count: Int(token >> 25 & 0xF))
    }
    bits.append(literals, 256)
    tokenCount = 0
    literalCounts.update(repeating: 0)
    distanceCounts.update(repeating: 0)
  }
}

/// Bits packed into bytes, the lowest first.
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  private var pending: UInt64 = 0
  private var count = 0

  @inline(__always)
  mutating func append(_ value: UInt32, count width: Int) {
    pending |= UInt64(value) << UInt64(count)
    count += width
    while count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      count -= 8
    }
  }

  @inline(__always)
  mutating func append(_ code: HuffmanCode, _ symbol: Int) {
    append(UInt32(code.codes[symbol]), count: Int(code.lengths[symbol]))
  }

  mutating func alignToByte() {
    if count > 0 { append(0, count: 8 - count) }
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
      append(code, symbol.code)
      append(UInt32(symbol.extra), count: symbol.bits)
    }
  }
}
