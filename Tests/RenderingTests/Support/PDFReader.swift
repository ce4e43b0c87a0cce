import CPoppler
import Foundation
import Testing

/// Reads text as a person would copy it out of a viewer.
enum PDFReader {
  static func text(of bytes: [UInt8]) throws -> String {
    let data = g_bytes_new(bytes, gsize(bytes.count))
    defer { g_bytes_unref(data) }
    let document = try #require(poppler_document_new_from_bytes(data, nil, nil))
    defer { g_object_unref(UnsafeMutableRawPointer(document)) }
    let page = try #require(poppler_document_get_page(document, 0))
    defer { g_object_unref(UnsafeMutableRawPointer(page)) }
    let text = try #require(poppler_page_get_text(page))
    defer { g_free(text) }
    return String(cString: text)
  }

  /// The characters without direction marks and spaces, which poppler puts in and leaves out, and
  /// without ligature characters.
  static func letters(_ text: String) -> String {
    let kept = text.decomposedStringWithCompatibilityMapping.unicodeScalars
      .filter { !$0.properties.isWhitespace && !$0.properties.isBidiControl }
    return String(String.UnicodeScalarView(kept))
  }
}
