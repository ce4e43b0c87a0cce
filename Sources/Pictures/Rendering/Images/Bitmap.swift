public import RichText

/// Pixels in sRGB with their opacity.
///
/// Unchecked: the memory is written before the initializer returns and never after.
public final class Bitmap: @unchecked Sendable {
  /// The number of columns.
  public let width: Int

  /// The number of rows.
  public let height: Int

  /// Row by row, 0xAARRGGBB in the machine's byte order, colors multiplied with the opacity.
  let pixels: UnsafeMutableBufferPointer<UInt32>

  /// Creates pixels that `fill` writes; all are transparent before.
  init<Failure: Error>(
    width: Int,
    height: Int,
    fill: (UnsafeMutableBufferPointer<UInt32>) throws(Failure) -> Void
  ) throws(Failure) {
    self.width = width
    self.height = height
    pixels = .allocate(capacity: max(width * height, 1))
    pixels.initialize(repeating: 0)
    try fill(pixels)
  }

  deinit { pixels.deallocate() }

  /// Returns the color of a pixel; clear outside.
  public func color(x: Int, y: Int) -> Color {
    guard x >= 0, y >= 0, x < width, y < height else { return .clear }
    let pixel = pixels[y * width + x]
    let alpha = Double(pixel >> 24)
    guard alpha > 0 else { return .clear }
    func component(_ shift: UInt32) -> Double { min(1, Double(pixel >> shift & 0xFF) / alpha) }
    return Color(
      red: component(16),
      green: component(8),
      blue: component(0),
      alpha: alpha / 255
    )
  }

  /// Returns the pixels as a PNG file, the same bytes on every machine.
  public func pngData() -> [UInt8] { PNGEncoder.encode(self) }

  /// Returns the pixels as a PNG file of at most 256 colors, the same bytes on every machine.
  ///
  /// The file of a screen is less than half as large as ``pngData()`` makes it. Colors that look
  /// alike become one; smooth gradients may show steps. Translucent pixels keep all colors.
  public func indexedPNGData() -> [UInt8] { PNGEncoder.encodeIndexed(self) }
}

extension Bitmap: Equatable {
  /// Whether two bitmaps have the same pixels.
  public static func == (lhs: Bitmap, rhs: Bitmap) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height && lhs.pixels.elementsEqual(rhs.pixels)
  }
}
