public import DynamicType
public import Snapshots

/// A picture in a file's bytes, decoded when it is first drawn.
///
/// PNG and JPEG become pixels; SVG and PDF stay vectors until they are drawn at a size. Reading
/// looks at the header alone, so a screen full of images that nobody draws costs nothing.
///
/// ```swift
/// let icon = try Image(bytes, scale: 3).resized(to: Size(width: 24, height: 24))
/// try canvas.draw(icon, in: Rect(x: 16, y: 10, width: 24, height: 24), tint: .black)
/// ```
///
/// Nothing outside the bytes is opened: references to files and to the network are ignored.
public struct Image: Sendable {
  /// The way in which the parts between the caps fill a larger area.
  public typealias ResizingMode = ImageSource.ResizingMode

  /// The file and what was decoded of it.
  let source: ImageFile

  /// The natural width and height of the image, in points.
  public private(set) var size: Size

  /// The number of pixels to a point; 1 for vectors.
  public let scale: Double

  /// The borders that keep their size when the image is drawn larger, in points.
  public var capInsets: EdgeInsets

  /// The way in which the parts between the caps fill a larger area.
  public var resizingMode: ResizingMode

  /// Reads the header of a file.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - scale: the number of pixels to a point, as in a name that ends in `@2x`.
  ///   - limits: what is refused for its size.
  /// - Throws: why the header cannot be read, or which limit the image breaks.
  public init(
    _ bytes: [UInt8],
    scale: Double = 1,
    limits: ImageLimits = ImageLimits()
  ) throws(ImageError) {
    let source = try ImageFile(bytes, limits: limits)
    let isScaled = scale.isFinite && scale > 0 && !source.format.isVector
    self.source = source
    self.scale = isScaled ? scale : 1
    size = Size(
      width: source.size.width / self.scale,
      height: source.size.height / self.scale
    )
    capInsets = .zero
    resizingMode = .stretch
  }

  /// Takes pixels, such as those of a canvas.
  public init(_ bitmap: Bitmap, scale: Double = 1) {
    source = ImageFile(bitmap)
    self.scale = scale.isFinite && scale > 0 ? scale : 1
    size = Size(
      width: source.size.width / self.scale,
      height: source.size.height / self.scale
    )
    capInsets = .zero
    resizingMode = .stretch
  }

  /// The kind of file.
  public var format: ImageFormat { source.format }

  /// Returns the image with another size in points; vectors stay vectors.
  public func resized(to size: Size) -> Image {
    var image = self
    image.size = size
    return image
  }

  /// Returns the image with borders that keep their size.
  public func resizable(capInsets: EdgeInsets, mode: ResizingMode = .stretch) -> Image {
    var image = self
    image.capInsets = capInsets
    image.resizingMode = mode
    return image
  }

  /// Decodes the whole file now, to learn whether it can be drawn.
  public func validate() throws(ImageError) { try source.validate() }
}

/// The choice of pixels where an image is not drawn pixel by pixel.
public enum Interpolation: Hashable, Sendable {
  /// The nearest pixel.
  case none

  /// Averages of all pixels below when smaller, and between neighbors when larger.
  case smooth
}
