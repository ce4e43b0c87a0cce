import FileAccess

/// Help as it is printed: the parser does not wrap the line of the arguments.
struct HelpText {
  private let text: String

  init(_ text: String) { self.text = text }

  /// The columns of the other lines.
  private static let width = 80

  /// The text with the arguments in lines of 80 columns, each argument with its value.
  var wrapped: String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("USAGE: ") ? Self.wrapped($0) : String($0) }
      .joined(separator: "\n")
  }

  private static func wrapped(_ usage: Substring) -> String {
    // A space in brackets keeps an argument together.
    let held: Character = "\u{A0}"
    var depth = 0
    let line = usage.map { character -> Character in
      if "[<".contains(character) { depth += 1 }
      if "]>".contains(character) { depth -= 1 }
      return character == " " && depth > 0 ? held : character
    }
    return TerminalText.wrapped(String(line), columns: width, indentation: "  ")
      .replacing(String(held), with: " ")
  }
}
