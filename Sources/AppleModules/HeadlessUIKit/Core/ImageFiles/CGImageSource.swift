public import Foundation
import Synchronization

/// A file of pictures, here always one.
public final class CGImageSource: NSObject, Sendable {
  private let file: Mutex<(contents: Data, image: UIImage?)>

  init(_ contents: Data) {
    file = Mutex((contents, UIImage(data: contents)))
    super.init()
  }

  var image: UIImage? { file.withLock { $0.image } }
  var contents: Data { file.withLock { $0.contents } }

  /// Takes the bytes of the file received so far.
  func update(_ contents: Data) {
    let image = UIImage(data: contents)
    file.withLock { $0 = (contents, image) }
  }

  /// The type identifier of the file, by its first bytes; `nil` for unknown types.
  var type: String? {
    let first = Array(contents.prefix(4))
    if first.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "public.png" }
    if first.starts(with: [0xFF, 0xD8]) { return "public.jpeg" }
    if first.starts(with: Array("GIF8".utf8)) { return "com.compuserve.gif" }
    if first.starts(with: Array("%PDF".utf8)) { return "com.adobe.pdf" }
    return nil
  }
}

/// Reads a file in memory.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource?
{ CGImageSource(data) }

/// Reads a file; `nil` where there is none.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
  guard let contents = try? Data(contentsOf: url) else { return nil }
  return CGImageSource(contents)
}

/// Creates an image source whose bytes arrive later.
public func CGImageSourceCreateIncremental(_ options: CFDictionary?) -> CGImageSource {
  CGImageSource(Data())
}

/// Passes a file the bytes received so far.
public func CGImageSourceUpdateData(_ isrc: CGImageSource, _ data: CFData, _ final: Bool) {
  isrc.update(data)
}

/// The number of pictures in a file.
public func CGImageSourceGetCount(_ isrc: CGImageSource) -> Int { isrc.image == nil ? 0 : 1 }

/// The identifier of a file's kind.
public func CGImageSourceGetType(_ isrc: CGImageSource) -> CFString? {
  isrc.type
}

/// A picture of a file.
public func CGImageSourceCreateImageAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? { index == 0 ? isrc.image?.cgImage : nil }

/// A picture of a file, limited to the size in the options.
public func CGImageSourceCreateThumbnailAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CGImage? {
  guard index == 0, let image = isrc.image else { return nil }
  let limit = options?[kCGImageSourceThumbnailMaxPixelSize]
  let longest = max(image.size.width, image.size.height) * image.scale
  guard let limit = number(limit), limit > 0, longest > limit else {
    return image.cgImage
  }
  let factor = limit / longest * image.scale
  let size = CGSize(width: image.size.width * factor, height: image.size.height * factor)
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  return UIGraphicsImageRenderer(size: size, format: format)
    .image { _ in image.draw(in: CGRect(origin: .zero, size: size)) }
    .cgImage
}

/// The properties of a picture: its pixels.
public func CGImageSourceCopyPropertiesAtIndex(
  _ isrc: CGImageSource,
  _ index: Int,
  _ options: CFDictionary?
) -> CFDictionary? {
  guard index == 0, let image = isrc.image?.cgImage else { return nil }
  return ["PixelWidth": image.width, "PixelHeight": image.height]
}

/// The key of the width in pixels.
public var kCGImagePropertyPixelWidth: CFString { "PixelWidth" }
/// The key of the height in pixels.
public var kCGImagePropertyPixelHeight: CFString { "PixelHeight" }
/// The key of the properties of a GIF image.
public var kCGImagePropertyGIFDictionary: CFString { "{GIF}" }
/// The key of the number of repetitions of a GIF image, 0 for endless.
public var kCGImagePropertyGIFLoopCount: CFString { "LoopCount" }
/// The key of the seconds for which a frame of a GIF image is shown, at least a tenth.
public var kCGImagePropertyGIFDelayTime: CFString { "DelayTime" }
/// The key of the seconds for which a frame of a GIF image is shown, as in the file.
public var kCGImagePropertyGIFUnclampedDelayTime: CFString { "UnclampedDelayTime" }
/// The key of the maximum number of pixels in either direction.
public var kCGImageSourceThumbnailMaxPixelSize: CFString {
  "kCGImageSourceThumbnailMaxPixelSize"
}
/// The key for always creating a thumbnail from the full image.
public var kCGImageSourceCreateThumbnailFromImageAlways: CFString {
  "kCGImageSourceCreateThumbnailFromImageAlways"
}
/// The key for creating a thumbnail if the file has none.
public var kCGImageSourceCreateThumbnailFromImageIfAbsent: CFString {
  "kCGImageSourceCreateThumbnailFromImageIfAbsent"
}
/// The key for rotating a thumbnail as the file says.
public var kCGImageSourceCreateThumbnailWithTransform: CFString {
  "kCGImageSourceCreateThumbnailWithTransform"
}
/// The key for decoding a picture at once.
public var kCGImageSourceShouldCacheImmediately: CFString {
  "kCGImageSourceShouldCacheImmediately"
}
/// The key for caching a decoded picture.
public var kCGImageSourceShouldCache: CFString { "kCGImageSourceShouldCache" }

/// The number of an option.
private func number(_ value: Any?) -> Double? {
  switch value {
  case let value as Double: value
  case let value as Int: Double(value)
  case let value as NSNumber: value.doubleValue
  default: nil
  }
}
