import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

/// Paragraphs whose words another dictionary finds.
@Suite struct `Word breakers` {
  private static let thai = "ภาษาไทยไม่มีช่องว่างระหว่างคำ"

  private func paragraph(
    _ text: String,
    _ breaker: (any WordBreaker)?,
    tailoring: LineBreakTailoring = .unicode
  ) -> ShapedParagraph {
    var options = ParagraphOptions(language: "th")
    options.wordBreaker = breaker
    options.tailoring = tailoring
    return ShapedParagraph(text, font: Specimens.plain, options: options)
  }

  private func lines(
    _ text: String,
    _ breaker: (any WordBreaker)?,
    width: Double = 160,
    tailoring: LineBreakTailoring = .unicode
  ) -> [String] {
    paragraph(text, breaker, tailoring: tailoring)
      .layout(Specimens.style(Specimens.plain, 17), width: width).lines.map(\.visibleText)
  }

  @Test(arguments: [LineBreakTailoring.unicode, .apple, .web])
  func `lines end where the breaker says`(tailoring: LineBreakTailoring) {
    let text = Self.thai
    let breaker = KnownWords(texts: [["ภาษาไทย", "ไม่มีช่องว่าง", "ระหว่างคำ"]])
    let expected = ["ภาษาไทย", "ไม่มีช่องว่าง", "ระหว่างคำ"]
    #expect(lines(text, breaker, width: 90, tailoring: tailoring) == expected)
    #expect(lines(text, nil, width: 90, tailoring: tailoring) != expected)
  }

  @Test(arguments: [40.0, 120, 240])
  func `a breaker that leaves all runs to ICU changes nothing`(width: Double) {
    for text in Specimens.strings {
      #expect(
        lines(text, FixedBreaks(offsets: nil), width: width) == lines(text, nil, width: width)
      )
    }
  }

  @Test func `measures and layouts have the same lines`() {
    let paragraph = paragraph(Self.thai, BreaksEverywhere())
    for size in Specimens.sizes {
      for width in Specimens.widths {
        let style = Specimens.style(Specimens.plain, size)
        let lineCount = paragraph.measure(style, width: width).lineCount
        #expect(lineCount == paragraph.layout(style, width: width).lines.count)
      }
    }
  }

  @Test func `a run without breaks is one word`() {
    let text = "ก ภาษาไทย"
    #expect(FixedBreaks(offsets: []).parts(of: text) == ["ก ", "ภาษาไทย"])
    #expect(lines(text, FixedBreaks(offsets: []), width: 70) == ["ก", "ภาษาไทย"])
  }

  @Test func `offsets may be in disorder, twice, at the ends or outside`() {
    let clean = FixedBreaks(offsets: [4, 7])
    for offsets in [[7, 4], [4, 4, 7, 7], [0, 4, 7, 29, 28, 400], [.min, -1, 7, .max, 4]] {
      let breaker = FixedBreaks(offsets: offsets.filter { $0 != 28 })
      #expect(breaker.parts(of: Self.thai) == clean.parts(of: Self.thai))
      #expect(lines(Self.thai, breaker) == lines(Self.thai, clean))
    }
  }

  @Test func `clusters are never split`() {
    // UAX #29: sara am, the vowel above and the tone mark stay with their consonant.
    let text = "น้ำที่นี่"
    let lines = lines(text, BreaksEverywhere(), width: 10)
    #expect(lines == ["น้ำ", "ที่", "นี่"])
  }

  @Test(arguments: HostileTextTests.units)
  func `texts that nobody writes have ascending breaks up to their end`(unit: [UInt16]) {
    let text = (0..<2_000).map { unit[$0 % unit.count] }
    for tailoring in [LineBreakTailoring.unicode, .web] {
      let breaks = BreaksEverywhere().opportunities(in: text, tailoring: tailoring)
      #expect(breaks.last == text.count)
      #expect(zip(breaks, breaks.dropFirst()).allSatisfy { $0 < $1 })
    }
  }

  @Test func `options are equal when their breakers are`() {
    var first = ParagraphOptions()
    var second = first
    first.wordBreaker = FixedBreaks(offsets: [1])
    #expect(first != second)
    second.wordBreaker = FixedBreaks(offsets: [1])
    #expect(first == second && first.hashValue == second.hashValue)
    second.wordBreaker = FixedBreaks(offsets: [2])
    #expect(first != second)
    second.wordBreaker = BreaksEverywhere()
    #expect(first != second)
    second.wordBreaker = nil
    #expect(second == ParagraphOptions() && second.wordBreaker == nil)
  }
}

/// Texts of several paragraphs, and the cache.
@Suite struct `Word breakers of texts` {
  private let cache = ShapingCache(byteLimit: 1 << 20)
  private let words = KnownWords(texts: [["ขนาด", "ตัวอักษร"], ["ภาษา", "ไทย"]])

  private func text(_ breaker: (any WordBreaker)?) -> ShapedText {
    let font = Font.preferredFont(forTextStyle: .body)
    let text = AttributedText("ขนาดตัวอักษร\nภาษาไทย", font: font.request)
    return ShapedText(text, language: "th", wordBreaker: breaker, cache: cache)
  }

  private func lines(_ text: ShapedText, width: Double = 72) -> [String] {
    text.layout(width: width).lines.map(\.visibleText)
  }

  @Test func `the cache keeps paragraphs of different breakers apart`() {
    let one = FixedBreaks(offsets: [])
    let expected = [lines(text(words)), lines(text(one)), lines(text(nil))]
    #expect(expected[0] == ["ขนาด", "ตัวอักษร", "ภาษาไทย"])
    #expect(expected[1] != expected[0])
    #expect(cache.count == 6)
    #expect([lines(text(words)), lines(text(one)), lines(text(nil))] == expected)
    #expect(lines(text(FixedBreaks(offsets: []))) == expected[1])
    #expect(cache.count == 6)
  }

  @Test func `another size and other traits keep the breaker`() {
    let large = TraitCollection(preferredContentSizeCategory: .accessibilityLarge)
    let adjusted = text(words).adjusted(to: large)
    #expect(adjusted.wordBreaker as? KnownWords == words)
    #expect(lines(adjusted, width: 140) == ["ขนาด", "ตัวอักษร", "ภาษาไทย"])
    #expect(text(words).scaled(by: 0.5).wordBreaker as? KnownWords == words)
    let resized = text(words).resized(to: .preferredFont(forTextStyle: .body).withSize(30))
    #expect(resized?.wordBreaker as? KnownWords == words)
  }
}
