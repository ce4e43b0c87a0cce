import FileAccess
import Testing

@Suite("Lines of a width")
struct WrappingTests {
  @Test("are broken between words, and continued with an indentation")
  func words() {
    #expect(
      TerminalText.wrapped("one two three", columns: 7, indentation: "  ") == "one two\n  three"
    )
    #expect(TerminalText.wrapped("one two three", columns: 13) == "one two three")
  }

  @Test("hold a word whole that is longer than a line")
  func longWord() {
    #expect(
      TerminalText.wrapped("a dddddddddd b", columns: 5, indentation: "  ")
        == "a\n  dddddddddd\n  b"
    )
  }

  @Test("of several lines are broken each by itself")
  func severalLines() {
    #expect(TerminalText.wrapped("one two\n\nthree four", columns: 8) == "one two\n\nthree\nfour")
  }
}
