import FileAccess

extension TextTable {
  /// The table in Markdown, without a newline at the end.
  public var markdown: String {
    let titles = columns.map { Self.escaped($0.title) }
    let rules = columns.map { $0.alignment == .left ? "---" : "---:" }
    let cells = rows.map { $0.map(Self.escaped) }
    return ([titles, rules] + cells).map { "| \($0.joined(separator: " | ")) |" }
      .joined(separator: "\n")
  }

  /// The text with all markup escaped.
  private static func escaped(_ text: String) -> String {
    TerminalText.line(text).reduce(into: "") { result, character in
      if "\\|<>*_`[]&#".contains(character) { result.append("\\") }
      result.append(character)
    }
  }
}
