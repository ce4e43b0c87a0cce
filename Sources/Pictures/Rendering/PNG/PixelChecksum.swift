/// The Adler-32 checksum of rows, which takes a run of one color in one step.
struct PixelChecksum {
  private let bytesPerPixel: Int
  private var low: UInt64 = 1
  private var high: UInt64 = 0
  fileprivate static let modulus: UInt64 = 65_521

  init(bytesPerPixel: Int) { self.bytesPerPixel = bytesPerPixel }

  /// The contribution of a piece of the stream, wherever it stands.
  struct Piece {
    fileprivate var low: UInt64 = 0
    fileprivate var high: UInt64 = 0
    fileprivate var count: UInt64 = 0

    init() {}

    /// Takes what was added between two states by a number of bytes.
    init(from start: PixelChecksum, to end: PixelChecksum, count: Int) {
      self.count = UInt64(count)
      let modulus = PixelChecksum.modulus
      let before = start.low % modulus
      low = (end.low % modulus + modulus - before) % modulus
      let moved = (start.high % modulus + self.count % modulus * before) % modulus
      high = (end.high % modulus + modulus - moved) % modulus
    }
  }

  mutating func add(_ piece: Piece) {
    low %= Self.modulus
    high += piece.count * low + piece.high
    low += piece.low
    reduce()
  }

  var value: UInt32 { UInt32(high % Self.modulus) << 16 | UInt32(low % Self.modulus) }

  mutating func add(byte: UInt8) {
    low += UInt64(byte)
    high += low
    reduce()
  }

  mutating func add(pixel: UInt32, count: Int = 1) {
    let (red, green, blue) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
    var sum = UInt64(red + green + blue)
    var weighted = UInt64(3 * red + 2 * green + blue)
    if bytesPerPixel == 4 {
      weighted += sum + UInt64(pixel >> 24)
      sum += UInt64(pixel >> 24)
    }
    let number = UInt64(count)
    let size = UInt64(bytesPerPixel)
    high += number * (size * low + weighted) + size * sum * (number * (number - 1) / 2)
    low += number * sum
    reduce()
  }

  /// Adds pixels that lie side by side, eight at a time.
  mutating func add(_ pixels: UnsafePointer<UInt32>, count: Int) {
    var start = 0
    while count - start >= 8 {
      let part = min((count - start) & ~7, Self.largestPart)
      add(part: pixels + start, count: part)
      start += part
    }
    for index in start..<count { add(pixel: pixels[index]) }
  }

  /// So many pixels whose weighted sum fits into 32 bits.
  private static let largestPart = 8_192

  /// Adds a multiple of eight pixels.
  ///
  /// The sum of a pixel's bytes counts once for each pixel from it to the end, times the bytes of a
  /// pixel. Adding the sums of all groups so far, group by group, gives the weights
  /// without a multiplication.
  private mutating func add(part pixels: UnsafePointer<UInt32>, count: Int) {
    let hasOpacity = bytesPerPixel == 4
    let byte = SIMD8<UInt32>(repeating: 0xFF)
    var (sums, sumsOfSums, rest) = (SIMD8<UInt32>.zero, SIMD8<UInt32>.zero, SIMD8<UInt32>.zero)
    for index in Swift.stride(from: 0, to: count, by: 8) {
      let group = UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD8<UInt32>.self)
      let (green, blue) = (group &>> 8 & byte, group & byte)
      sums &+= (group &>> 16 & byte) &+ green &+ blue
      rest &+= green &+ blue &+ blue
      if hasOpacity {
        let opacity = group &>> 24
        sums &+= opacity
        rest &+= opacity &+ opacity &+ opacity
      }
      sumsOfSums &+= sums
    }
    let (number, size) = (UInt64(count), UInt64(bytesPerPixel))
    var weighted: UInt64 = 0
    var sum: UInt64 = 0
    var lower: UInt64 = 0
    for lane in 0..<8 {
      weighted += 8 * UInt64(sumsOfSums[lane]) - UInt64(lane) * UInt64(sums[lane])
      sum += UInt64(sums[lane])
      lower += UInt64(rest[lane])
    }
    high += number * size * low + size * weighted - lower
    low += sum
    reduce()
  }

  /// Divisions are rare: only when a number has become large.
  @inline(__always)
  private mutating func reduce() {
    guard low >= 1 << 24 || high >= 1 << 44 else { return }
    low %= Self.modulus
    high %= Self.modulus
  }
}
