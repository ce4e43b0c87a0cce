import Foundation

extension CGContext {
  /// Creates a bitmap context, whose y axis points up.
  ///
  /// The result is `nil` for memory of the program, in which no pixels are drawn.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace,
    bitmapInfo: UInt32
  ) {
    guard data == nil, width > 0, height > 0 else { return nil }
    self.init(size: CGSize(width: width, height: height), traits: .current)
    translateBy(x: 0, y: CGFloat(height))
    scaleBy(x: 1, y: -1)
  }

  /// Creates a bitmap context, whose y axis points up.
  ///
  /// The result is `nil` for memory of the program, in which no pixels are drawn.
  public convenience init?(
    data: UnsafeMutableRawPointer?,
    width: Int,
    height: Int,
    bitsPerComponent: Int,
    bytesPerRow: Int,
    space: CGColorSpace?,
    bitmapInfo: CGBitmapInfo
  ) {
    self.init(
      data: data,
      width: width,
      height: height,
      bitsPerComponent: bitsPerComponent,
      bytesPerRow: bytesPerRow,
      space: space ?? CGColorSpaceCreateDeviceRGB(),
      bitmapInfo: bitmapInfo.rawValue
    )
  }

  /// The number of pixels from side to side.
  public var width: Int { Int(size.width) }

  /// The number of pixels from top to bottom.
  public var height: Int { Int(size.height) }

  /// Returns the drawings so far as a picture.
  public func makeImage() -> CGImage? { UIImage(drawn: self, scale: 1).cgImage }
}

extension CGImage {
  /// The number of bits per color component.
  public var bitsPerComponent: Int { 8 }

  /// The number of bits of a pixel.
  public var bitsPerPixel: Int { 32 }

  /// The number of bytes of a row of pixels.
  public var bytesPerRow: Int { width * 4 }

  /// The colors of the pixels.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }

  /// The position of the opacity in the bytes of a pixel.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }

  /// The order of the bytes of a pixel.
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// Whether the picture is a mask.
  public var isMask: Bool { false }
}
