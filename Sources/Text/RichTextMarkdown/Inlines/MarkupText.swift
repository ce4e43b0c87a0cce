/// The text of a block of HTML.
enum MarkupText {
  private static let names: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": "\u{A0}",
  ]

  /// Returns the text between tags, and the first tag; comments, scripts and styles have none.
  static func read(_ source: String) -> (text: String, tag: String?) {
    var text = ""
    var first: String?
    var rest = Substring(source)
    while let start = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
      text += decoded(rest[..<start])
      rest = rest[start...]
      let tag = InlineTag(String(rest.prefix(20)))
      if rest.hasPrefix("<!--") {
        rest = after("-->", in: rest)
        continue
      }
      guard !tag.name.isEmpty || rest.hasPrefix("<!") || rest.hasPrefix("<?") else {
        text += "<"
        rest = rest.dropFirst()
        continue
      }
      if first == nil, !tag.name.isEmpty { first = "<\(tag.isEnd ? "/" : "")\(tag.name)>" }
      rest = after(">", in: rest)
      if ["script", "style"].contains(tag.name), !tag.isEnd {
        while let end = rest.utf8.firstIndex(of: UInt8(ascii: "<")) {
          rest = rest[end...]
          if InlineTag(String(rest.prefix(10))) == InlineTag("</\(tag.name)>") { break }
          rest = rest.dropFirst()
        }
      } else if ["br", "p", "div", "li", "tr", "td", "th"].contains(tag.name) {
        text += " "
      }
    }
    return (text + decoded(rest), first)
  }

  private static func after(_ end: String, in text: Substring) -> Substring {
    var rest = text
    let bytes = Array(end.utf8)
    while let index = rest.utf8.firstIndex(of: bytes[0]) {
      rest = rest[index...]
      if rest.utf8.starts(with: bytes) { return rest.dropFirst(end.count) }
      rest = rest.dropFirst()
    }
    return rest.dropFirst(rest.count)
  }

  private static func decoded(_ text: Substring) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return String(text) }
    var result = ""
    for (index, piece) in text.split(separator: "&", omittingEmptySubsequences: false).enumerated()
    {
      guard index > 0 else {
        result += piece
        continue
      }
      if let end = piece.firstIndex(of: ";"), let value = value(piece[..<end]) {
        result += value + piece[piece.index(after: end)...]
      } else {
        result += "&" + piece
      }
    }
    return result
  }

  private static func value(_ name: Substring) -> String? {
    if let value = names[String(name)] { return value }
    guard name.first == "#" else { return nil }
    let digits = name.dropFirst()
    let number =
      digits.first == "x" || digits.first == "X"
      ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map(String.init)
  }
}
