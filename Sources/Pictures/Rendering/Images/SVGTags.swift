/// The tags of an SVG file with their attributes, found without a parser of XML.
///
/// Character references and the entities that the file declares are resolved in attributes, so that
/// nothing hides behind them.
struct SVGTags {
  struct Tag {
    var name: String
    var attributes: [String: String] = [:]
    /// The position of the tag around this one; nil for the root.
    var parent: Int?
  }

  private(set) var tags: [Tag] = []
  /// The text of all style sheets.
  private(set) var styles = ""
  private var entities: [String: [UInt8]] = [:]

  /// Reads the tags of a file; nil where entities stand in entities, as only bombs have them.
  init?(_ bytes: [UInt8]) {
    var open: [Int] = []
    var position = 0
    while let start = bytes[position...].firstIndex(of: UInt8(ascii: "<")) {
      if let last = open.last, tags[last].name == "style" {
        styles += String(decoding: bytes[position..<start], as: UTF8.self)
      }
      let end = Self.end(of: start, in: bytes)
      position = min(end + 1, bytes.count)
      let body = bytes[(start + 1)..<max(start + 1, min(end, bytes.count))]
      switch body.first {
      case UInt8(ascii: "?"), nil: break
      case UInt8(ascii: "!"):
        if body.starts(with: "![CDATA[".utf8) {
          styles += String(decoding: body, as: UTF8.self)
        } else if body.starts(with: "!ENTITY".utf8) {
          guard addEntity(body) else { return nil }
        } else if body.starts(with: "!DOCTYPE".utf8), body.contains(UInt8(ascii: "[")) {
          // The declarations inside are read as tags of their own.
          position = (bytes[start...].firstIndex(of: UInt8(ascii: "[")) ?? end) + 1
        }
      case UInt8(ascii: "/"): open.removeLast(open.isEmpty ? 0 : 1)
      default:
        tags.append(tag(body, parent: open.last))
        if body.last != UInt8(ascii: "/") { open.append(tags.count - 1) }
      }
    }
  }

  /// The end of what begins with `<`: quoted text may hold `>`.
  private static func end(of start: Int, in bytes: [UInt8]) -> Int {
    let rest = bytes[start...]
    if rest.starts(with: "<!--".utf8) { return end("-->", in: bytes, from: start + 4) }
    if rest.starts(with: "<![CDATA[".utf8) { return end("]]>", in: bytes, from: start + 9) }
    var quote: UInt8?
    for index in rest.indices {
      switch (bytes[index], quote) {
      case (UInt8(ascii: ">"), nil): return index
      case (UInt8(ascii: "\""), nil), (UInt8(ascii: "'"), nil): quote = bytes[index]
      case (let byte, let open?) where byte == open: quote = nil
      default: break
      }
    }
    return bytes.count
  }

  private static func end(_ mark: StaticString, in bytes: [UInt8], from start: Int) -> Int {
    mark.withUTF8Buffer { mark in
      var index = min(start, bytes.count)
      while let found = bytes[index...].firstIndex(of: mark[0]) {
        if bytes[found...].starts(with: mark) { return found + mark.count - 1 }
        index = found + 1
      }
      return bytes.count
    }
  }

  /// Keeps a declaration such as `!ENTITY name "text"`.
  private mutating func addEntity(_ body: ArraySlice<UInt8>) -> Bool {
    let quotes: [UInt8] = [UInt8(ascii: "\""), UInt8(ascii: "'")]
    guard let quote = body.firstIndex(where: quotes.contains) else { return true }
    let value = body[(quote + 1)...].prefix { $0 != body[quote] }
    let words = String(decoding: body[..<quote], as: UTF8.self).split(
      whereSeparator: \.isWhitespace
    )
    guard words.count > 1, !value.contains(UInt8(ascii: "&")) else { return words.count <= 1 }
    entities[String(words[1])] = Array(value)
    return true
  }

  private func tag(_ body: ArraySlice<UInt8>, parent: Int?) -> Tag {
    let name = body.prefix { !Self.isBlank($0) && $0 != UInt8(ascii: "/") }
    var tag = Tag(name: Self.localName(name), parent: parent)
    var rest = body.dropFirst(name.count)
    while let equals = rest.firstIndex(of: UInt8(ascii: "=")) {
      let key = rest[..<equals].drop(while: Self.isBlank).prefix { !Self.isBlank($0) }
      let value = rest[(equals + 1)...].drop(while: Self.isBlank)
      guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'")
      else {
        break
      }
      let text = value.dropFirst().prefix { $0 != quote }
      tag.attributes[Self.localName(key)] = resolved(text)
      rest = rest[min(text.endIndex + 1, rest.endIndex)...]
    }
    return tag
  }

  /// The name without the prefix of its namespace.
  private static func localName(_ bytes: ArraySlice<UInt8>) -> String {
    let colon = bytes.lastIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? bytes.startIndex
    return String(decoding: bytes[colon...], as: UTF8.self)
  }

  private func resolved(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var text: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "&"), let end = rest.prefix(64).firstIndex(of: UInt8(ascii: ";"))
      else {
        text.append(byte)
        continue
      }
      text += replacement(of: String(decoding: rest[..<end], as: UTF8.self))
      rest = rest[(end + 1)...]
      // An image that is longer than the limit of a file is refused for its work.
      guard text.count < ImageLimits().bytes else { break }
    }
    return String(decoding: text, as: UTF8.self)
  }

  private func replacement(of name: String) -> [UInt8] {
    if let entity = entities[name] { return entity }
    guard name.hasPrefix("#") else { return Array("?".utf8) }
    let digits = name.dropFirst()
    let code =
      digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits, radix: 10)
    return code.flatMap(Unicode.Scalar.init).map { Array(String($0).utf8) } ?? []
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D
  }
}
