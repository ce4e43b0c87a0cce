/// The letters of a page that every browser shows, found without an HTML parser.
enum ShownLetters {
  /// The markup of elements and attributes whose text is hidden or raw, and of other encodings.
  private static let unclear = [
    "script", "style", "title", "textarea", "hidden", "display", "noscript", "noframes", "select",
    "option", "template", "iframe", "object", "head", "svg", "math", "audio", "video", "canvas",
    "plaintext", "xmp", "noembed", "frame", "datalist", "utf-16", "charset", "<col>", "<col ",
    "<image", "applet", "dialog", "details", "input", "<map", "param", "source", "track", "embed",
    "doc-endnotes", "data-footnotes",
  ]

  /// Returns the ASCII letters between the tags; `nil` for a page that is ambiguous.
  ///
  /// A page is unambiguous if each `<` begins a tag with a name, whose quotes are closed before its `>`, and
  /// if there are no entities, comments, zero bytes or elements with special text.
  static func letters(of bytes: [UInt8]) -> [UInt8]? {
    guard String(validating: bytes, as: UTF8.self) != nil,
      !bytes.contains(0), !bytes.contains(UInt8(ascii: "&"))
    else { return nil }
    var letters: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "<") {
        guard let end = endOfTag(bytes, index) else { return nil }
        let tag = String(decoding: bytes[index..<end], as: UTF8.self).lowercased()
        guard !unclear.contains(where: tag.contains) else { return nil }
        index = end
      } else {
        if isLetter(bytes[index]) { letters.append(bytes[index]) }
        index += 1
      }
    }
    return letters
  }

  /// The position after a tag; `nil` for a tag that parsers may read in several ways.
  private static func endOfTag(_ bytes: [UInt8], _ start: Int) -> Int? {
    var index = start + 1
    let isEnd = index < bytes.count && bytes[index] == UInt8(ascii: "/")
    if isEnd { index += 1 }
    guard index < bytes.count, isLetter(bytes[index]) else { return nil }
    var quote: UInt8?
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if let open = quote {
        if byte == open { quote = nil }
        if byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">") { return nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        guard !isEnd, bytes[index - 2] == UInt8(ascii: "=") else { return nil }
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      } else if byte == UInt8(ascii: "<") || byte >= 0x80 {
        return nil
      }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x61...0x7A).contains(byte | 0x20)
  }
}
