extension JSONParser {
  /// Reads a number; its digits are those of RFC 8259, its value is the nearest double.
  mutating func number() throws(JSONSyntaxError) -> Double {
    let start = position
    _ = take("-")
    let whole = position
    guard digits() > 0 else { throw error("a digit is expected after the sign") }
    guard bytes[whole] != UInt8(ascii: "0") || position == whole + 1 else {
      throw error("a number does not begin with 0")
    }
    if take("."), digits() == 0 { throw error("a digit is expected after the point") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() > 0 else { throw error("a digit is expected in the exponent") }
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      number.isFinite
    else { throw error("a number is too large") }
    return number
  }

  /// Skips digits and returns how many there were.
  private mutating func digits() -> Int {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }

  mutating func string() throws(JSONSyntaxError) -> String {
    position += 1
    var result: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &result)
      case 0..<0x20: throw error("a text has a line break or another control character in it")
      default:
        result.append(byte)
        position += 1
      }
    }
    throw error("a text has no closing quote")
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONSyntaxError) {
    position += 1
    guard let byte = next else { throw error("a text has no closing quote") }
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"):
      position += 1
      result += String(try scalar()).utf8
      return
    default: throw error("no escape is written like this")
    }
    position += 1
  }

  /// Reads four hexadecimal digits, or eight of a surrogate pair; half a pair is U+FFFD.
  private mutating func scalar() throws(JSONSyntaxError) -> Unicode.Scalar {
    let high = try unit()
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    let mark = position
    guard bytes[position...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    position += 2
    let low = try unit()
    guard (0xDC00..<0xE000).contains(low) else {
      position = mark
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(JSONSyntaxError) -> UInt32 {
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard let byte = next, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
        throw error("four hexadecimal digits are expected")
      }
      unit = unit << 4 | UInt32(digit)
      position += 1
    }
    return unit
  }
}
