import Foundation
import Testing

@testable import Typesetting

@Suite("Emoji presentation") struct EmojiPresentationTests {
  /// The runs as text, emoji in brackets.
  private func runs(_ text: String) -> String {
    let units = Array(text.utf16)
    return EmojiPresentation.runs(in: units)
      .map { run in
        let part = String(decoding: units[run.range], as: UTF16.self)
        return run.isEmoji ? "[\(part)]" : part
      }
      .joined()
  }

  @Test(
    "what is emoji and what is text",
    arguments: [
      ("", ""), ("abc 123", "abc 123"), ("Hi 😀!", "Hi [😀]!"), ("❤", "❤"),
      ("❤\u{FE0F}", "[❤\u{FE0F}]"), ("😀\u{FE0E}", "😀\u{FE0E}"), ("©2024", "©2024"),
      ("©\u{FE0F}", "[©\u{FE0F}]"), ("#*1", "#*1"), ("1\u{FE0F}\u{20E3}", "[1\u{FE0F}\u{20E3}]"),
      ("1\u{20E3}", "1\u{20E3}"), ("1\u{FE0F}", "1\u{FE0F}"), ("🇩🇪🇫🇷", "[🇩🇪🇫🇷]"),
      ("🖐🏼", "[🖐🏼]"), ("🕵🏻\u{200D}♂\u{FE0F}", "[🕵🏻\u{200D}♂\u{FE0F}]"),
      ("🕵\u{FE0F}\u{200D}♂\u{FE0F}x", "[🕵\u{FE0F}\u{200D}♂\u{FE0F}]x"),
      ("a👩‍👩‍👧‍👦b", "a[👩‍👩‍👧‍👦]b"), ("☎☎\u{FE0F}☎", "☎[☎\u{FE0F}]☎"),
      (
        "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
        "[🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}]"
      ),
      ("〰\u{FE0F}〰", "[〰\u{FE0F}]〰"), ("漢字", "漢字"), ("❤\u{200D}🔥", "[❤\u{200D}🔥]"),
      ("😀\u{20E0}a", "[😀\u{20E0}]a"),
    ]
  )
  func presentation(_ text: String, _ expected: String) {
    #expect(runs(text) == expected)
  }

  @Test("lone surrogates are text")
  func loneSurrogates() {
    let runs = EmojiPresentation.runs(in: [0xD83D, 0x61, 0xDE00])
    #expect(runs == [EmojiPresentation.Run(range: 0..<3, isEmoji: false)])
  }
}

extension UnicodeConformance {
  private static let emojiTest = "emoji/emoji-test.txt"

  @Test(
    "emoji-test.txt: every fully qualified sequence is one cluster and one emoji run",
    .enabled(if: UnicodeDataFile.exists(emojiTest))
  )
  func emojiTest() throws {
    var count = 0
    var failures: [String] = []
    try UnicodeDataFile.forEachLine(of: Self.emojiTest) { line in
      let fields = UnicodeDataFile.fields(line)
      guard fields.count == 2, String(decoding: fields[1], as: UTF8.self) == "fully-qualified"
      else { return }
      count += 1
      let text = UnicodeDataFile.utf16(UnicodeDataFile.words(fields[0]))
      let run = EmojiPresentation.Run(range: 0..<text.count, isEmoji: true)
      if Graphemes.boundaries(in: text) != [text.count] || EmojiPresentation.runs(in: text) != [run]
      {
        failures.append(String(decoding: fields[0], as: UTF8.self))
      }
    }
    #expect(count == 3655)
    #expect(failures == [])
  }
}
