public import CommandSupport
import FileAccess

extension LargerTextReport {
  /// The report for a person at a terminal.
  public func text(on terminal: Terminal) -> String {
    var blocks = [summary.joined(separator: "\n")]
    if !parts.isEmpty { blocks.append(table.text(on: terminal)) }
    if !edits.isEmpty { blocks.append("\(title)\n" + editLines.joined(separator: "\n")) }
    if !notices.isEmpty {
      blocks.append(notices.map(TerminalText.line).joined(separator: "\n"))
    }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// The report in Markdown, for the summary of a CI step or a comment.
  public var markdown: String {
    var blocks = ["## Larger Text", summary.joined(separator: " ")]
    if !edits.isEmpty {
      blocks.append("### \(title)")
      blocks.append(
        TextTable([.left("Edit"), .left("Gain"), .left("Fault")], edits.map(\.cells)).markdown
      )
    }
    if !parts.isEmpty { blocks += ["### Files", table.markdown] }
    blocks += notices
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private var title: String {
    edits.count == 1 ? "The edit that gains most" : "The \(edits.count) edits that gain most"
  }

  private var editLines: [String] {
    edits.enumerated().flatMap { index, edit in
      ["  \(index + 1). \(edit.words): \(edit.gain)", "     \(edit.example)"].map(TerminalText.line)
    }
  }

  /// One row for each file: its supported or clear parts, and the names of the others.
  private var table: TextTable {
    let columns: [TextTable.Column] = [
      .left("File"), .right("Good"), .right("Not yet"), .left("Parts that are not there yet"),
    ]
    let rows = files.map { path, parts in
      let bad = parts.filter { $0.standing == .notYet }
      let good = parts.count { [.supported, .clear].contains($0.standing) }
      let names = bad.map { "\($0.name) (\($0.obstacles.count))" }
      let more = names.count > 4 ? ", \(names.count - 4) more" : ""
      return [path, "\(good)", "\(bad.count)", names.prefix(4).joined(separator: ", ") + more]
    }
    return TextTable(columns, rows)
  }
}

extension TextTable {
  fileprivate init(_ columns: [Column], _ rows: [[String]]) {
    self.init(columns)
    self.rows = rows
  }
}

extension EditGain {
  fileprivate var cells: [String] { [words, gain, example].map(TerminalText.line) }
}
