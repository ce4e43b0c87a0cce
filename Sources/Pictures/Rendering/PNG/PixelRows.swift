/// Rows of pixels in somebody else's memory, 0xAARRGGBB.
struct PixelRows {
  let pixels: UnsafeMutableBufferPointer<UInt32>
  let width: Int
  let height: Int

  /// The distance between two rows, in pixels.
  let stride: Int

  init(
    pixels: UnsafeMutableBufferPointer<UInt32>,
    width: Int,
    height: Int,
    stride: Int? = nil
  ) {
    self.pixels = pixels
    self.width = width
    self.height = height
    self.stride = stride ?? width
  }

  subscript(row: Int) -> UnsafeMutableBufferPointer<UInt32> {
    UnsafeMutableBufferPointer(rebasing: pixels[row * stride..<row * stride + width])
  }

  var isOpaque: Bool {
    (0..<height).allSatisfy { row in self[row].reduce(UInt32.max, &) >= 0xFF00_0000 }
  }

  /// Copies the pixels with the opacity divided out of the colors, as PNG has them.
  func copyUnmultiplied() -> Bitmap {
    Bitmap(width: width, height: height) { target in
      for row in 0..<height {
        for (column, pixel) in self[row].enumerated() {
          target[row * width + column] = Self.unmultiply(pixel)
        }
      }
    }
  }

  private static func unmultiply(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha != 255 else { return pixel }
    guard alpha != 0 else { return 0 }
    func divide(_ shift: UInt32) -> UInt32 {
      min(255, ((pixel >> shift & 0xFF) * 255 + alpha / 2) / alpha) << shift
    }
    return alpha << 24 | divide(16) | divide(8) | divide(0)
  }
}
