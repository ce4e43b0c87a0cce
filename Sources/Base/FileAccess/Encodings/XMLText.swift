/// Text as it may stand in XML 1.0, which has no control characters but line breaks and tabs.
public enum XMLText {
  /// Returns a text with references for `&`, `<` and `>`, and U+FFFD for what XML forbids.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - replacements: The text for more characters, such as quotation marks and line breaks.
  /// - Returns: The escaped text.
  public static func escaped(
    _ text: String,
    _ replacements: [Unicode.Scalar: String] = [:]
  ) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case _ where replacements[scalar] != nil: result += replacements[scalar] ?? ""
      case "\t", "\n", "\r": result.unicodeScalars.append(scalar)
      case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
