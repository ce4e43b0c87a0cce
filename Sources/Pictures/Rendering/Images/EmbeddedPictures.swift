import FileAccess
import Snapshots

/// Pictures inside vector files, measured before a library decodes them.
///
/// A file of a kilobyte can hold a picture of gigabytes, and neither librsvg nor poppler has a
/// limit. Sizes that are written in roundabout ways (by character references, by indirect objects,
/// within a compressed page) are not seen here.
struct EmbeddedPictures {
  let limits: ImageLimits

  /// The largest depth of SVG files in each other.
  private static let maximumDepth = 4

  /// Checks the `data:` addresses of an SVG file.
  func check(svg bytes: [UInt8], depth: Int = 0) throws(ImageError) {
    guard depth < Self.maximumDepth else {
      throw .damaged("pictures in pictures in pictures", in: "SVG, data address")
    }
    for start in bytes.places(of: "data:") {
      let address = bytes[start...].prefix { $0 != 0x22 && $0 != 0x27 && $0 != 0x29 }  // " ' )
      guard let comma = address.firstIndex(of: UInt8(ascii: ",")),
        !address[..<comma].places(of: "base64").isEmpty
      else { continue }
      try check(picture: Base64.decode(address[(comma + 1)...], .lenient) ?? [], depth: depth)
    }
  }

  private func check(picture: [UInt8], depth: Int) throws(ImageError) {
    switch ImageFormat(of: picture) {
    case .png: _ = try PNGDecoder.size(of: picture, limits: limits)
    case .jpeg: _ = try JPEGDecoder.size(of: picture, limits: limits)
    case .svg: try check(svg: picture, depth: depth + 1)
    // Fonts and style sheets; librsvg draws them no more than it draws a PDF.
    case .pdf, nil: break
    }
  }

  /// Checks the dictionaries of a PDF file: a picture's is never compressed.
  func check(pdf bytes: [UInt8]) throws(ImageError) {
    let widths = bytes.places(of: "/Width").compactMap { bytes.number(after: $0 + 6) }
    let heights = bytes.places(of: "/Height").compactMap { bytes.number(after: $0 + 7) }
    guard let width = widths.max(), let height = heights.max() else { return }
    // The widest need not be the highest, so the product says nothing unless both are large.
    let side = Double(max(width, height))
    try limits.check(width: side, height: 1, of: "PDF, picture")
    if widths.count == heights.count {
      for (width, height) in zip(widths, heights) where width > 0 && height > 0 {
        try limits.check(width: Double(width), height: Double(height), of: "PDF, picture")
      }
    }
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// The places at which a word begins, in their order.
  fileprivate func places(of word: StaticString) -> [Int] {
    word.withUTF8Buffer { word in
      indices.filter { self[$0] == word[0] && self[$0...].starts(with: word) }
    }
  }

  /// The whole number after some blanks; nil when something else is there.
  fileprivate func number(after start: Int) -> Int? {
    let rest = self[start...].drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }
    let digits = rest.prefix { (0x30...0x39).contains($0) }.prefix(12)
    return Int(String(decoding: digits, as: UTF8.self))
  }
}
