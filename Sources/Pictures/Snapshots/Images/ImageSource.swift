public import LayoutGeometry

/// A picture in a file's bytes with its natural size; nothing is decoded.
///
/// Copies share the bytes.
public struct ImageSource: Sendable {
  /// The way in which the parts between the caps fill a larger area.
  public enum ResizingMode: String, Hashable, Sendable, CaseIterable {
    /// They are stretched.
    case stretch

    /// They are repeated.
    case tile
  }

  /// The kind of file.
  public let format: ImageFormat

  /// The natural size of the picture, in points.
  public var size: Size

  /// The number of pixels to a point; 1 for vectors.
  public let scale: Double

  /// The borders that keep their size when the picture is drawn larger, in points.
  public var capInsets: EdgeInsets

  /// The way in which the parts between the caps fill a larger area.
  public var resizingMode: ResizingMode

  /// Whether a vector became pixels when the app was built, as in asset catalogs unless "Preserve
  /// Vector Data" is on: an enlarged picture is then no sharper than its own size.
  public var isRasterized = false

  /// The bytes, which tell two files apart without being compared.
  package let file: ImageBytes

  /// Takes a file's bytes.
  ///
  /// - Parameters:
  ///   - bytes: the whole file.
  ///   - size: the size in points; nil reads it from the header.
  ///   - scale: the number of pixels to a point, as in a name that ends in `@2x`; vectors have 1.
  /// - Throws: an error where the bytes are not a picture, or the header has no size.
  public init(
    _ bytes: [UInt8],
    size: Size? = nil,
    scale: Double = 1
  ) throws(ImageSourceError) {
    guard let format = ImageFormat(of: bytes) else { throw .unknownFormat }
    let isScaled = scale.isFinite && scale > 0 && !format.isVector
    self.scale = isScaled ? scale : 1
    if let size {
      self.size = size
    } else {
      guard let pixels = ImageHeader.size(of: bytes, format: format) else {
        throw .unknownSize(format)
      }
      self.size = Size(width: pixels.width / self.scale, height: pixels.height / self.scale)
    }
    self.format = format
    capInsets = .zero
    resizingMode = .stretch
    file = ImageBytes(bytes)
  }

  /// The whole file.
  public var bytes: [UInt8] { file.bytes }

  /// Whether the picture has borders or repeats, and is drawn part by part.
  public var isResizable: Bool { capInsets != .zero || resizingMode == .tile }
}

extension ImageSource: Hashable {
  /// Whether two pictures are the same file, drawn in the same way.
  public static func == (left: ImageSource, right: ImageSource) -> Bool {
    left.format == right.format && left.size == right.size && left.scale == right.scale
      && left.capInsets == right.capInsets && left.resizingMode == right.resizingMode
      && left.isRasterized == right.isRasterized
      && (left.file === right.file || left.file.bytes == right.file.bytes)
  }

  /// Hashes size and format; files are compared when these agree.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(format)
    hasher.combine(size)
    hasher.combine(bytes.count)
  }
}

/// A file's bytes with an identity.
package final class ImageBytes: Sendable {
  package let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }
}

/// The reason why bytes are not a source of an image.
public enum ImageSourceError: Error, Hashable, Sendable {
  /// The bytes are not PNG, JPEG, SVG or PDF.
  case unknownFormat

  /// The header has no size, or one that is not above zero.
  case unknownSize(ImageFormat)
}

extension ImageSourceError: CustomStringConvertible {
  /// The error as one line.
  public var description: String {
    switch self {
    case .unknownFormat:
      "image: a file that is none of PNG, JPEG, SVG and PDF. Convert the image to one of these."
    case .unknownSize(let format):
      "image: the \(format.rawValue) header tells no size. Export the image again."
    }
  }
}
