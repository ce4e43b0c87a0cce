import FileAccess

/// The output of a subcommand, as text for people and as JSON for programs.
public struct Report: Sendable {
  /// The answer as a table.
  public var table: TextTable

  /// Lines below the table.
  public var footnotes: [String]

  /// Lines below the table that are only for people at a terminal.
  public var tips: [String]

  /// The answer as JSON.
  public var json: JSONValue

  /// Creates a report.
  public init(table: TextTable, footnotes: [String] = [], tips: [String] = [], json: JSONValue) {
    self.table = table
    self.footnotes = footnotes
    self.tips = tips
    self.json = json
  }

  /// Returns the table and the lines below it for a terminal.
  ///
  /// A table without rows is left out if a line describes the result.
  public func text(on terminal: Terminal) -> String {
    // A file name in them must not control the terminal, not even its colors.
    let below = footnotes.map(TerminalText.line) + (terminal.isInteractive ? tips : [])
    if table.rows.isEmpty, !below.isEmpty { return below.joined(separator: "\n") }
    let table = table.text(on: terminal)
    return below.isEmpty ? table : table + "\n\n" + below.joined(separator: "\n")
  }
}
