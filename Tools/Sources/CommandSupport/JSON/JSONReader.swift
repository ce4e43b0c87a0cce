/// Reads JSON text into values, as RFC 8259 defines it.
struct JSONReader {
  private let bytes: [UInt8]
  private var position = 0

  /// How deeply lists and objects may be nested, so that no input exhausts the stack.
  private static let deepest = 64

  init(_ text: some Sequence<UInt8>) {
    bytes = Array(text)
  }

  /// Returns the one value that the text holds.
  mutating func document() throws(JSONError) -> JSONValue {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw error("more text after the value") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
    guard depth < Self.deepest else { throw error("more than \(Self.deepest) levels") }
    skipSpace()
    guard let next else { throw error("the text ends where a value is expected") }
    switch next {
    case UInt8(ascii: "{"): return try object(depth: depth + 1)
    case UInt8(ascii: "["): return try array(depth: depth + 1)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
    default: throw error("no value begins like this")
    }
  }

  private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    position += 1
    skipSpace()
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\"") else { throw error("a key in quotes is expected") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw error("':' is expected after the key '\(key)'") }
      members.append(.init(key, try value(depth: depth)))
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("',' or '}' is expected") }
    return .object(members)
  }

  private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    position += 1
    skipSpace()
    if take("]") { return .array([]) }
    repeat {
      elements.append(try value(depth: depth))
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("',' or ']' is expected") }
    return .array(elements)
  }

  private mutating func word(_ word: String, _ value: JSONValue) throws(JSONError) -> JSONValue {
    guard bytes[position...].starts(with: word.utf8) else {
      throw error("no value begins like this")
    }
    position += word.utf8.count
    return value
  }

  /// Reads a number; its digits are those of RFC 8259, its value is the nearest double.
  private mutating func number() throws(JSONError) -> JSONValue {
    let start = position
    _ = take("-")
    let whole = digits()
    guard whole == 1 || whole > 1 && bytes[position - whole] != UInt8(ascii: "0") else {
      throw error("a number does not begin like this")
    }
    if take("."), digits() == 0 { throw error("a digit is expected after the point") }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard digits() > 0 else { throw error("a digit is expected in the exponent") }
    }
    guard let number = Double(String(decoding: bytes[start..<position], as: UTF8.self)),
      number.isFinite
    else { throw error("a number is too large") }
    return .number(number)
  }

  /// Skips digits and returns how many there were.
  private mutating func digits() -> Int {
    let start = position
    while let byte = next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { position += 1 }
    return position - start
  }
}

extension JSONReader {
  private mutating func string() throws(JSONError) -> String {
    position += 1
    var result: [UInt8] = []
    while let byte = next {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        return String(decoding: result, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &result)
      case 0..<0x20: throw error("a control character in a text")
      default:
        result.append(byte)
        position += 1
      }
    }
    throw error("a text without a closing quote")
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONError) {
    position += 1
    guard let byte = next else { throw error("a text without a closing quote") }
    position += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): result.append(byte)
    case UInt8(ascii: "b"): result.append(0x08)
    case UInt8(ascii: "f"): result.append(0x0C)
    case UInt8(ascii: "n"): result.append(0x0A)
    case UInt8(ascii: "r"): result.append(0x0D)
    case UInt8(ascii: "t"): result.append(0x09)
    case UInt8(ascii: "u"): result += String(try scalar()).utf8
    default: throw error("an unknown escape")
    }
  }

  /// Reads four hexadecimal digits, or eight of a surrogate pair; half a pair is U+FFFD.
  private mutating func scalar() throws(JSONError) -> Unicode.Scalar {
    let high = try unit()
    guard (0xD800..<0xDC00).contains(high) else { return Unicode.Scalar(high) ?? "\u{FFFD}" }
    guard bytes[position...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    let mark = position
    position += 2
    let low = try unit()
    guard (0xDC00..<0xE000).contains(low) else {
      position = mark
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func unit() throws(JSONError) -> UInt32 {
    let digits = bytes[position...].prefix(4)
    guard digits.count == 4, digits.first != UInt8(ascii: "+"),
      let unit = UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    else { throw error("four hexadecimal digits are expected") }
    position += 4
    return unit
  }
}

extension JSONReader {
  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || (0x09...0x0A).contains(byte) || byte == 0x0D {
      position += 1
    }
  }

  private func error(_ reason: String) -> JSONError {
    JSONError(reason: reason, column: position + 1)
  }
}
