/// Compresses rows of bytes as a zlib stream (RFC 1950, RFC 1951).
///
/// Two places are tried for a match: the row above, and the last place with the same four bytes, which
/// within a flat area is the byte to the left.
struct RowCompressor {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let rowLength: Int

  private static let hashBits = 14
  private static let window = 32_768
  private static let minimumLength = 4

  private init(_ bytes: UnsafeBufferPointer<UInt8>, rowLength: Int) {
    self.bytes = bytes
    self.rowLength = rowLength
  }

  static func compress(_ bytes: [UInt8], rowLength: Int) -> [UInt8] {
    bytes.withUnsafeBufferPointer { RowCompressor($0, rowLength: rowLength).compress() }
  }

  private func compress() -> [UInt8] {
    var output = DeflateWriter()
    var seen = [Int](repeating: -1, count: 1 << Self.hashBits)
    var index = 0
    while index < bytes.count {
      let match = match(at: index, &seen)
      if match.length < Self.minimumLength {
        output.literal(Int(bytes[index]))
        index += 1
      } else {
        output.match(length: match.length, distance: match.distance)
        index += match.length
      }
    }
    return output.finish(adler: Self.adler(of: bytes))
  }

  /// The longer of the matches at a place; notes the place for later ones.
  @inline(__always)
  private func match(at index: Int, _ seen: inout [Int]) -> (length: Int, distance: Int) {
    guard index + Self.minimumLength <= bytes.count else { return (0, 0) }
    var best = (length: 0, distance: 0)
    if index >= rowLength, rowLength <= Self.window {
      best = (run(index, index - rowLength), rowLength)
    }
    let slot = hash(at: index)
    let place = seen[slot]
    seen[slot] = index
    guard place >= 0, index - place <= Self.window else { return best }
    let length = run(index, place)
    return length > best.length ? (length, index - place) : best
  }

  @inline(__always)
  private func hash(at index: Int) -> Int {
    var value: UInt32 = 0
    for offset in 0..<4 { value = value << 8 | UInt32(bytes[index + offset]) }
    let mixed = value &* 0x9E37_79B1
    return Int(mixed >> (32 - UInt32(Self.hashBits)))
  }

  /// Returns the number of bytes that are the same from two places on.
  @inline(__always)
  private func run(_ here: Int, _ there: Int) -> Int {
    var length = 0
    while here + length < bytes.count, bytes[here + length] == bytes[there + length] { length += 1 }
    return length
  }

  /// The Adler-32 checksum (RFC 1950).
  static func adler(of bytes: UnsafeBufferPointer<UInt8>) -> UInt32 {
    var (low, high): (UInt64, UInt64) = (1, 0)
    for (index, byte) in bytes.enumerated() {
      low += UInt64(byte)
      high += low
      // Neither passes 64 bits within so many bytes.
      if index & 0xFFFF == 0xFFFF { (low, high) = (low % 65_521, high % 65_521) }
    }
    return UInt32(high % 65_521) << 16 | UInt32(low % 65_521)
  }
}
