#if !canImport(ObjectiveC)
public import Foundation

/// Core Foundation's name for mutable data.
public typealias CFMutableData = NSMutableData

/// A file with one picture that is written as PNG.
public final class CGImageDestination: NSObject {
  fileprivate enum Place {
    case data(NSMutableData)
    case file(URL)
  }

  fileprivate let place: Place
  fileprivate var image: CGImage?

  fileprivate init(_ place: Place) {
    self.place = place
    super.init()
  }

  fileprivate func write() -> Bool {
    guard let data = image.flatMap({ UIImage(cgImage: $0).pngData() }) else { return false }
    switch place {
    case .data(let bytes): bytes.append(data)
    case .file(let url): return (try? data.write(to: url)) != nil
    }
    return true
  }
}

/// Creates a file in memory.
public func CGImageDestinationCreateWithData(
  _ data: CFMutableData,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.data(data)) }

/// Creates a file at an address.
public func CGImageDestinationCreateWithURL(
  _ url: CFURL,
  _ type: CFString,
  _ count: Int,
  _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(.file(url)) }

/// Adds a picture; only the first one is written.
public func CGImageDestinationAddImage(
  _ idst: CGImageDestination,
  _ image: CGImage,
  _ properties: CFDictionary?
) { idst.image = idst.image ?? image }

/// Does nothing: no properties are written.
public func CGImageDestinationSetProperties(
  _ idst: CGImageDestination,
  _ properties: CFDictionary?
) {}

/// Writes the file, and returns whether it is written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool { idst.write() }

/// The key of the quality of a compressed picture.
public let kCGImageDestinationLossyCompressionQuality: CFString =
  "kCGImageDestinationLossyCompressionQuality"
#endif
