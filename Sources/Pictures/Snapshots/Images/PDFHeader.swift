import DynamicType
import LayoutGeometry

/// The size of the first page of a PDF whose page objects are not compressed.
///
/// Only the words of the file are looked at, not its cross-references: a file that was changed by
/// appending, or that packs its objects into streams, may have to be measured by who draws it.
enum PDFHeader {
  /// Returns the crop box of the first page, else its media box, else the first media box at all.
  static func size(of bytes: [UInt8]) -> Size? {
    let page = firstPage(in: bytes)
    if let page, let size = box("/CropBox", in: page) ?? box("/MediaBox", in: page) {
      return isSideways(page) ? Size(width: size.height, height: size.width) : size
    }
    return box("/MediaBox", in: bytes[...])
  }

  /// The object of the first dictionary of type Page.
  private static func firstPage(in bytes: [UInt8]) -> ArraySlice<UInt8>? {
    var position = bytes.startIndex
    while let mark = find("/Type", in: bytes[position...]) {
      let name = bytes[(mark + 5)...].drop(while: isBlank)
      if name.starts(with: "/Page".utf8), name.dropFirst(5).first.map(isLetter) == false {
        return object(around: mark, in: bytes)
      }
      position = mark + 5
    }
    return nil
  }

  /// Returns the bytes between `obj` and `endobj` around a position.
  private static func object(around mark: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    var start = mark
    let word = Array(" obj".utf8)
    while start > 0, mark - start < 16_384, !bytes[start...].starts(with: word) { start -= 1 }
    let end = find("endobj", in: bytes[mark...]) ?? bytes.endIndex
    return bytes[start..<end]
  }

  private static func box(_ name: StaticString, in bytes: ArraySlice<UInt8>) -> Size? {
    guard let mark = find(name, in: bytes) else { return nil }
    let rest = bytes[(mark + name.utf8CodeUnitCount)...].drop(while: isBlank)
    guard rest.first == UInt8(ascii: "[") else { return nil }
    let text = String(decoding: rest.dropFirst().prefix(128).prefix { $0 != 0x5D }, as: UTF8.self)
    let numbers = text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
    guard numbers.count == 4 else { return nil }
    let size = Size(width: abs(numbers[2] - numbers[0]), height: abs(numbers[3] - numbers[1]))
    return max(size.width, size.height) <= longestSide ? size : nil
  }

  /// 200 inches, the limit of PDF 1.7, Annex C; readers replace the box of a larger page.
  private static let longestSide = 14_400.0

  /// Whether the page is turned by a quarter.
  private static func isSideways(_ page: ArraySlice<UInt8>) -> Bool {
    guard let mark = find("/Rotate", in: page) else { return false }
    let digits = page[(mark + 7)...].drop(while: isBlank).prefix { $0 == 0x2D || isDigit($0) }
    return Int(String(decoding: digits, as: UTF8.self)).map { $0 % 180 != 0 } ?? false
  }

  private static func find(_ mark: StaticString, in bytes: ArraySlice<UInt8>) -> Int? {
    mark.withUTF8Buffer { mark in
      bytes.withUnsafeBufferPointer { buffer in
        guard buffer.count >= mark.count else { return nil }
        return (0...buffer.count - mark.count).first { place in
          buffer[place] == mark[0] && mark.indices.allSatisfy { buffer[place + $0] == mark[$0] }
        }
        .map { $0 + bytes.startIndex }
      }
    }
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x0C || byte == 0
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x7A).contains(byte) }
}
