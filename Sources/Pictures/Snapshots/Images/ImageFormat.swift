/// The kinds of files that can be drawn.
public enum ImageFormat: String, Hashable, Sendable, CaseIterable {
  /// Portable Network Graphics.
  case png = "PNG"

  /// JPEG, baseline and progressive.
  case jpeg = "JPEG"

  /// Scalable Vector Graphics, not compressed.
  case svg = "SVG"

  /// Portable Document Format; the first page is drawn.
  case pdf = "PDF"

  /// Whether the picture stays sharp at any size.
  public var isVector: Bool { self == .svg || self == .pdf }

  /// Recognizes a file by its first bytes; nil for anything else.
  public init?(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]) {
      self = .png
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if Self.contains("%PDF-", in: bytes.prefix(1_024)) {
      self = .pdf
    } else if Self.isMarkup(bytes), Self.contains("<svg", in: bytes.prefix(65_536)) {
      self = .svg
    } else {
      return nil
    }
  }

  private static func isMarkup(_ bytes: [UInt8]) -> Bool {
    let blank: Set<UInt8> = [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF]  // with the UTF-8 mark
    return bytes.first { !blank.contains($0) } == UInt8(ascii: "<")
  }

  private static func contains(_ mark: StaticString, in bytes: ArraySlice<UInt8>) -> Bool {
    mark.withUTF8Buffer { mark in
      bytes.indices.contains { bytes[$0...].starts(with: mark) }
    }
  }
}
