/// An encoding of characters by its number in Windows.
struct CodePage: Sendable {
  /// The number.
  let number: Int

  /// The characters of the bytes 80 to FF; empty where characters take several bytes.
  private let high: [UInt16]

  /// Code page 1252.
  static let windowsLatin = CodePage(1252) ?? CodePage(number: 1252, high: [])

  /// UTF-8.
  static let utf8 = CodePage(number: 65001, high: [])

  private static let singleByte: [Int: CodePage] = Dictionary(
    characters.map { page in
      let codes = page.characters.unicodeScalars.map { UInt16(truncatingIfNeeded: $0.value) }
      return (page.number, CodePage(number: page.number, high: codes))
    }
  ) { first, _ in first }

  /// Pages of several bytes, with the names that iconv has for them.
  static let multiByteNames: [Int: String] = [
    932: "CP932", 936: "CP936", 949: "CP949", 950: "CP950", 1361: "JOHAB", 54936: "GB18030",
    10001: "CP932", 10002: "BIG5", 10003: "EUC-KR", 10008: "GB2312", 65001: "UTF-8",
  ]

  /// The code page of symbol fonts, whose characters lie in the private use area.
  static let symbolNumber = 42

  private init(number: Int, high: [UInt16]) {
    self.number = number
    self.high = high
  }

  /// Creates a code page of a number; `nil` where it is not known.
  init?(_ number: Int) {
    if let page = Self.singleByte[number] {
      self = page
    } else if number == Self.symbolNumber {
      // The bullet of the symbol font is in nearly every list; Adobe's table has it at B7.
      let codes = (0x80...0xFF).map { $0 == 0xB7 ? 0x2022 : UInt16(0xF000 + $0) }
      self.init(number: number, high: codes)
    } else if Self.multiByteNames[number] != nil {
      self.init(number: number, high: [])
    } else {
      return nil
    }
  }

  /// The character of a byte; `nil` where it begins a character of several bytes.
  func scalar(_ byte: UInt8) -> Unicode.Scalar? {
    guard byte >= 0x80 else { return Unicode.Scalar(byte) }
    return high.isEmpty ? nil : Unicode.Scalar(high[Int(byte) - 0x80])
  }

  /// The number of bytes of a character, as far as its first bytes tell.
  func length(after bytes: [UInt8]) -> Int {
    let first = bytes[0]
    switch number {
    case 65001:
      return first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : first >= 0xC2 ? 2 : 1
    case 932, 10001:
      return (0x81...0x9F).contains(first) || (0xE0...0xFC).contains(first) ? 2 : 1
    case 54936:
      let isLong = bytes.count > 1 && (0x30...0x39).contains(bytes[1])
      return isLong ? 4 : 2
    default:
      return (0x81...0xFE).contains(first) ? 2 : 1
    }
  }

  /// The code page of a character set of Windows' fonts.
  static func number(ofCharacterSet charset: Int) -> Int? { charsets[charset] }

  private static let charsets: [Int: Int] = [
    0: 1252, 2: symbolNumber, 77: 10000, 78: 10001, 79: 10003, 80: 10008, 81: 10002, 83: 1255,
    84: 10004, 85: 10006, 86: 10081, 89: 10007, 128: 932, 129: 949, 130: 1361, 134: 936, 136: 950,
    161: 1253, 162: 1254, 163: 1258, 177: 1255, 178: 1256, 186: 1257, 204: 1251, 222: 874,
    238: 1250,
    254: 437, 255: 850,
  ]
}
