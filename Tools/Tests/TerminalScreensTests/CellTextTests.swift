import Testing

@testable import TerminalScreens

@Suite("Text in cells")
struct CellTextTests {
  @Test(
    "is as wide as terminals show it",
    arguments: [("abc", 3), ("日本", 4), ("e\u{301}", 1), ("한", 2), ("", 0), ("ภาษา", 4)]
  )
  func width(text: String, cells: Int) {
    #expect(CellText.width(text) == cells)
  }

  @Test("is filled and cut to a number of cells")
  func fitted() {
    #expect(CellText.fitted("ab", 4) == "ab  ")
    #expect(CellText.fitted("abcdef", 4) == "abc…")
    #expect(CellText.fitted("日本語", 4) == "日… ")
    #expect(CellText.fitted("abc", 0) == "")
  }

  @Test("cannot steer the terminal")
  func printable() {
    #expect(CellText.printable("a\u{1B}[2Jb\u{202E}c") == "a\u{FFFD}[2Jb\u{FFFD}c")
  }

  @Test("keeps the looks of its pieces when a line is cut, and has none where they are forbidden")
  func lines() {
    var line = ScreenLine("Font: ", .strong)
    line.add("noto sans", .selected)
    #expect(line.fitted(9).text == "Font: no…")
    #expect(line.fitted(9).escaped(true) == "\u{1B}[1mFont: \u{1B}[0m\u{1B}[7mno…\u{1B}[0m")
    #expect(line.escaped(false) == "Font: noto sans")
    #expect(ScreenLine("a").fitted(3).text == "a  ")
  }
}
