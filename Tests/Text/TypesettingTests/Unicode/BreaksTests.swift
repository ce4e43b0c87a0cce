import RichText
import Testing

@testable import Typesetting

@Suite("Breaks") struct BreaksTests {
  @Test(
    "grapheme clusters stay whole",
    arguments: [
      ("", []), ("ab", [1, 2]), ("a\r\nb", [1, 3, 4]), ("\r\n\n\r", [2, 3, 4]),
      ("e\u{301}x", [2, 3]), ("한\u{1100}\u{1161}", [1, 3]), ("🇩🇪🇫🇷🇮", [4, 8, 10]),
      ("👩‍👩‍👧‍👦!", [11, 12]), ("क्षि", [4]), ("a\u{AD}b", [1, 2, 3]), ("é\r\n漢\r\n", [1, 3, 4, 6]),
    ] as [(String, [Int])]
  )
  func graphemes(_ text: String, _ ends: [Int]) {
    #expect(Graphemes.boundaries(in: Array(text.utf16)) == ends)
  }

  @Test("lone surrogates are clusters of their own")
  func loneSurrogates() {
    #expect(Graphemes.boundaries(in: [0xD83D, 0xD83D, 0xDC69, 0xDC69, 0x61]) == [1, 3, 4, 5])
  }

  @Test("lines break after spaces, and must after a terminator")
  func lines() {
    let breaks = LineBreaks.opportunities(in: Array("a b\nc\r\n".utf16), language: "en")
    #expect(
      breaks == [
        LineBreak(offset: 2), LineBreak(offset: 4, isMandatory: true),
        LineBreak(offset: 7, isMandatory: true),
      ]
    )
    #expect(LineBreaks.opportunities(in: [], language: "en") == [])
  }

  // Expected values: LB19 and LB19a of UAX #14, and Chromium 156.
  @Test(
    "quotation marks hold to letters on both sides, whatever the language",
    arguments: [nil, "en", "de", "fr", "ru", "sv"] as [String?],
    ["a”b", "a“b", "a»b", "don’t", "1”2", "word”(x)", "a|“b", "a”‘b"]
  )
  func quotationMarks(_ language: String?, _ text: String) {
    let breaks = LineBreaks.opportunities(in: Array(text.utf16), language: language)
    #expect(breaks.map(\.offset) == [text.utf16.count])
  }

  @Test("with Apple's tailoring a line may end after the closing mark of the language")
  func appleQuotationMarks() {
    let offsets = { (text: String, language: String) in
      LineBreaks.opportunities(in: Array(text.utf16), language: language, tailoring: .apple)
        .map(\.offset)
    }
    #expect(offsets("a”b", "en") == [2, 3])
    #expect(offsets("a»b", "fr") == [2, 3])
    #expect(offsets("a»b", "en") == [3])
    #expect(offsets("don’t", "en") == [5])
  }

  @Test("a soft hyphen is reported as such", arguments: [LineBreakTailoring.unicode, .web])
  func softHyphen(_ tailoring: LineBreakTailoring) {
    let breaks = LineBreaks.opportunities(
      in: Array("Donau\u{AD}dampf".utf16),
      language: "de",
      tailoring: tailoring
    )
    #expect(breaks == [LineBreak(offset: 6, isSoftHyphen: true), LineBreak(offset: 11)])
  }

  // Expected values: CSS Text 3, section 5.3 and the verified cases of UAX #14's CJ class.
  @Test(
    "Japanese strictness decides on small kana, 々 and the prolonged sound mark",
    arguments: zip(
      LineBreakStrictness.allCases,
      [
        [true, true, true], [false, true, true],
        [false, false, false], [false, true, true],
      ]
    )
  )
  func japanese(_ strictness: LineBreakStrictness, _ expected: [Bool]) {
    let found = ["人々", "アー", "アッ"].map { text in
      LineBreaks.opportunities(in: Array(text.utf16), language: "ja", strictness: strictness)
        .contains { $0.offset == 1 }
    }
    if strictness == .phrase {
      #expect(found[0] == false)
    } else {
      #expect(found == expected)
    }
  }

  @Test("the words of Japanese phrases stay whole")
  func phrases() {
    let text = "今日はいい天気です"
    let breaks = LineBreaks.opportunities(
      in: Array(text.utf16),
      language: "ja",
      strictness: .phrase
    )
    let inside = [1, 4, 6, 8]
    #expect(breaks.allSatisfy { !inside.contains($0.offset) })
  }

  @Test(
    "dictionaries part Thai, Lao, Khmer and Burmese",
    arguments: [
      ("th", ["ภาษา", "ไทย"]), ("lo", ["ພາສາ", "ລາວ"]), ("km", ["ខ្ញុំ", "ចង់ទៅ", "ផ្សារ"]),
      ("my", ["ကျွန်တော်", "သွား", "မည်"]),
    ]
  )
  func dictionaries(_ language: String, _ words: [String]) {
    let breaks = LineBreaks.opportunities(in: Array(words.joined().utf16), language: language)
    let ends = words.indices.map { words[...$0].joined().utf16.count }
    #expect(breaks.map(\.offset) == ends)
  }

  @Test("words come with whether they are words, and long words are parted by dictionaries")
  func words() {
    let text = Array("Hi, 今日は!".utf16)
    let segments = text.withUnsafeBufferPointer { WordBoundaries.segments(in: $0, language: "ja") }
    #expect(segments.map(\.end) == [2, 3, 4, 6, 7, 8])
    #expect(segments.map(\.isWord) == [true, false, false, true, true, false])
  }

  @Test(
    "a language tag is reduced to what break rules know",
    arguments: [
      ("ja-JP", "ja"), ("zh-Hant-TW", "zh_Hant"), ("zh-HK", "zh_Hant"), ("zh_Hans_HK", "zh"),
      ("zh", "zh"), ("EN", "en"), ("", ""), ("x", ""), ("ja@lb=x", ""), ("../..", ""),
    ]
  )
  func locales(_ tag: String, _ expected: String) {
    #expect(BreakLocale.reduced(tag) == expected)
    #expect(BreakLocale.reduced(nil) == "")
  }

  @Test("one breaker serves many threads at once")
  func threads() async {
    let breaks = LineBreaks(language: "th")
    let text = Array("ภาษาไทย and more words".utf16)
    let expected = breaks.opportunities(in: text)
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<64 {
        group.addTask { (0..<50).allSatisfy { _ in breaks.opportunities(in: text) == expected } }
      }
      for await isEqual in group { #expect(isEqual) }
    }
  }
}
