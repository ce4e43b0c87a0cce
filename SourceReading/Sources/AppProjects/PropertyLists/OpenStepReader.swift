/// Reads the old format of property lists, which Xcode uses for `project.pbxproj`.
///
/// Apple's description: "Old-Style ASCII Property Lists" in the Property List Programming Guide. Comments and
/// the escapes `\U1234` are read as Xcode writes them. It takes one pass; values nested deeper than
/// ``maximumDepth`` are an error.
struct OpenStepReader {
  static let maximumDepth = 64

  private let bytes: [UInt8]
  private var position = 0
  private var lines = LineCounter()

  private init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads a whole text.
  static func read(_ bytes: [UInt8]) throws(ListSyntaxError) -> ListValue {
    var reader = OpenStepReader(bytes)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { reader.position = 3 }
    let value = try reader.value(depth: 0)
    try reader.skipSpace()
    guard reader.position == bytes.count else {
      throw reader.error("there is more text behind the property list")
    }
    return value
  }

  /// The line of an offset, from 1.
  static func line(at offset: Int, in bytes: [UInt8]) -> Int {
    bytes[..<min(max(offset, 0), bytes.count)].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
  }

  private func error(_ message: String) -> ListSyntaxError {
    ListSyntaxError(line: Self.line(at: position, in: bytes), message: message)
  }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private func isAhead(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { expected in
      position + expected.count <= bytes.count
        && bytes[position..<position + expected.count].elementsEqual(expected)
    }
  }

  private mutating func skipSpace() throws(ListSyntaxError) {
    while let byte = next {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else if isAhead("//") {
        while let byte = next, byte != 0x0A { position += 1 }
      } else if isAhead("/*") {
        let start = position
        position += 2
        while position < bytes.count, !isAhead("*/") { position += 1 }
        guard position < bytes.count else {
          position = start
          throw error("a comment does not end")
        }
        position += 2
      } else {
        return
      }
    }
  }

  private mutating func value(depth: Int) throws(ListSyntaxError) -> ListValue {
    guard depth < Self.maximumDepth else {
      throw error("values are nested deeper than \(Self.maximumDepth) levels")
    }
    try skipSpace()
    switch next {
    case UInt8(ascii: "{"): return try dictionary(depth: depth)
    case UInt8(ascii: "("): return try array(depth: depth)
    case UInt8(ascii: "<") where !isAhead("<<<<<<<"): return try data()
    default: return .string(try text())
    }
  }

  private mutating func dictionary(depth: Int) throws(ListSyntaxError) -> ListValue {
    position += 1
    var members: [ListValue.Member] = []
    while true {
      try skipSpace()
      if next == UInt8(ascii: "}") {
        position += 1
        return .dictionary(members)
      }
      let line = lines.line(at: position, in: bytes)
      let key = try text()
      try expect(UInt8(ascii: "="), after: key)
      members.append(.init(key: key, line: line, value: try value(depth: depth + 1)))
      try skipSpace()
      if next == UInt8(ascii: "}") { continue }
      try expect(UInt8(ascii: ";"), after: key)
    }
  }

  private mutating func array(depth: Int) throws(ListSyntaxError) -> ListValue {
    position += 1
    var items: [ListValue] = []
    while true {
      try skipSpace()
      if next == UInt8(ascii: ")") {
        position += 1
        return .array(items)
      }
      items.append(try value(depth: depth + 1))
      try skipSpace()
      if next == UInt8(ascii: ",") {
        position += 1
      } else if next != UInt8(ascii: ")") {
        throw error("a list has neither ',' nor ')' behind an element")
      }
    }
  }

  private mutating func expect(
    _ byte: UInt8,
    after key: String
  ) throws(ListSyntaxError) {
    try skipSpace()
    guard next == byte else {
      throw error("'\(Character(Unicode.Scalar(byte)))' is missing behind '\(key)'")
    }
    position += 1
  }

  /// Data is stored as its digits.
  private mutating func data() throws(ListSyntaxError) -> ListValue {
    let start = position + 1
    while let byte = next, byte != UInt8(ascii: ">") { position += 1 }
    guard next != nil else { throw error("data does not end") }
    position += 1
    return .string(String(decoding: bytes[start..<position - 1], as: UTF8.self))
  }

  private mutating func text() throws(ListSyntaxError) -> String {
    guard let first = next else { throw error("the text ends in the middle of a value") }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = position
    while let byte = next, Self.isPlain(byte) { position += 1 }
    guard position > start else {
      throw error(
        isAhead("<<<<<<<") || isAhead(">>>>>>>") || isAhead("=======")
          ? "a merge conflict is not resolved"
          : "'\(Character(Unicode.Scalar(first)))' begins no value"
      )
    }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: "_$/:.-+@*&%!?~^|#".utf8.contains(byte)
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(ListSyntaxError) -> String {
    let start = position
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") { appendEscape(to: &text) } else { text.append(byte) }
    }
    position = start
    throw error("a quoted text does not end")
  }

  private mutating func appendEscape(to text: inout [UInt8]) {
    guard let byte = next else { return }
    position += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(0x0A)
    case UInt8(ascii: "t"): text.append(0x09)
    case UInt8(ascii: "r"): text.append(0x0D)
    case UInt8(ascii: "U"): append(number(radix: 16, digits: 4), to: &text)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      position -= 1
      append(number(radix: 8, digits: 3), to: &text)
    default: text.append(byte)
    }
  }

  private func append(_ number: UInt32, to text: inout [UInt8]) {
    text += Character(Unicode.Scalar(number) ?? "\u{FFFD}").utf8
  }

  private mutating func number(radix: UInt32, digits: Int) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = next,
        let digit = Character(Unicode.Scalar(byte)).hexDigitValue.map(UInt32.init), digit < radix
      else { break }
      number = number * radix + digit
      position += 1
    }
    return number
  }
}
