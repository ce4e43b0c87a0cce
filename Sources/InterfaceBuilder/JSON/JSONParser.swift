/// Reads JSON as RFC 8259 defines it, with the place of every value and bounded depth.
struct JSONParser {
  private let bytes: [UInt8]
  private let depthLimit: Int
  private var offset = 0
  private var line = 1
  private var lineStart = 0
  private var depth = 0

  /// Reads a text in UTF-8, with or without a byte order mark.
  static func parse(_ bytes: [UInt8], depthLimit: Int = 256) throws(JSONError) -> JSONValue {
    var parser = JSONParser(bytes: bytes, depthLimit: depthLimit)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      parser.offset = 3
      parser.lineStart = 3
    }
    let value = try parser.value()
    parser.skipSpace()
    guard parser.peek == nil else { throw parser.error("Text follows the value.") }
    return value
  }

  private init(bytes: [UInt8], depthLimit: Int) {
    self.bytes = bytes
    self.depthLimit = depthLimit
  }

  private var peek: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func error(_ message: String) -> JSONError {
    JSONError(message: message, line: line, column: offset - lineStart + 1)
  }

  private mutating func skipSpace() {
    while let byte = peek {
      switch byte {
      case 0x20, 0x09, 0x0D: offset += 1
      case 0x0A:
        offset += 1
        line += 1
        lineStart = offset
      default: return
      }
    }
  }

  private mutating func skip(_ byte: Character) -> Bool {
    skipSpace()
    guard let ascii = byte.asciiValue, peek == ascii else { return false }
    offset += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    skipSpace()
    let (line, column) = (line, offset - lineStart + 1)
    let content = try content()
    return JSONValue(content: content, line: line, column: column)
  }

  private mutating func content() throws(JSONError) -> JSONValue.Content {
    switch peek {
    case UInt8(ascii: "{"): return .object(try members())
    case UInt8(ascii: "["): return .array(try items())
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case nil: throw error("The text ends where a value is expected.")
    case .some(let byte) where "-0123456789".utf8.contains(byte): return .number(try number())
    default: throw error("A value is expected.")
    }
  }

  private mutating func word(
    _ word: String,
    _ content: JSONValue.Content
  ) throws(JSONError) -> JSONValue.Content {
    guard bytes[offset...].starts(with: word.utf8) else { throw error("'\(word)' is expected.") }
    offset += word.utf8.count
    return content
  }

  private mutating func enter() throws(JSONError) {
    depth += 1
    guard depth <= depthLimit else {
      throw error("Values are nested deeper than \(depthLimit) levels.")
    }
    offset += 1
  }

  private mutating func members() throws(JSONError) -> [JSONValue.JSONMember] {
    try enter()
    defer { depth -= 1 }
    var members: [JSONValue.JSONMember] = []
    if skip("}") { return members }
    repeat {
      skipSpace()
      guard peek == UInt8(ascii: "\"") else { throw error("A name in quotes is expected.") }
      let name = try string()
      guard skip(":") else { throw error("':' is expected.") }
      members.append(JSONValue.JSONMember(name: name, value: try value()))
    } while skip(",")
    guard skip("}") else { throw error("',' or '}' is expected.") }
    return members
  }

  private mutating func items() throws(JSONError) -> [JSONValue] {
    try enter()
    defer { depth -= 1 }
    var items: [JSONValue] = []
    if skip("]") { return items }
    repeat { items.append(try value()) } while skip(",")
    guard skip("]") else { throw error("',' or ']' is expected.") }
    return items
  }
}

extension JSONParser {
  private mutating func number() throws(JSONError) -> Double {
    let start = offset
    if peek == UInt8(ascii: "-") { offset += 1 }
    let integer = digits()
    guard integer == 1 || integer > 1 && bytes[offset - integer] != UInt8(ascii: "0") else {
      throw error("A number has digits and no leading zero.")
    }
    if peek == UInt8(ascii: ".") {
      offset += 1
      guard digits() > 0 else { throw error("A digit is expected after the point.") }
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      offset += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { offset += 1 }
      guard digits() > 0 else { throw error("A digit is expected in the exponent.") }
    }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    guard let number = Double(text), number.isFinite else {
      throw error("The number is too large.")
    }
    return number
  }

  private mutating func digits() -> Int {
    let start = offset
    while let byte = peek, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { offset += 1 }
    return offset - start
  }

  private mutating func string() throws(JSONError) -> String {
    offset += 1
    var text: [UInt8] = []
    while let byte = peek {
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        text.append(contentsOf: try escape())
      case 0..<0x20:
        throw error("A control character stands in a string.")
      default:
        text.append(byte)
        offset += 1
      }
    }
    throw error("The text ends inside a string.")
  }

  private mutating func escape() throws(JSONError) -> [UInt8] {
    offset += 1
    guard let byte = peek else { throw error("The text ends inside a string.") }
    offset += 1
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return [byte]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "u"): return Array(String(try scalar()).utf8)
    default: throw error("'\\\(Character(UnicodeScalar(byte)))' is no escape.")
    }
  }

  /// A character by its code, which may be two halves of a pair; a lone half is U+FFFD.
  private mutating func scalar() throws(JSONError) -> Character {
    let first = try unit()
    guard UTF16.isLeadSurrogate(first) else {
      return Unicode.Scalar(first).map { Character($0) } ?? "\u{FFFD}"
    }
    guard bytes[offset...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    let rewind = offset
    offset += 2
    let second = try unit()
    guard UTF16.isTrailSurrogate(second) else {
      offset = rewind
      return "\u{FFFD}"
    }
    let code = 0x10000 + (UInt32(first) - 0xD800) << 10 + (UInt32(second) - 0xDC00)
    return Unicode.Scalar(code).map { Character($0) } ?? "\u{FFFD}"
  }

  private mutating func unit() throws(JSONError) -> UInt16 {
    let digits = String(decoding: bytes[offset...].prefix(4), as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let unit = UInt16(digits, radix: 16)
    else { throw error("Four hexadecimal digits are expected.") }
    offset += 4
    return unit
  }
}
