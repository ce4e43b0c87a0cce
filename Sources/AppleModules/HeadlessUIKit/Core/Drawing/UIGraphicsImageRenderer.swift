import DynamicType
public import Foundation

/// The settings of drawn images.
open class UIGraphicsRendererFormat: NSObject {
  /// Creates settings.
  public required override init() { super.init() }

  /// The rectangle of the drawing.
  open internal(set) var bounds = CGRect.zero
}

/// The settings of drawn images with pixels.
open class UIGraphicsImageRendererFormat: UIGraphicsRendererFormat {
  /// The color range of an image; pictures have the standard range.
  public enum Range: Int, Hashable, Sendable {
    case unspecified = -1
    case automatic, extended, standard
  }

  /// The pixels of a point.
  open var scale: CGFloat = max(1, TraitCollection.current.displayScale)
  /// Whether the image is opaque.
  open var opaque = false
  /// The range of colors.
  open var preferredRange = Range.automatic

  /// Returns the settings for the current screen.
  open class func `default`() -> Self { Self() }

  /// Returns the settings for the current screen.
  open class func preferred() -> Self { Self() }

  /// Creates the settings for the current screen.
  public required init() { super.init() }

  /// Creates the settings for traits.
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    if traitCollection.displayScale > 0 { scale = traitCollection.displayScale }
  }
}

/// A context of a drawn image.
open class UIGraphicsRendererContext: NSObject {
  /// The context that records the drawing.
  public let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }

  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }

  /// Fills a rectangle; only the normal blend mode is supported.
  open func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(rect) }

  /// Draws a line of one point inside a rectangle's edges.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1) }

  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// A context of a drawn image with pixels.
open class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  private let imageFormat: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    imageFormat = format
    super.init(context)
  }

  /// The settings of the image.
  open var format: UIGraphicsImageRendererFormat { imageFormat }

  /// The image that was drawn so far.
  open var currentImage: UIImage { UIImage(drawn: cgContext, scale: imageFormat.scale) }
}

/// A renderer of images.
open class UIGraphicsRenderer: NSObject {}

/// Creates images from a program's drawings of shapes, texts and other images.
///
/// ```swift
/// let dot = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
///   UIColor.systemRed.setFill()
///   context.cgContext.fillEllipse(in: CGRect(x: 0, y: 0, width: 8, height: 8))
/// }
/// ```
///
/// The image stores shapes and letters, which are sharp at any size.
open class UIGraphicsImageRenderer: UIGraphicsRenderer {
  /// The settings of the images.
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  /// Creates a renderer of images in a rectangle.
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
    format.bounds = bounds
    super.init()
  }

  /// Creates a renderer of images in a rectangle.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }

  /// Creates a renderer of images of a size.
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  /// Creates a renderer of images of a size.
  public convenience init(size: CGSize) {
    self.init(size: size, format: UIGraphicsImageRendererFormat())
  }

  /// Returns the image that the closure draws.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size, traits: .current)
    context.record {
      if format.opaque { context.fill(CGRect(origin: .zero, size: bounds.size)) }
      context.translateBy(x: -bounds.minX, y: -bounds.minY)
      actions(UIGraphicsImageRendererContext(context, format))
    }
    return UIImage(drawn: context, scale: format.scale)
  }
}
