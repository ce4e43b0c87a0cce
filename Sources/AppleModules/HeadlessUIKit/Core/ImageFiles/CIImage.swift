public import Foundation

/// A picture for Core Image.
///
/// Core Image's filters do not exist here: creating one returns `nil`, and a context renders unfiltered
/// pictures.
open class CIImage: NSObject {
  let image: UIImage?

  /// Creates an image of a picture.
  public init?(image: UIImage) { self.image = image }

  /// Creates an image of a picture.
  public init(cgImage: CGImage) { image = cgImage.image }

  /// Reads a file in memory; `nil` unless it is an image.
  public init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.image = image
  }

  /// The rectangle in pixels.
  open var extent: CGRect {
    guard let image = image?.cgImage else { return .zero }
    return CGRect(x: 0, y: 0, width: image.width, height: image.height)
  }

  /// The image itself: pictures are not rotated or scaled here.
  open func transformed(by matrix: CGAffineTransform) -> CIImage { self }

  /// The image itself: pictures are not cropped here.
  open func cropped(to rect: CGRect) -> CIImage { self }
}

/// Renders pictures of images.
open class CIContext: NSObject {
  /// Creates a context.
  public init(options: [String: Any]? = nil) {}

  /// Returns the picture of an image.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    image.image?.cgImage
  }
}

/// A filter of an image; none exists here.
open class CIFilter: NSObject {
  /// The picture, always `nil`.
  open var outputImage: CIImage? { nil }

  /// Creates a filter that has no result, for a subclass.
  override init() { super.init() }

  /// Returns `nil`: no filter exists.
  public init?(name: String) { nil }

  /// Returns `nil`: no filter exists.
  public init?(name: String, parameters params: [String: Any]?) { nil }

  /// Does nothing.
  open func setDefaults() {}
}

extension UIImage {
  /// Creates a Core Image picture of an image, with a number of pixels per point.
  public convenience init(
    ciImage: CIImage,
    scale: CGFloat = 1,
    orientation: UIImage.Orientation = .up
  ) {
    guard let image = ciImage.image?.cgImage else {
      self.init()
      return
    }
    self.init(cgImage: image, scale: scale, orientation: orientation)
  }

  /// The Core Image picture from which the image was made; it is not stored here.
  public var ciImage: CIImage? { nil }
}

/// A color for Core Image.
open class CIColor: NSObject {
  /// The components in the sRGB space.
  public let red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat

  /// Creates a color of components.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }

  /// Creates a color.
  public convenience init(color: UIColor) {
    let components = color.rgba(for: .current)
    self.init(
      red: components.red,
      green: components.green,
      blue: components.blue,
      alpha: components.alpha
    )
  }

  /// Black.
  public static var black: CIColor { CIColor(red: 0, green: 0, blue: 0) }
  /// White.
  public static var white: CIColor { CIColor(red: 1, green: 1, blue: 1) }
  /// No color.
  public static var clear: CIColor { CIColor(red: 0, green: 0, blue: 0, alpha: 0) }
}

/// A list of numbers for Core Image.
open class CIVector: NSObject {
  private let values: [CGFloat]

  /// Creates a list.
  public init(values: [CGFloat]) { self.values = values }
  /// Creates a list of numbers.
  public convenience init(x: CGFloat) { self.init(values: [x]) }
  /// Creates a list of numbers.
  public convenience init(x: CGFloat, y: CGFloat) { self.init(values: [x, y]) }
  /// Creates a list of numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat) { self.init(values: [x, y, z]) }
  /// Creates a list of numbers.
  public convenience init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.init(values: [x, y, z, w])
  }
  /// Creates a list of numbers.
  public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }
  /// Creates a list of numbers.
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height)
  }

  /// The number of numbers.
  open var count: Int { values.count }
  /// A number, 0 beyond the list.
  open func value(at index: Int) -> CGFloat { values.indices.contains(index) ? values[index] : 0 }
  open var x: CGFloat { value(at: 0) }
  open var y: CGFloat { value(at: 1) }
  open var z: CGFloat { value(at: 2) }
  open var w: CGFloat { value(at: 3) }
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
