import Snapshots

/// The share of each pixel that a run of glyphs covers: exact areas, summed outline by outline.
///
/// Each edge adds its signed area to the pixels it crosses, and a running sum along each row gives
/// the coverage (the method of Raph Levien's font-rs). Shapes that overlap add up and are cut at
/// full coverage, which is the non-zero rule for outlines that turn the same way, as a font's do.
///
/// Four rows lie side by side in memory, so that the running sum goes over four at a time.
struct TextMask {
  let width: Int
  let height: Int
  private var cells: [SIMD4<Float>]
  private let columns: Int

  /// The largest mask; bigger text is filled as a path.
  static let maximumArea = 1 << 23

  init(width: Int, height: Int) {
    self.width = width
    self.height = height
    columns = width + 2  // an edge in the last pixel adds to the two that follow
    cells = Array(repeating: .zero, count: columns * ((height + 3) / 4))
  }

  /// Adds an outline: `transform` takes em to pixels of the mask.
  mutating func add(_ outline: GlyphOutline, _ transform: GlyphTransform) {
    let columns = columns
    let height = Float(height)
    cells.withUnsafeMutableBytes { memory in
      var pen = EdgePen(
        cells: memory.assumingMemoryBound(to: Float.self),
        columns: columns,
        height: height
      )
      pen.trace(outline, transform)
    }
  }

  /// Writes the coverage of all pixels, row by row, into memory that is zero.
  func resolve(into bytes: UnsafeMutableBufferPointer<UInt8>, stride: Int) {
    cells.withUnsafeBufferPointer { cells in
      for top in Swift.stride(from: 0, to: height, by: 4) {
        resolve(cells, from: top, into: bytes, stride: stride)
      }
    }
  }

  private func resolve(
    _ cells: UnsafeBufferPointer<SIMD4<Float>>,
    from top: Int,
    into bytes: UnsafeMutableBufferPointer<UInt8>,
    stride: Int
  ) {
    let rows = min(4, height - top)
    let first = top / 4 * columns
    var sum = SIMD4<Float>.zero
    for x in 0..<width {
      sum += cells[first + x]
      let magnitude = sum.replacing(with: -sum, where: sum .< 0)
      let covered = magnitude.replacing(with: 1, where: magnitude .> 1)
      // Adding 2^23 leaves the rounded number in the lowest bits, without a slow conversion.
      let values = unsafeBitCast(covered * 255 + 8_388_608, to: SIMD4<UInt32>.self)
      let place = top * stride + x
      bytes[place] = UInt8(truncatingIfNeeded: values[0])
      guard rows == 4 else {
        for row in 1..<max(rows, 1) {
          bytes[place + row * stride] = UInt8(truncatingIfNeeded: values[row])
        }
        continue
      }
      bytes[place + stride] = UInt8(truncatingIfNeeded: values[1])
      bytes[place + 2 * stride] = UInt8(truncatingIfNeeded: values[2])
      bytes[place + 3 * stride] = UInt8(truncatingIfNeeded: values[3])
    }
  }
}

/// A linear map and a translation in single precision.
struct GlyphTransform {
  var a: Float
  var b: Float
  var c: Float
  var d: Float
  var tx: Float
  var ty: Float

  init(_ transform: Transform) {
    a = Float(transform.a)
    b = Float(transform.b)
    c = Float(transform.c)
    d = Float(transform.d)
    tx = Float(transform.tx)
    ty = Float(transform.ty)
  }

  @inline(__always)
  func apply(_ x: Float, _ y: Float) -> SIMD2<Float> {
    SIMD2(a * x + c * y + tx, b * x + d * y + ty)
  }
}
