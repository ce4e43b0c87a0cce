internal import DynamicType
import Synchronization
import Snapshots

/// The bytes of an image with the pixels decoded of them.
final class ImageFile: Sendable {
  let bytes: [UInt8]
  let format: ImageFormat
  let limits: ImageLimits

  /// In pixels; in points for vectors.
  let size: Size

  private let decoded = Mutex<Bitmap?>(nil)

  init(_ bytes: [UInt8], limits: ImageLimits) throws(ImageError) {
    try limits.check(bytes: bytes.count, of: "image")
    guard let format = ImageFormat(of: bytes) else {
      throw ImageError(
        .unknownFormat,
        what: "a file that is none of PNG, JPEG, SVG and PDF",
        place: "image, first bytes",
        hint: "Convert the image to one of these."
      )
    }
    self.bytes = bytes
    self.format = format
    self.limits = limits
    size = try DecodingWatch.decode(bytes) { () throws(ImageError) in
      try Self.size(of: bytes, format, limits)
    }
  }

  private static func size(
    of bytes: [UInt8],
    _ format: ImageFormat,
    _ limits: ImageLimits
  ) throws(ImageError) -> Size {
    switch format {
    case .png, .jpeg:
      let decode = format == .png ? PNGDecoder.size : JPEGDecoder.size
      let pixels = try decode(bytes, limits)
      return Size(width: Double(pixels.width), height: Double(pixels.height))
    case .svg: return try SVGSource(bytes, limits: limits).size
    case .pdf: return try PDFSource(bytes, limits: limits).size
    }
  }

  /// A picture that was never a file.
  init(_ bitmap: Bitmap) {
    bytes = []
    format = .png
    limits = ImageLimits()
    size = Size(width: Double(bitmap.width), height: Double(bitmap.height))
    decoded.withLock { $0 = bitmap }
  }

  /// The pixels of a PNG or JPEG, decoded once.
  func bitmap() throws(ImageError) -> Bitmap {
    if let bitmap = decoded.withLock({ $0 }) { return bitmap }
    let bitmap = try DecodingWatch.decode(bytes) { () throws(ImageError) in
      format == .jpeg
        ? try JPEGDecoder.decode(bytes, limits: limits)
        : try PNGDecoder.decode(bytes, limits: limits)
    }
    decoded.withLock { $0 = bitmap }
    return bitmap
  }

  /// The picture of an SVG or PDF.
  ///
  /// It belongs to one canvas, because the libraries' objects do.
  func vector() throws(ImageError) -> any VectorSource {
    let source = try DecodingWatch.decode(bytes) { () throws(ImageError) -> any VectorSource in
      format == .svg
        ? try SVGSource(bytes, limits: limits) : try PDFSource(bytes, limits: limits)
    }
    return DecodingWatch.watched(source, bytes)
  }

  func validate() throws(ImageError) {
    guard format.isVector else {
      _ = try bitmap()
      return
    }
    _ = try vector()
  }
}
