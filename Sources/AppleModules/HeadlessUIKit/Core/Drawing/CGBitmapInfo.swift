/// The position of the opacity in the bytes of a pixel.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst,
    alphaOnly
}

/// The bytes of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates a value from the raw bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of the transparency.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Floating-point components.
  public static let floatComponents = CGBitmapInfo(rawValue: 1 << 8)
  /// The least byte of 16 bits first.
  public static let byteOrder16Little = CGBitmapInfo(rawValue: 1 << 12)
  /// The least byte of 32 bits first.
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 2 << 12)
  /// The highest byte of 16 bits first.
  public static let byteOrder16Big = CGBitmapInfo(rawValue: 3 << 12)
  /// The highest byte of 32 bits first.
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 4 << 12)
}
