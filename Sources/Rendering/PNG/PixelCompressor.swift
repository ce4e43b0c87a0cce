/// Compresses rows of pixels as a zlib stream (RFC 1950, RFC 1951).
///
/// Screens are flat areas, straight edges and glyphs that come again. So only three places are
/// tried for a match: the pixel to the left, the row above, and the last place where the same two
/// pixels were seen.
struct PixelCompressor: ~Copyable {
  private let rows: PixelRows
  private let bytesPerPixel: Int
  private let bytesPerRow: Int
  private var output = DeflateWriter()
  private var checksum: PixelChecksum

  /// What the last row added to the checksum.
  private var above = PixelChecksum.Piece()

  private static let hashBits = 13
  private static let nowhere = UInt32.max
  private static let window = 32_768

  init(_ rows: PixelRows, bytesPerPixel: Int) {
    self.rows = rows
    self.bytesPerPixel = bytesPerPixel
    bytesPerRow = rows.width * bytesPerPixel + 1
    checksum = PixelChecksum(bytesPerPixel: bytesPerPixel)
  }

  mutating func compress() -> [UInt8] {
    // For each pair of pixels, where it was seen last: row and column in 16 bits each, which is
    // what Cairo's largest surface needs.
    var seen = [UInt32](repeating: Self.nowhere, count: 1 << Self.hashBits)
    seen.withUnsafeMutableBufferPointer { seen in
      for row in 0..<rows.height {
        let start = checksum
        output.literal(0)  // filter type "none"
        if repeatsRowAbove(row) {
          output.match(length: rows.width * bytesPerPixel, distance: bytesPerRow)
          checksum.add(above)
          continue
        }
        checksum.add(byte: 0)
        write(row, seen)
        above = PixelChecksum.Piece(from: start, to: checksum, count: bytesPerRow)
      }
    }
    return output.finish(adler: checksum.value)
  }

  /// Whether a row of more than one colour is the same as the one above it.
  ///
  /// A flat row is cheaper as one pixel and its repetition, which needs no far distance.
  private func repeatsRowAbove(_ row: Int) -> Bool {
    let line = rows[row]
    guard row > 0, bytesPerRow <= Self.window, line.count >= 8, let here = line.baseAddress else {
      return false
    }
    return Self.run(here, here - rows.stride, count: line.count) == line.count
      && Self.run(here + 1, here, count: line.count - 1) < line.count - 1
  }

  private mutating func write(_ row: Int, _ seen: UnsafeMutableBufferPointer<UInt32>) {
    let line = rows[row]
    var x = 0
    while x < line.count {
      let match = match(line, x, row: row, seen)
      if match.pixels == 0 {
        checksum.add(pixel: line[x])
        literals(line[x])
        x += 1
        continue
      }
      output.match(length: match.pixels * bytesPerPixel, distance: match.distance)
      if match.distance == bytesPerPixel {
        checksum.add(pixel: line[x], count: match.pixels)
      } else {
        for index in x..<x + match.pixels { checksum.add(pixel: line[index]) }
      }
      x += match.pixels
    }
  }

  /// Finds where the next pixels were before.
  @inline(__always)
  private func match(
    _ line: UnsafeMutableBufferPointer<UInt32>,
    _ x: Int,
    row: Int,
    _ seen: UnsafeMutableBufferPointer<UInt32>
  ) -> (pixels: Int, distance: Int) {
    let rest = line.count - x
    guard let here = line.baseAddress.map({ $0 + x }) else { return (0, 0) }
    let left = x > 0 ? Self.run(here, here - 1, count: rest) : 0
    if left >= 8 || left == rest { return (left, bytesPerPixel) }
    var best = (pixels: left, distance: bytesPerPixel)
    if row > 0, bytesPerRow <= Self.window {
      let above = Self.run(here, here - rows.stride, count: rest)
      // A flat row is cheaper as one pixel and its repetition, which needs no far distance.
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
    guard place != Self.nowhere, distance <= Self.window, let start = rows.pixels.baseAddress
    else { return best }
    let old = start + oldRow * rows.stride + oldX
    let found = Self.run(here, old, count: min(rest, line.count - oldX))
    return found > max(best.pixels, 1) ? (found, distance) : best
  }

  private mutating func literals(_ pixel: UInt32) {
    output.literal(Int(pixel >> 16 & 0xFF))
    output.literal(Int(pixel >> 8 & 0xFF))
    output.literal(Int(pixel & 0xFF))
    if bytesPerPixel == 4 { output.literal(Int(pixel >> 24)) }
  }

  @inline(__always)
  private static func hash(_ first: UInt32, _ second: UInt32) -> Int {
    let mixed = (first &* 0x9E37_79B1) ^ (second &* 0x85EB_CA77)
    return Int(((mixed ^ mixed >> 15) &* 0x2C1B_3C6D) >> (32 - UInt32(hashBits)))
  }

  /// How many pixels are the same from two places on.
  @inline(__always)
  private static func run(
    _ first: UnsafeMutablePointer<UInt32>,
    _ second: UnsafeMutablePointer<UInt32>,
    count: Int
  ) -> Int {
    var length = 0
    let (here, there) = (UnsafeRawPointer(first), UnsafeRawPointer(second))
    while length + 8 <= count {
      let left = here.loadUnaligned(fromByteOffset: length * 4, as: SIMD4<UInt64>.self)
      let right = there.loadUnaligned(fromByteOffset: length * 4, as: SIMD4<UInt64>.self)
      guard left == right else { break }
      length += 8
    }
    while length + 2 <= count {
      let left = here.loadUnaligned(fromByteOffset: length * 4, as: UInt64.self)
      let right = there.loadUnaligned(fromByteOffset: length * 4, as: UInt64.self)
      guard left == right else { break }
      length += 2
    }
    return length < count && first[length] == second[length] ? length + 1 : length
  }
}
