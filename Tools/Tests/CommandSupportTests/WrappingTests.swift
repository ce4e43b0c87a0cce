import CommandSupport
import Testing

@Suite("Lines of a width")
struct WrappingTests {
  @Test("are broken between words, and continued with an indentation")
  func words() {
    #expect("one two three".wrapped(to: 7, indentation: "  ") == "one two\n  three")
    #expect("one two three".wrapped(to: 13) == "one two three")
  }

  @Test("hold a word whole that is longer than a line")
  func longWord() {
    #expect("a dddddddddd b".wrapped(to: 5, indentation: "  ") == "a\n  dddddddddd\n  b")
  }

  @Test("of several lines are broken each by itself")
  func severalLines() {
    #expect("one two\n\nthree four".wrapped(to: 8) == "one two\n\nthree\nfour")
  }
}
