/// A reference to a token or a part of one.
struct TokenReference: Hashable {
  /// The names on the way.
  var names: [String]

  /// Whether it is a JSON pointer, which names any part of a file.
  var isPointer: Bool

  /// Reads `{a.b}` or `#/a/b`, or returns `nil`.
  init?(text: String) {
    if let names = Self.curlyNames(text) {
      self.names = names
      isPointer = false
    } else if let names = Self.pointerNames(text) {
      self.names = names
      isPointer = true
    } else {
      return nil
    }
  }

  /// Returns the path inside braces, or `nil` for any other text.
  static func curlyPath(_ text: String) -> Substring? {
    let utf8 = text.utf8
    guard utf8.first == UInt8(ascii: "{"), utf8.last == UInt8(ascii: "}"), utf8.count > 2 else {
      return nil
    }
    let path = text[text.index(after: text.startIndex)..<text.index(before: text.endIndex)]
    return path.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } ? nil : path
  }

  private static func curlyNames(_ text: String) -> [String]? {
    curlyPath(text).map { path in
      path.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    }
  }

  /// The names of a JSON pointer of RFC 6901 in a fragment, with `~1` for `/` and `~0` for `~`.
  static func pointerNames(_ text: String) -> [String]? {
    guard text.hasPrefix("#/") else { return nil }
    return text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false).map { part in
      var name = ""
      var escaped = false
      for character in percentDecoded(part) {
        if escaped {
          name.append(character == "1" ? "/" : character == "0" ? "~" : character)
          escaped = false
        } else if character == "~" {
          escaped = true
        } else {
          name.append(character)
        }
      }
      return name
    }
  }

  private static func percentDecoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return String(text) }
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let byte = UInt8(String(decoding: bytes[index + 1...index + 2], as: UTF8.self), radix: 16)
      {
        result.append(byte)
        index += 3
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }
}
