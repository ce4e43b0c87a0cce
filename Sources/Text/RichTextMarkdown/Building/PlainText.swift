/// Characters of a document as rich text has them.
enum PlainText {
  /// Whether a character is one that ends words and shows no more than a space.
  static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == " " || (0x09...0x0D).contains(scalar.value)
  }

  /// The character, or another for those that mean an attachment or the end of a paragraph.
  static func kept(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    switch scalar {
    case "\u{FFFC}": "\u{FFFD}"
    case "\u{2029}", "\r", "\n": "\u{2028}"
    // A form feed would be a break between pages.
    case "\u{C}": " "
    default: scalar
    }
  }

  /// Words with one space between them.
  static func collapsed(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let isSpace = isSpace(scalar) || scalar == "\u{2028}" || scalar == "\u{2029}"
      if !isSpace {
        result.append(kept(scalar))
      } else if result.last != " ", !result.isEmpty {
        result.append(" ")
      }
    }
    if result.last == " " { result.removeLast() }
    return String(result)
  }

  /// Code in a line of text.
  static func codeSpan(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars { result.append(isSpace(scalar) ? " " : kept(scalar)) }
    return String(result)
  }

  /// A line of code; a tab at its beginning would be the marker of a list there.
  static func code(_ line: Substring, expandsTab: Bool) -> String {
    var result = String.UnicodeScalarView()
    for scalar in line.unicodeScalars { result.append(kept(scalar)) }
    guard expandsTab, result.first == "\t" else { return String(result) }
    return "    " + String(Substring(result.dropFirst()))
  }
}
