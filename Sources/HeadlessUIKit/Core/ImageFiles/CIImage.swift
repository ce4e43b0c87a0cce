public import Foundation

/// A picture for Core Image.
///
/// Core Image's filters are not here: making one gives `nil`, and a context makes the pictures that
/// no filter changed.
open class CIImage: NSObject {
  let image: UIImage?

  /// Creates an image of a picture.
  public init?(image: UIImage) { self.image = image }

  /// Creates an image of a picture.
  public init(cgImage: CGImage) { image = cgImage.image }

  /// Reads a file in memory; `nil` for others than images.
  public init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.image = image
  }

  /// The rectangle in pixels.
  open var extent: CGRect {
    guard let image = image?.cgImage else { return .zero }
    return CGRect(x: 0, y: 0, width: image.width, height: image.height)
  }

  /// The image itself: pictures are not turned or scaled here.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }

  /// The image itself: pictures are not cut here.
  open func cropped(to rect: CGRect) -> CIImage { self }
}

/// Makes pictures of images.
open class CIContext: NSObject {
  /// Creates a context.
  public init(options: [String: Any]? = nil) {}

  /// Returns the picture of an image.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.image?.cgImage
  }
}

/// A change of an image; no filter is here.
open class CIFilter: NSObject {
  /// The picture: none.
  open var outputImage: CIImage? { nil }

  /// Gives `nil`: there is no filter of any name.
  public init?(name: String) { nil }

  /// Gives `nil`: there is no filter of any name.
  public init?(name: String, parameters params: [String: Any]?) { nil }

  /// Does nothing.
  open func setDefaults() {}
}

/// The key of a filter's image.
public let kCIInputImageKey = "inputImage"
/// The key of a filter's result.
public let kCIOutputImageKey = "outputImage"
/// The key of a filter's radius.
public let kCIInputRadiusKey = "inputRadius"
/// The key of a filter's saturation.
public let kCIInputSaturationKey = "inputSaturation"
/// The key of a filter's intensity.
public let kCIInputIntensityKey = "inputIntensity"

/// The place of transparency in the bytes of a pixel.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst,
    alphaOnly
}

/// The bytes of a pixel.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt32
  /// Creates bytes from bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// The bits of the transparency.
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
  /// Numbers with a fraction.
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
