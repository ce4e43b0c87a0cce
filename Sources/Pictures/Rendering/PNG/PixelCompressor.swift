/// Compresses rows of pixels as a zlib stream (RFC 1950, RFC 1951).
///
/// Screens are flat areas, straight edges and glyphs that come again. So only three places are
/// tried for a match: the pixel to the left, the row above, and the last place where the same two
/// pixels were seen.
struct PixelCompressor: ~Copyable {
  private typealias Pixels = UnsafePointer<UInt32>

  private let rows: PixelRows
  private let bytesPerPixel: Int
  private let bytesPerRow: Int
  /// Whether the row above lies within the window.
  private let reachesAbove: Bool
  private var output = DeflateWriter()
  private var checksum: PixelChecksum

  /// The contribution of the last row that is not flat to the checksum.
  private var above = PixelChecksum.Piece()

  /// For each pair of pixels, where it was seen last: row and column in 16 bits each, which is
  /// what Cairo's largest surface needs.
  private let seen: UnsafeMutableBufferPointer<UInt32>

  private static let hashBits = 13
  private static let nowhere = UInt32.max
  private static let window = 32_768

  init(_ rows: PixelRows, bytesPerPixel: Int) {
    self.rows = rows
    self.bytesPerPixel = bytesPerPixel
    bytesPerRow = rows.width * bytesPerPixel + 1
    reachesAbove = bytesPerRow <= Self.window
    checksum = PixelChecksum(bytesPerPixel: bytesPerPixel)
    seen = .allocate(capacity: 1 << Self.hashBits)
    seen.initialize(repeating: Self.nowhere)
  }

  deinit { seen.deallocate() }

  mutating func compress() -> [UInt8] {
    for row in 0..<rows.height {
      guard let line = rows[row].baseAddress else { continue }
      write(line, row: row)
    }
    return output.finish(adler: checksum.value)
  }

  private mutating func write(_ line: Pixels, row: Int) {
    let start = checksum
    let count = rows.width
    output.literal(0)  // filter type "none"
    checksum.add(byte: 0)
    // A flat row is cheaper as one pixel and its repetition, which needs no far distance.
    if Self.run(line + 1, line, count: count - 1) == count - 1 {
      literals(line[0])
      output.match(length: (count - 1) * bytesPerPixel, distance: bytesPerPixel)
      checksum.add(pixel: line[0], count: count)
    } else if row > 0, reachesAbove, Self.run(line, line - rows.stride, count: count) == count {
      output.match(length: count * bytesPerPixel, distance: bytesPerRow)
      checksum = start
      checksum.add(above)
    } else {
      writePixels(line, row: row)
      checksum.add(line, count: count)
      above = PixelChecksum.Piece(from: start, to: checksum, count: bytesPerRow)
    }
  }

  private mutating func writePixels(_ line: Pixels, row: Int) {
    var x = 0
    while x < rows.width {
      let match = match(line + x, x: x, row: row)
      if match.pixels == 0 {
        literals(line[x])
        x += 1
        continue
      }
      output.match(length: match.pixels * bytesPerPixel, distance: match.distance)
      x += match.pixels
    }
  }

  /// Finds where the next pixels were before.
  @inline(__always)
  private func match(
    _ here: UnsafePointer<UInt32>,
    x: Int,
    row: Int
  ) -> (pixels: Int, distance: Int) {
    let rest = rows.width - x
    let left = x > 0 ? Self.run(here, here - 1, count: rest) : 0
    if left >= 8 || left == rest { return (left, bytesPerPixel) }
    var best = (pixels: left, distance: bytesPerPixel)
    if row > 0, reachesAbove {
      let above = Self.run(here, here - rows.stride, count: rest)
      if above >= 8, left == 0, Self.run(here + 1, here, count: rest - 1) + 1 >= above {
        return (0, 0)
      }
      if above > left + 1 { best = (above, bytesPerRow) }
    }
    guard best.pixels < 4, rest > 1 else { return best }
    let slot = Self.hash(here[0], here[1])
    let place = seen[slot]
    seen[slot] = UInt32(truncatingIfNeeded: row << 16 | x)
    let (oldRow, oldX) = (Int(place >> 16), Int(place & 0xFFFF))
    let distance = (row - oldRow) * bytesPerRow + (x - oldX) * bytesPerPixel
    guard place != Self.nowhere, distance <= Self.window else { return best }
    let old = here - ((row - oldRow) * rows.stride + x - oldX)
    let found = Self.run(here, old, count: min(rest, rows.width - oldX))
    return found > max(best.pixels, 1) ? (found, distance) : best
  }

  /// Writes a pixel, red first.
  @inline(__always)
  private mutating func literals(_ pixel: UInt32) {
    let colors = pixel.byteSwapped >> 8
    output.literals(
      bytesPerPixel == 4 ? colors | pixel & 0xFF00_0000 : colors,
      count: bytesPerPixel
    )
  }

  @inline(__always)
  private static func hash(_ first: UInt32, _ second: UInt32) -> Int {
    let mixed = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA77)
    return Int(((mixed ^ mixed >> 15) &* 0x2C1B_3C6D) >> (32 - UInt32(hashBits)))
  }

  /// Returns the number of pixels that are the same from two places on.
  ///
  /// Most pairs of places differ at once, and that is all that is inlined.
  @inline(__always)
  private static func run(_ first: Pixels, _ second: Pixels, count: Int) -> Int {
    guard count > 0, first[0] == second[0] else { return 0 }
    return longRun(first, second, count: count)
  }

  @inline(never)
  private static func longRun(_ first: Pixels, _ second: Pixels, count: Int) -> Int {
    var length = 1
    let (here, there) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    @inline(__always)
    func difference(at pixel: Int) -> UInt64 {
      here.loadUnaligned(fromByteOffset: pixel * 4, as: UInt64.self)
        ^ there.loadUnaligned(fromByteOffset: pixel * 4, as: UInt64.self)
    }
    while length + 8 <= count {
      let some = difference(at: length) | difference(at: length + 2)
      let others = difference(at: length + 4) | difference(at: length + 6)
      guard some | others == 0 else { break }
      length += 8
    }
    while length + 2 <= count, difference(at: length) == 0 { length += 2 }
    return length < count && first[length] == second[length] ? length + 1 : length
  }
}
