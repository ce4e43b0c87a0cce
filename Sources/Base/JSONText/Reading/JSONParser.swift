/// Reads JSON text into nodes.
struct JSONParser {
  let bytes: [UInt8]
  private(set) var repeatedMembers: [JSONMember] = []
  private(set) var extensionOffsets: [Int] = []
  private let limits: JSONLimits
  private let syntax: JSONSyntax
  var position = 0

  init(
    _ text: some Sequence<UInt8>,
    limits: JSONLimits,
    syntax: JSONSyntax = .standard
  ) throws(JSONSyntaxError) {
    bytes = Array(text)
    self.limits = limits
    self.syntax = syntax
    guard bytes.count <= limits.maximumSize else {
      throw error("the text is longer than \(limits.maximumSize) bytes")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Returns the one value that the text holds.
  mutating func document() throws(JSONSyntaxError) -> JSONNode {
    let value = try value(depth: 0)
    skipSpace()
    guard position == bytes.count else { throw error("there is more text after the value") }
    return value
  }

  private mutating func value(depth: Int) throws(JSONSyntaxError) -> JSONNode {
    skipSpace()
    let start = position
    return JSONNode(content: try content(depth: depth), offset: start)
  }

  private mutating func content(depth: Int) throws(JSONSyntaxError) -> JSONNode.Content {
    guard let next else { throw error("the text ends where a value is expected") }
    switch next {
    case UInt8(ascii: "{"): return .object(try members(depth: depth + 1))
    case UInt8(ascii: "["): return .array(try elements(depth: depth + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    case UInt8(ascii: "/"): throw error("JSON has no comments")
    case UInt8(ascii: "]"), UInt8(ascii: "}"): throw error("a value is expected")
    default: throw error("no value begins like this")
    }
  }

  private mutating func members(depth: Int) throws(JSONSyntaxError) -> [JSONMember] {
    try checkDepth(depth)
    var members: [JSONMember] = []
    var keys: Set<String> = []
    position += 1
    skipSpace()
    if take("}") { return [] }
    repeat {
      skipSpace()
      if endsAfterComma(members.isEmpty, "}") { break }
      let start = position
      guard next == UInt8(ascii: "\"") else { throw error("a key in quotes is expected") }
      let key = try string()
      skipSpace()
      guard take(":") else { throw error("':' is expected after the key '\(key)'") }
      let member = JSONMember(key: key, offset: start, value: try value(depth: depth))
      if !keys.insert(key).inserted { repeatedMembers.append(member) }
      members.append(member)
      skipSpace()
    } while take(",")
    guard take("}") else { throw error("',' or '}' is expected") }
    return members
  }

  private mutating func elements(depth: Int) throws(JSONSyntaxError) -> [JSONNode] {
    try checkDepth(depth)
    var elements: [JSONNode] = []
    position += 1
    skipSpace()
    if take("]") { return [] }
    repeat {
      skipSpace()
      if endsAfterComma(elements.isEmpty, "]") { break }
      elements.append(try value(depth: depth))
      skipSpace()
    } while take(",")
    guard take("]") else { throw error("',' or ']' is expected") }
    return elements
  }

  private func checkDepth(_ depth: Int) throws(JSONSyntaxError) {
    guard depth > limits.maximumDepth else { return }
    throw error("lists and objects are nested more than \(limits.maximumDepth) levels deep")
  }

  private mutating func word(
    _ word: String,
    _ content: JSONNode.Content
  ) throws(JSONSyntaxError) -> JSONNode.Content {
    guard bytes[position...].starts(with: word.utf8) else {
      throw error("no value begins like this")
    }
    position += word.utf8.count
    return content
  }
}

extension JSONParser {
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  mutating func take(_ character: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private mutating func skipSpace() {
    repeat {
      while let byte = next, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        position += 1
      }
    } while syntax == .withComments && skipComment()
  }

  /// Skips a comment of JavaScript; one that is not closed ends with the text.
  private mutating func skipComment() -> Bool {
    guard next == UInt8(ascii: "/"), position + 1 < bytes.count else { return false }
    let isBlock = bytes[position + 1] == UInt8(ascii: "*")
    guard isBlock || bytes[position + 1] == UInt8(ascii: "/") else { return false }
    extensionOffsets.append(position)
    position += 2
    while let byte = next {
      position += 1
      if isBlock ? byte == UInt8(ascii: "*") && next == UInt8(ascii: "/") : byte == 0x0A { break }
    }
    if isBlock { _ = take("/") }
    return true
  }

  /// Whether a list or an object ends behind a comma, which JSON does not allow.
  private mutating func endsAfterComma(_ isFirst: Bool, _ end: Unicode.Scalar) -> Bool {
    guard syntax == .withComments, !isFirst, next == UInt8(ascii: end) else { return false }
    extensionOffsets.append(position)
    return true
  }

  func error(_ reason: String) -> JSONSyntaxError {
    JSONSyntaxError(reason: reason, position: LineTable(bytes).position(at: position))
  }
}
