import DynamicType
import LayoutGeometry

/// The size that the start tag of an SVG file tells.
enum SVGHeader {
  /// Returns the stated width and height, with the view box for what is not stated; nil without both.
  static func size(of bytes: [UInt8]) -> Size? {
    guard let tag = startTag(in: bytes.prefix(65_536)) else { return nil }
    let width = value(of: "width", in: tag).flatMap(length)
    let height = value(of: "height", in: tag).flatMap(length)
    let box = value(of: "viewBox", in: tag).flatMap(box)
    switch (width, height, box) {
    case (let width?, let height?, _): return Size(width: width, height: height)
    case (let width?, nil, let box?):
      return Size(width: width, height: width * box.height / box.width)
    case (nil, let height?, let box?):
      return Size(width: height * box.width / box.height, height: height)
    case (nil, nil, let box?): return box
    default: return nil
    }
  }

  /// The bytes between `<svg` and the end of its tag.
  private static func startTag(in bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let mark = Array("<svg".utf8)
    var position = bytes.startIndex
    while let start = bytes[position...].firstIndex(of: mark[0]) {
      let rest = bytes[start...].dropFirst(mark.count)
      if bytes[start...].starts(with: mark), let next = rest.first, isBlank(next) || next == 0x3E {
        return rest.prefix { $0 != UInt8(ascii: ">") }
      }
      position = start + 1
    }
    return nil
  }

  private static func value(of name: String, in tag: ArraySlice<UInt8>) -> String? {
    let name = Array(name.utf8)
    for start in tag.indices where isBlank(tag[start]) && tag[(start + 1)...].starts(with: name) {
      let rest = tag[(start + 1 + name.count)...].drop(while: isBlank)
      guard rest.first == UInt8(ascii: "=") else { continue }
      let quoted = rest.dropFirst().drop(while: isBlank)
      guard let quote = quoted.first, quote == 0x22 || quote == 0x27 else { continue }
      return String(decoding: quoted.dropFirst().prefix { $0 != quote }, as: UTF8.self)
    }
    return nil
  }

  /// A length in CSS pixels, the points of the screen; nil for shares and for nothing.
  private static func length(_ text: String) -> Double? {
    let text = text.filter { !$0.isWhitespace }
    let number = text.prefix { $0.isNumber || "+-.eE".contains($0) && $0.isASCII }
    // "1em" would lose its "e" to the number.
    let digits = number.last.map { "eE".contains($0) } == true ? number.dropLast() : number
    guard let factor = units[String(text.dropFirst(digits.count))], let value = Double(digits)
    else { return nil }
    return value > 0 ? value * factor : nil
  }

  /// CSS Values 4, 6.2: 96 pixels an inch; em and ex at librsvg's default font size of 12.
  private static let units: [String: Double] = [
    "": 1, "px": 1, "pt": 96.0 / 72, "pc": 16, "in": 96, "cm": 96 / 2.54, "mm": 96 / 25.4,
    "em": 12, "ex": 6,
  ]

  private static func box(_ text: String) -> Size? {
    let numbers = text.split { $0 == "," || $0.isWhitespace }.compactMap { Double($0) }
    guard numbers.count == 4, numbers[2] > 0, numbers[3] > 0 else { return nil }
    return Size(width: numbers[2], height: numbers[3])
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
