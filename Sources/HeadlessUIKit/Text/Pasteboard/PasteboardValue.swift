import Foundation
import Snapshots

/// A value on a pasteboard, which any task may read.
enum PasteboardValue: Sendable {
  case data(Data)
  case string(String)
  case url(URL)
  case image(UIImage)
  case color(UIColor)
  /// A number, a date, an array or a dictionary, as the bytes of a property list.
  case propertyList(Data)

  /// Takes a value that a program puts on a pasteboard; nil for one that is none of these.
  init?(_ value: Any) {
    switch value {
    case let data as Data: self = .data(data)
    case let string as String: self = .string(string)
    case let url as URL: self = .url(url)
    case let image as UIImage: self = .image(image)
    case let color as UIColor: self = .color(color)
    default:
      let list = try? PropertyListSerialization.data(
        fromPropertyList: value,
        format: .binary,
        options: 0
      )
      guard let list else { return nil }
      self = .propertyList(list)
    }
  }

  /// The value as a program reads it.
  var value: Any? {
    switch self {
    case .data(let data): data
    case .string(let string): string
    case .url(let url): url
    case .image(let image): image
    case .color(let color): color
    case .propertyList(let list):
      try? PropertyListSerialization.propertyList(from: list, format: nil)
    }
  }

  /// The value as bytes: text in UTF-8, or UTF-16 for its type, an image as its file.
  func data(ofType type: String) -> Data? {
    switch self {
    case .data(let data), .propertyList(let data): data
    case .string(let string):
      string.data(using: type == PasteboardType.utf16 ? .utf16 : .utf8)
    case .url(let url): Data(url.absoluteString.utf8)
    case .image(let image): image.pictureFile.map { Data($0) }
    case .color: nil
    }
  }

  /// The text of a value of a type of text.
  func string(ofType type: String) -> String? {
    switch self {
    case .string(let string): string
    case .data(let data):
      String(data: data, encoding: type == PasteboardType.utf16 ? .utf16 : .utf8)
    case .url(let url): url.absoluteString
    case .image, .color, .propertyList: nil
    }
  }

  /// The address in a value of a type of addresses.
  var url: URL? {
    switch self {
    case .url(let url): url
    case .string(let string): URL(string: string)
    case .data(let data): String(data: data, encoding: .utf8).flatMap(URL.init(string:))
    case .image, .color, .propertyList: nil
    }
  }

  /// The image in a value of a type of images.
  var image: UIImage? {
    switch self {
    case .image(let image): image
    case .data(let data): UIImage(data: data)
    case .string, .url, .color, .propertyList: nil
    }
  }
}

extension UIImage {
  /// The type of the image's file; PNG for an image without one.
  var pasteboardType: String {
    guard case .picture(let source) = content else { return PasteboardType.png }
    return switch source.format {
    case .png: PasteboardType.png
    case .jpeg: "public.jpeg"
    case .svg: "public.svg-image"
    case .pdf: "com.adobe.pdf"
    }
  }

  /// The bytes of the file that the image was read from.
  fileprivate var pictureFile: [UInt8]? {
    if case .picture(let source) = content { source.bytes } else { nil }
  }
}

/// The uniform type identifiers of what pasteboards hold.
enum PasteboardType {
  static let rtf = "public.rtf"
  static let utf8 = "public.utf8-plain-text"
  static let utf16 = "public.utf16-plain-text"
  static let url = "public.url"
  static let png = "public.png"
  static let color = "com.apple.uikit.color"

  static let strings = [utf8, utf16, "public.plain-text", "public.text"]
  static let urls = [url, "public.file-url"]
  static let images = [png, "public.jpeg", "public.svg-image", "com.adobe.pdf", "public.image"]
  static let colors = [color]
}
