/// The escapes of characters that would be marks.
enum TextEscaping {
  /// Returns a character of a text with its escape.
  ///
  /// - Parameters:
  ///   - scalars: The characters of the text.
  ///   - index: The place of the character.
  ///   - isInLink: Whether the text is that of a link, in which no address becomes another one.
  ///   - isInCell: Whether the text is that of a cell.
  ///   - isLast: Whether a mark follows the text.
  /// - Returns: The character, with a backslash or in another form where it needs one.
  static func text(
    _ scalars: [Unicode.Scalar],
    at index: Int,
    isInLink: Bool,
    isInCell: Bool,
    isLast: Bool
  ) -> String {
    let scalar = scalars[index]
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    let character = String(Character(scalar))
    switch scalar {
    case "\\", "`", "*", "[", "]", "<", "~": return "\\" + character
    case "_":
      let isInWord = index > 0 && isWord(scalars[index - 1]) && next.map(isWord) == true
      return isInWord ? character : "\\_"
    case "&": return next == nil || next == "#" || next.map(isWord) == true ? "\\&" : character
    case "!": return next == nil && isLast ? "\\!" : character
    case "|": return isInCell ? "\\|" : character
    case ":" where !isInLink && next == "/" && endsInScheme(scalars[..<index]): return "\\:"
    case "." where !isInLink && scalars[..<index].suffix(3) == ["w", "w", "w"]: return "\\."
    case "@" where !isInLink && index > 0 && isAddress(scalars[index - 1]): return "<!-- -->@"
    case "\u{FEFF}": return "&#xFEFF;"
    default: return character
    }
  }

  /// Returns the beginning of a line that would begin a block, with its escape.
  static func lineStart(
    _ scalars: ArraySlice<Unicode.Scalar>,
    isFirst: Bool
  ) -> (text: String, count: Int)? {
    guard let first = scalars.first else { return nil }
    switch first {
    case "#", ">", "+", "-", "=": return ("\\" + String(Character(first)), 1)
    case "|", ":": return isFirst ? nil : ("\\" + String(Character(first)), 1)
    case "0"..."9":
      let digits = scalars.prefix { ("0"..."9").contains($0) }
      let end = digits.endIndex
      guard digits.count < 10, end < scalars.endIndex, scalars[end] == "." || scalars[end] == ")"
      else { return nil }
      let text = String(String.UnicodeScalarView(digits))
      return (text + "\\" + String(Character(scalars[end])), digits.count + 1)
    default: return nil
    }
  }

  /// Text in a cell.
  static func cell(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    return scalars.indices.map {
      self.text(scalars, at: $0, isInLink: false, isInCell: true, isLast: false)
    }.joined()
  }

  static func isWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? Character(scalar).isLetter || Character(scalar).isNumber : false
  }

  /// Whether a character before `@` makes the text an address of mail.
  private static func isAddress(_ scalar: Unicode.Scalar) -> Bool {
    isWord(scalar) || ".+-_".unicodeScalars.contains(scalar)
  }

  private static func endsInScheme(_ text: ArraySlice<Unicode.Scalar>) -> Bool {
    let end = String(String.UnicodeScalarView(text.suffix(5))).lowercased()
    return ["http", "https", "ftp"].contains { end.hasSuffix($0) }
  }
}

/// The forms of addresses.
enum LinkForm {
  /// Returns an address between angle brackets where it is its own text.
  static func short(_ text: String, _ address: String) -> String? {
    let isMail = address == "mailto:" + text && text.contains("@")
    guard text == address || isMail else { return nil }
    let scheme = address.prefix { $0 != ":" }
    guard (2...32).contains(scheme.utf8.count), scheme.utf8.count < address.utf8.count,
      scheme.unicodeScalars.allSatisfy(TextEscaping.isWord), scheme.first?.isLetter == true,
      address.unicodeScalars.allSatisfy({
        $0.isASCII && $0.value > 0x20 && $0.value < 0x7F && !"<>&\\|`".unicodeScalars.contains($0)
      })
    else { return nil }
    if isMail, text.contains(where: { !($0.isLetter || $0.isNumber || "@.-_+".contains($0)) }) {
      return nil
    }
    return isMail && !isMailAddress(text) ? nil : "<" + text + ">"
  }

  private static func isMailAddress(_ text: String) -> Bool {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && !parts[0].isEmpty
      && parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
        $0.first.map { $0.isLetter || $0.isNumber } == true
          && $0.last.map { $0.isLetter || $0.isNumber } == true
          && !$0.contains("_") && !$0.contains("+") && $0.utf8.count < 64
      }
  }

  /// Returns the destination of a link or a picture.
  static func destination(_ address: String) -> String {
    var result = ""
    var isPlain = !address.isEmpty
    for scalar in address.unicodeScalars {
      switch scalar {
      case "\\", "<", ">":
        isPlain = false
        result += "\\" + String(Character(scalar))
      case "&": result += "&amp;"
      case "\n", "\r", "\t", "\u{B}", "\u{C}":
        result += "&#\(scalar.value);"
      case " ", "(", ")":
        isPlain = false
        result.unicodeScalars.append(scalar)
      default:
        if scalar.value < 0x20 || scalar.value == 0x7F || scalar.properties.isWhitespace {
          isPlain = false
        }
        result.unicodeScalars.append(scalar)
      }
    }
    return isPlain ? result : "<" + result + ">"
  }
}
