/// A property of a style with its value, both without space around them.
struct StyleDeclaration: Hashable {
  var name: String
  var value: String
}

/// The declarations of a `style` attribute, or of a rule.
enum StyleDeclarations {
  private static let maximumCount = 256

  /// Returns the declarations in their order; semicolons in strings and parentheses end none.
  static func parse(_ text: some StringProtocol) -> [StyleDeclaration] {
    var result: [StyleDeclaration] = []
    for part in parts(text, separator: ";") {
      guard result.count < maximumCount, let colon = part.firstIndex(of: ":") else { continue }
      let name = trimmed(part[..<colon])
      var value = trimmed(part[part.index(after: colon)...])
      if let mark = value.lastIndex(of: "!"), value[mark...].lowercased().hasPrefix("!i") {
        value = trimmed(value[..<mark])
      }
      guard !name.isEmpty, !value.isEmpty else { continue }
      result.append(StyleDeclaration(name: name.lowercased(), value: value))
    }
    return result
  }

  /// Returns the parts of a text between separators outside strings and parentheses.
  static func parts(_ text: some StringProtocol, separator: Unicode.Scalar) -> [String] {
    var result: [String] = []
    var part = String.UnicodeScalarView()
    var quote: Unicode.Scalar?
    var depth = 0
    for scalar in text.unicodeScalars {
      if let open = quote {
        if scalar == open { quote = nil }
      } else if scalar == "\"" || scalar == "'" {
        quote = scalar
      } else if scalar == "(" {
        depth += 1
      } else if scalar == ")" {
        depth = max(0, depth - 1)
      } else if scalar == separator, depth == 0 {
        result.append(String(part))
        part = String.UnicodeScalarView()
        continue
      }
      part.append(scalar)
    }
    result.append(String(part))
    return result
  }

  /// Returns a text without space at its ends.
  static func trimmed(_ text: some StringProtocol) -> String {
    var view = Substring(text).unicodeScalars
    while let first = view.first, first.properties.isWhitespace { view.removeFirst() }
    while let last = view.last, last.properties.isWhitespace { view.removeLast() }
    return String(Substring(view))
  }
}
