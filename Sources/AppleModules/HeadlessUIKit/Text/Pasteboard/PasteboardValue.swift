import Foundation

/// A value on a pasteboard, which any task may read.
enum PasteboardValue: Sendable {
  case data(Data)
  case string(String)
  case url(URL)
  case image(UIImage)
  case color(UIColor)
  /// A number, a date, an array or a dictionary, as the bytes of a property list.
  case propertyList(Data)
  /// The bytes of an item that are made when they are read.
  case promised(PromisedData)

  /// Converts a value that a program puts on a pasteboard; `nil` for an unsupported value.
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
    case .promised(let promise): promise.data
    case .string(let string): string
    case .url(let url): url
    case .image(let image): image
    case .color(let color): color
    case .propertyList(let list):
      try? PropertyListSerialization.propertyList(from: list, format: nil)
    }
  }

  /// The value as bytes: text in UTF-8, or UTF-16 for that type, an image as its file.
  func data(ofType type: String) -> Data? {
    switch self {
    case .data(let data), .propertyList(let data): data
    case .promised(let promise): promise.data
    case .string(let string):
      string.data(using: type == ItemType.utf16 ? .utf16 : .utf8)
    case .url(let url): Data(url.absoluteString.utf8)
    case .image(let image): image.fileBytes.map { Data($0) }
    case .color: nil
    }
  }

  /// The text of a value whose type is a text type.
  func string(ofType type: String) -> String? {
    switch self {
    case .string(let string): string
    case .data, .promised:
      data(ofType: type).flatMap {
        String(data: $0, encoding: type == ItemType.utf16 ? .utf16 : .utf8)
      }
    case .url(let url): url.absoluteString
    case .image, .color, .propertyList: nil
    }
  }

  /// The URL in a value whose type is a URL type.
  var url: URL? {
    switch self {
    case .url(let url): url
    case .string(let string): URL(string: string)
    case .data, .promised: string(ofType: ItemType.utf8).flatMap(URL.init(string:))
    case .image, .color, .propertyList: nil
    }
  }

  /// The image in a value whose type is an image type.
  var image: UIImage? {
    switch self {
    case .image(let image): image
    case .data, .promised: data(ofType: ItemType.png).flatMap(UIImage.init(data:))
    case .string, .url, .color, .propertyList: nil
    }
  }
}

/// The types under which pasteboards find values.
enum PasteboardType {
  static let strings = [ItemType.utf8, ItemType.utf16, ItemType.plainText, ItemType.text]
  static let urls = [ItemType.url, ItemType.fileURL]
  static let images = ItemType.images + [ItemType.image]
  static let colors = [ItemType.color]
}
