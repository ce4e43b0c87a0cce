/// Writes literals and matches as a zlib stream with codes fitted to each block (RFC 1951).
///
/// Its memory is plain: a million tokens of a screen pass through it.
struct DeflateWriter: ~Copyable {
  /// Literal bytes with their number, or a length code with its extra bits and a distance code with
  /// its own.
  private let tokens: UnsafeMutableBufferPointer<UInt64>
  private var tokenCount = 0
  private let literalCounts: UnsafeMutableBufferPointer<Int>
  private let distanceCounts: UnsafeMutableBufferPointer<Int>
  private var bits = BitWriter()

  /// Enough for the codes to fit the content, few enough to stay in the cache.
  private static let blockSize = 1 << 14
  private static let matchFlag: UInt64 = 1 << 63
  /// The most bytes that a token becomes, and more than the codes of a block take.
  private static let tokenBytes = 8
  private static let codeBytes = 1_024

  init() {
    tokens = .allocate(capacity: Self.blockSize)
    literalCounts = .allocate(capacity: 286)
    distanceCounts = .allocate(capacity: 30)
    literalCounts.initialize(repeating: 0)
    distanceCounts.initialize(repeating: 0)
    bits.reserve(2)
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
    append(UInt64(byte) | 1 << 32)
  }

  /// Three bytes, or four, the lowest first.
  @inline(__always)
  mutating func literals(_ bytes: UInt32, count: Int) {
    literalCounts[Int(bytes & 0xFF)] += 1
    literalCounts[Int(bytes >> 8 & 0xFF)] += 1
    literalCounts[Int(bytes >> 16 & 0xFF)] += 1
    if count == 4 { literalCounts[Int(bytes >> 24)] += 1 }
    append(UInt64(bytes) | UInt64(count) << 32)
  }

  /// Repeats bytes from a distance; long matches become several of at most 258.
  @inline(__always)
  mutating func match(length: Int, distance: Int) {
    let (distanceCode, distanceExtra, distanceBits) = DeflateTables.distance(distance)
    // Flag, then: distance extra bits (13), their number (4), distance code (5),
    // length extra bits (5), their number (3), length code (9).
    let distancePart = UInt64(distanceExtra << 9 | distanceBits << 5 | distanceCode) << 20
    var rest = length
    while rest > 0 {
      // The remaining part must not be shorter than 3.
      let part = rest <= 258 ? rest : min(258, rest - 3)
      rest -= part
      let (code, extra, extraBits) = DeflateTables.length(part)
      literalCounts[code] += 1
      distanceCounts[distanceCode] += 1
      append(Self.matchFlag | distancePart | UInt64(extra << 12 | extraBits << 9 | code))
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

  @inline(never)
  private mutating func flush(isLast: Bool) {
    literalCounts[256] = 1
    let literals = HuffmanCode(counts: Array(literalCounts), limit: 15)
    let distances = HuffmanCode(counts: Array(distanceCounts), limit: 15)
    bits.reserve(tokenCount * Self.tokenBytes + Self.codeBytes)
    bits.append(isLast ? 1 : 0, count: 1)
    bits.append(2, count: 2)  // a block with codes of its own
    bits.appendCodes(literals, distances)
    literals.withEntries { literals in
      distances.withEntries { distances in
        for token in tokens[..<tokenCount] { write(token, literals, distances) }
        bits.append(literals[256])
      }
    }
    tokenCount = 0
    literalCounts.update(repeating: 0)
    distanceCounts.update(repeating: 0)
  }

  @inline(__always)
  private mutating func write(
    _ token: UInt64,
    _ literals: UnsafeBufferPointer<CodeEntry>,
    _ distances: UnsafeBufferPointer<CodeEntry>
  ) {
    guard token & Self.matchFlag != 0 else {
      var entry = literals[Int(token & 0xFF)]
      let count = token >> 32
      if count >= 3 {
        entry.append(literals[Int(token >> 8 & 0xFF)])
        entry.append(literals[Int(token >> 16 & 0xFF)])
      }
      bits.append(entry)
      if count == 4 { bits.append(literals[Int(token >> 24 & 0xFF)]) }
      return
    }
    var entry = literals[Int(token & 0x1FF)]
    entry.append(CodeEntry(code: token >> 12 & 0x1F, length: token >> 9 & 0x7))
    entry.append(distances[Int(token >> 20 & 0x1F)])
    entry.append(CodeEntry(code: token >> 29 & 0x1FFF, length: token >> 25 & 0xF))
    bits.append(entry)
  }
}
