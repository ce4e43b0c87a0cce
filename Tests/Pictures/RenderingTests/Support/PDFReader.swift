import CPoppler
import Foundation
import Testing

/// Reads text as a person would copy it out of a viewer.
enum PDFReader {
  /// A page: its size in points and what is written on it.
  struct Page {
    var width: Double
    var height: Double
    var text: String
  }

  static func text(of bytes: [UInt8]) throws -> String { try #require(pages(of: bytes).first).text }

  /// All pages in their order.
  static func pages(of bytes: [UInt8]) throws -> [Page] {
    try withDocument(bytes) { document in
      try (0..<poppler_document_get_n_pages(document)).map { index in
        let page = try #require(poppler_document_get_page(document, index))
        defer { g_object_unref(UnsafeMutableRawPointer(page)) }
        var (width, height) = (0.0, 0.0)
        poppler_page_get_size(page, &width, &height)
        let text = try #require(poppler_page_get_text(page))
        defer { g_free(text) }
        return Page(width: width, height: height, text: String(cString: text))
      }
    }
  }

  /// The title that the document gives itself.
  static func title(of bytes: [UInt8]) throws -> String? {
    try withDocument(bytes) { document in
      guard let title = poppler_document_get_title(document) else { return nil }
      defer { g_free(title) }
      return String(cString: title)
    }
  }

  private static func withDocument<Result>(
    _ bytes: [UInt8],
    _ body: (OpaquePointer) throws -> Result
  ) throws -> Result {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    let document = try #require(poppler_document_new_from_bytes(data, nil, nil))
    defer { g_object_unref(UnsafeMutableRawPointer(document)) }
    return try body(document)
  }

  /// The characters without direction marks and spaces, which poppler puts in and leaves out, and
  /// without ligature characters.
  static func letters(_ text: String) -> String {
    let kept = text.decomposedStringWithCompatibilityMapping.unicodeScalars
      .filter { !$0.properties.isWhitespace && !$0.properties.isBidiControl }
    return String(String.UnicodeScalarView(kept))
  }
}
