import RichText
import Testing

@testable import Typesetting

/// Texts that nobody writes.
///
/// The sizes are for a debug build; `Documentation/TextConformance.md` has the times of 10 million
/// units in a release build.
@Suite("Hostile text") struct HostileTextTests {
  static let units: [[UInt16]] = [
    [0x301], [0xD83D], [0xDC00], [0xDC00, 0xD83D], [0x2068], [0x2069], [0x202B], [0x202C],
    [0x2068, 0x5D0], [0x28, 0x5D0], [0x28, 0x29, 0x5D0, 0x5B, 0x5D], [0x5D0, 0x61], [0x5D0, 0x0A],
    [0xD83C, 0xDDE6], [0xD83D, 0xDC69, 0x200D], [0x200D], [0xFE0F], [0xE01, 0xE32], [0x1780],
    [0x1100], [0x915, 0x94D], [0x20], [0x22], [0xAD], [0x0D], [0], [0xFFFF], [0xFFFD],
    [0x660, 0x25, 0x31, 0x2C], [0xDB40, 0xDC67],
  ]

  @Test("every algorithm covers the whole text", arguments: units)
  func covers(_ unit: [UInt16]) {
    let text = (0..<5_000).map { unit[$0 % unit.count] }
    for base in WritingDirection.allCases {
      let paragraph = BidiParagraph(text, base: base)
      let runs = paragraph.visualRuns(in: 0..<text.count)
      #expect(runs.reduce(0) { $0 + $1.range.count } == text.count)
      #expect(paragraph.levels.allSatisfy { $0 <= 126 })
    }
    #expect(Graphemes.boundaries(in: text).last == text.count)
    #expect(WordBoundaries.boundaries(in: text).last == text.count)
    for tailoring in [LineBreakTailoring.unicode, .web] {
      let breaks = LineBreaks.opportunities(in: text, language: "th", tailoring: tailoring)
      #expect(breaks.last?.offset == text.count)
      #expect(zip(breaks, breaks.dropFirst()).allSatisfy { $0.offset < $1.offset })
    }
    #expect(ScriptItemizer.runs(in: text).last?.range.upperBound == text.count)
    #expect(EmojiPresentation.runs(in: text).last?.range.upperBound == text.count)
  }

  @Test("an empty text has nothing")
  func empty() {
    #expect(BidiParagraph([], base: .rightToLeft).levels == [])
    #expect(BidiParagraph([], base: .rightToLeft).visualRuns(in: 0..<0) == [])
    #expect(Graphemes.boundaries(in: []) == [])
    #expect(LineBreaks.opportunities(in: [], language: nil, tailoring: .web) == [])
    #expect(ScriptItemizer.runs(in: []) == [])
    #expect(EmojiPresentation.runs(in: []) == [])
  }

  @Test("isolates deeper than 125 levels keep the deepest level")
  func depth() {
    let text = Array(repeating: UInt16(0x2067), count: 300) + [0x5D0]
    #expect(BidiParagraph(text, base: .leftToRight).levels.last == 125)
  }
}
