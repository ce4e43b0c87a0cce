import FileAccess
import Testing

@Suite("Text for a terminal")
struct TerminalTextTests {
  @Test(
    arguments: [
      ("plain – text", "plain – text"), ("a\u{1B}[2Jb", "a\u{FFFD}[2Jb"), ("a\u{7}b", "a\u{FFFD}b"),
      ("a\u{9B}31mb", "a\u{FFFD}31mb"), ("a\u{202E}b\u{2067}", "a\u{FFFD}b\u{FFFD}"),
      ("a\nb\tc", "a b c"), ("مرحبا\u{200F}", "مرحبا\u{200F}"),
    ]
  )
  func `on one line obeys nothing`(text: String, shown: String) {
    #expect(TerminalText.line(text) == shown)
  }

  @Test func `keeps its lines, and weights and colors where they are wanted`() {
    #expect(TerminalText.lines("a\u{1B}[1mb\nc\u{7}") == "a\u{FFFD}[1mb\nc\u{FFFD}")
    let styled = "\u{1B}[1;31merror\u{1B}[0m\n"
    #expect(TerminalText.styledLines(styled) == styled)
    #expect(
      TerminalText.styledLines("\u{1B}[2J\u{1B}]0;title\u{7}\u{1B}[1")
        == "\u{FFFD}[2J\u{FFFD}]0;title\u{FFFD}\u{FFFD}[1"
    )
  }

  @Test func `goes on in the next line behind a hundred columns, but for code and tables`() {
    let words = String(repeating: "words ", count: 40)
    let wrapped = TerminalText.wrapped("hint: \(words)", indentation: "  ").split(separator: "\n")
    #expect(wrapped.count == 3)
    #expect(wrapped.allSatisfy { $0.count <= 100 })
    #expect(wrapped.dropFirst().allSatisfy { $0.hasPrefix("  words") })
    for text in ["```\n\(words)\n```", "| \(words)|", String(repeating: "x", count: 300)] {
      #expect(TerminalText.wrapped(text) == text)
    }
  }
}
