/// Text of files and names of files, as a terminal may show them.
///
/// A terminal obeys control characters, and turns text around where a character says so. Text from
/// here causes neither.
public enum TerminalText {
  /// Returns a text on one line, with a space for line breaks and tabs, and U+FFFD for other control
  /// characters and for those that turn the direction of text around.
  public static func line(_ text: String) -> String {
    guard !text.unicodeScalars.allSatisfy({ (0x20..<0x7F).contains($0.value) }) else { return text }
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x09, 0x0A, 0x0D, 0x2028, 0x2029: result.append(" ")
      default: result.append(isHarmless(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(result)
  }

  /// Returns a text with its line breaks and without control characters.
  public static func lines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { line(String($0)) }.joined(separator: "\n")
  }

  /// Returns a text with its line breaks, tabs, and the sequences that give letters a weight or a color;
  /// other control characters become U+FFFD.
  public static func styledLines(_ text: String) -> String {
    var result = String.UnicodeScalarView()
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      if scalar == "\u{1B}", let end = endOfStyle(scalars[index...]) {
        result.append(contentsOf: scalars[index..<end])
        index = end
        continue
      }
      let isKept = ["\n", "\t"].contains(scalar) || isHarmless(scalar)
      result.append(isKept ? scalar : "\u{FFFD}")
      index = scalars.index(after: index)
    }
    return String(result)
  }

  /// The most columns of a line of prose; longer text is wrapped.
  public static let columns = 100

  /// Returns a text with its long lines wrapped.
  ///
  /// Lines without a space in them stay as they are, and so do fenced code and tables of Markdown.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - columns: The most characters of a line.
  ///   - indentation: The beginning of continued lines.
  /// - Returns: The text with further line breaks.
  public static func wrapped(
    _ text: String,
    columns: Int = columns,
    indentation: String = ""
  ) -> String {
    var isCode = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.hasPrefix("```") { isCode.toggle() }
      let stays = isCode || line.hasPrefix("|") || line.count <= columns
      return stays ? String(line) : broken(line, columns, indentation)
    }.joined(separator: "\n")
  }

  private static func broken(_ line: Substring, _ columns: Int, _ indentation: String) -> String {
    var lines: [String] = []
    var current = String(line.prefix { $0 == " " })
    var isEmpty = true
    for word in line.split(separator: " ") {
      if !isEmpty, current.count + 1 + word.count > columns {
        lines.append(current)
        current = indentation
        isEmpty = true
      }
      current += isEmpty ? String(word) : " " + word
      isEmpty = false
    }
    return (lines + [current]).joined(separator: "\n")
  }

  /// The end of a sequence such as `ESC [ 1 ; 31 m` with which a text begins.
  private static func endOfStyle(
    _ text: String.UnicodeScalarView.SubSequence
  ) -> String.UnicodeScalarView.Index? {
    let rest = text.dropFirst()
    guard rest.first == "[" else { return nil }
    let end = rest.dropFirst().firstIndex { !(("0"..."9").contains($0) || $0 == ";") }
    guard let end, rest[end] == "m" else { return nil }
    return rest.index(after: end)
  }

  private static func isHarmless(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x2069: false
    default: true
    }
  }
}
