/// Names of classes and custom properties.
enum CSSName {
  /// Returns a name in lower case with hyphens between its words: `largeTitle` is `large-title`.
  ///
  /// Anything but ASCII letters and digits separates words; other letters are kept, because CSS allows
  /// them.
  static func hyphenated(_ text: String) -> String {
    var name = ""
    var isAfterLower = false
    for character in text {
      if character.isLetter || character.isNumber {
        if character.isUppercase, isAfterLower { name += "-" }
        name += character.lowercased()
        isAfterLower = character.isLowercase || character.isNumber
      } else {
        if !name.isEmpty, !name.hasSuffix("-") { name += "-" }
        isAfterLower = false
      }
    }
    while name.hasSuffix("-") { name.removeLast() }
    return name.isEmpty ? "text" : name
  }

  /// Returns a family as CSS writes it: generic names bare, others in quotation marks.
  static func family(_ name: String) -> String {
    guard !generic.contains(name) else { return name }
    let escaped = name.unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\"", "\\", "<": "\\" + String(scalar.value, radix: 16) + " "
      default: scalar.value < 0x20 ? " " : String(scalar)
      }
    }
    return "\"\(escaped.joined())\""
  }

  private static let generic: Set<String> = [
    "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-serif",
    "ui-sans-serif", "ui-monospace", "ui-rounded", "math", "emoji",
  ]
}
