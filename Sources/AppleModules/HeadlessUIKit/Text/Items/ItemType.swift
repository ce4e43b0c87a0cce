import Foundation
import Snapshots

/// The uniform type identifiers of the contents of items.
enum ItemType {
  static let flatRTFD = "com.apple.flat-rtfd"
  static let rtf = "public.rtf"
  static let html = "public.html"
  static let utf8 = "public.utf8-plain-text"
  static let utf16 = "public.utf16-plain-text"
  static let plainText = "public.plain-text"
  static let text = "public.text"
  static let url = "public.url"
  static let fileURL = "public.file-url"
  static let png = "public.png"
  static let jpeg = "public.jpeg"
  static let svg = "public.svg-image"
  static let pdf = "com.adobe.pdf"
  static let image = "public.image"
  static let color = "com.apple.uikit.color"
  static let data = "public.data"
  static let content = "public.content"

  static let images = [png, jpeg, svg, pdf]

  /// The types, by descending fidelity, with the types to which they conform.
  ///
  /// Source: Apple's list of system-declared uniform type identifiers.
  private static let rows: [(type: String, kinds: [String])] = [
    (flatRTFD, [data, "public.composite-content"]), (rtf, [text]), (html, [text]),
    (png, [image]), (jpeg, [image]), (svg, [image]), (pdf, [data, "public.composite-content"]),
    (color, [data]), (fileURL, [url]), (url, [data]), (utf16, [plainText]), (utf8, [plainText]),
    (plainText, [text]), (text, [data, content]), (image, [data, content]),
    ("public.composite-content", [content]), (data, ["public.item"]),
  ]

  private static let kinds = Dictionary(uniqueKeysWithValues: rows.map { ($0.type, $0.kinds) })

  private static let places = Dictionary(
    uniqueKeysWithValues: rows.enumerated().map { ($0.element.type, $0.offset) }
  )

  /// Whether a type conforms to another one.
  static func conforms(_ type: String, to other: String) -> Bool {
    type == other || (kinds[type] ?? []).contains { conforms($0, to: other) }
  }

  /// Types by descending fidelity; those of programs come first, sorted by name.
  static func sorted(_ types: some Sequence<String>) -> [String] {
    types.sorted { (places[$0] ?? -1, $0) < (places[$1] ?? -1, $1) }
  }

  /// The type of files with an extension.
  static func identifier(ofExtension name: String) -> String {
    let types = [
      "rtf": rtf, "html": html, "htm": html, "txt": plainText, "png": png, "jpg": jpeg,
      "jpeg": jpeg, "svg": svg, "pdf": pdf,
    ]
    return types[name.lowercased()] ?? data
  }
}

extension UIImage {
  /// The type of the image's file; PNG for an image without one.
  var fileType: String {
    guard case .picture(let source) = content else { return ItemType.png }
    return switch source.format {
    case .png: ItemType.png
    case .jpeg: ItemType.jpeg
    case .svg: ItemType.svg
    case .pdf: ItemType.pdf
    }
  }

  /// The bytes of the file that the image was read from.
  var fileBytes: [UInt8]? {
    if case .picture(let source) = content { source.bytes } else { nil }
  }
}
