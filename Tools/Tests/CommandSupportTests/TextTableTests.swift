import CommandSupport
import Testing

@Suite("A table of text")
struct TextTableTests {
  private var table: TextTable {
    var table = TextTable([.left("Style"), .right("Size"), .decimal("Scaled"), .left("Note")])
    table.rows = [["largeTitle", "60", "22.667", "at AX5"], ["body", "9", "–", ""]]
    return table
  }

  @Test("aligns words left, numbers right and decimals at the point")
  func alignment() {
    #expect(
      table.text(on: .pipe) == """
        Style       Size  Scaled  Note
        largeTitle    60  22.667  at AX5
        body           9   –
        """
    )
  }

  @Test("continues below in a narrow terminal, with the first column again")
  func narrow() {
    let terminal = Terminal(isInteractive: true, columns: 24) { $0 == "NO_COLOR" ? "1" : nil }
    #expect(
      table.text(on: terminal) == """
        Style       Size  Scaled
        largeTitle    60  22.667
        body           9   –

        Style       Note
        largeTitle  at AX5
        body
        """
    )
  }

  @Test("keeps one column beside the first however narrow the terminal is")
  func tooNarrow() {
    let terminal = Terminal(isInteractive: true, columns: 1) { _ in "1" }
    #expect(table.text(on: terminal).split(separator: "\n\n").count == 3)
  }

  @Test("prints its header in bold on a terminal, and only the header")
  func bold() {
    let terminal = Terminal(isInteractive: true, columns: 80) { _ in nil }
    let lines = table.text(on: terminal).split(separator: "\n")
    #expect(lines[0] == "\u{1B}[1mStyle       Size  Scaled  Note\u{1B}[0m")
    #expect(!lines.dropFirst().joined().contains("\u{1B}"))
  }
}
