import RichText
import Testing

@testable import Typesetting

@Suite("Bidirectional paragraphs") struct BidiParagraphTests {
  @Test(
    "left-to-right text of any script needs no levels",
    arguments: ["", "Hello", "Привет", "今日は", "👩‍👩‍👧", "a\nb", "नमस्ते"]
  )
  func leftToRight(_ text: String) {
    let paragraph = BidiParagraph(Array(text.utf16))
    #expect(paragraph.isLeftToRight)
    #expect(paragraph.levels == Array(repeating: 0, count: text.utf16.count))
  }

  @Test("a right-to-left base raises left-to-right text by one level")
  func rightToLeftBase() {
    let paragraph = BidiParagraph(Array("a b".utf16), base: .rightToLeft)
    #expect(paragraph.baseLevel == 1)
    #expect(paragraph.levels == [2, 2, 2])
  }

  @Test("white space at the end of a line goes back to the paragraph's level")
  func trailingSpace() {
    let paragraph = BidiParagraph(Array("אב גד".utf16), base: .leftToRight)
    #expect(paragraph.levels(in: 0..<3) == [1, 1, 0])
    #expect(paragraph.levels(in: 0..<5) == [1, 1, 1, 1, 1])
    #expect(
      paragraph.visualRuns(in: 0..<3) == [
        BidiParagraph.VisualRun(range: 0..<2, level: 1),
        BidiParagraph.VisualRun(range: 2..<3, level: 0),
      ]
    )
  }

  @Test("each paragraph of a text finds its own direction, and CR LF ends only one")
  func paragraphs() {
    let paragraph = BidiParagraph(Array("אב\r\nab\nגד".utf16))
    #expect(paragraph.baseLevel == 1)
    #expect(paragraph.levels == [1, 1, 1, 1, 0, 0, 0, 1, 1])
    #expect([0, 3, 4, 6, 7].map { paragraph.baseLevel(at: $0) } == [1, 1, 0, 0, 1])
  }

  @Test("both halves of a surrogate pair have one level, also before a reset")
  func surrogatePairs() {
    // U+10900 PHOENICIAN LETTER ALF is right to left, U+1D7CE a European number.
    let paragraph = BidiParagraph(Array("\u{10900} \u{1D7CE} ".utf16), base: .leftToRight)
    #expect(paragraph.levels(in: 0..<6) == [1, 1, 1, 2, 2, 0])
  }

  @Test("lone surrogates are neutral")
  func loneSurrogates() {
    let paragraph = BidiParagraph([0x5D0, 0xD83D, 0x5D1, 0xDC00], base: .leftToRight)
    #expect(paragraph.levels == [1, 1, 1, 0])
  }

  @Test("more than 63 open brackets end the search for pairs, as BD16 says")
  func bracketLimit() {
    let inside = BidiParagraph(
      Array((String(repeating: "(", count: 63) + "א" + String(repeating: ")", count: 63)).utf16),
      base: .rightToLeft
    )
    #expect(Set(inside.levels) == [1])
    let beyond = String(repeating: "[", count: 64) + "a"
    #expect(BidiParagraph(Array(beyond.utf16), base: .rightToLeft).levels.last == 2)
  }

  @Test("brackets and letters have mirrored forms or none")
  func mirroring() {
    #expect(BidiMirroring.mirrored("(") == ")")
    #expect(BidiMirroring.mirrored("«") == "»")
    #expect(BidiMirroring.mirrored("a") == "a")
  }

  @Test(
    "ICU numbers the bidirectional classes as we do",
    arguments: [
      ("a", BidiClass.leftToRight), ("א", .rightToLeft), ("1", .europeanNumber),
      ("+", .europeanSeparator), ("%", .europeanTerminator), ("٠", .arabicNumber),
      (",", .commonSeparator), ("\n", .paragraphSeparator), ("\t", .segmentSeparator),
      (" ", .whitespace), ("!", .otherNeutral), ("\u{202A}", .leftToRightEmbedding),
      ("\u{202D}", .leftToRightOverride), ("ع", .arabicLetter),
      ("\u{202B}", .rightToLeftEmbedding), ("\u{202E}", .rightToLeftOverride),
      ("\u{202C}", .popDirectionalFormat), ("\u{301}", .nonspacingMark),
      ("\u{AD}", .boundaryNeutral), ("\u{2068}", .firstStrongIsolate),
      ("\u{2066}", .leftToRightIsolate), ("\u{2067}", .rightToLeftIsolate),
      ("\u{2069}", .popDirectionalIsolate),
    ] as [(Unicode.Scalar, BidiClass)]
  )
  func classes(_ scalar: Unicode.Scalar, _ expected: BidiClass) {
    #expect(PropertyTable.shared[scalar.value].bidiClass == expected)
  }

  @Test("the quick look finds every character that is not left to right")
  func quickLook() {
    let others = BidiClass.set(
      .rightToLeft,
      .arabicLetter,
      .arabicNumber,
      .leftToRightEmbedding,
      .leftToRightOverride,
      .rightToLeftEmbedding,
      .rightToLeftOverride,
      .popDirectionalFormat,
      .firstStrongIsolate,
      .leftToRightIsolate,
      .rightToLeftIsolate,
      .popDirectionalIsolate
    )
    let missed = (UInt32(0)...0x10FFFF).filter { value in
      guard PropertyTable.shared[value].bidiClass.isIn(others),
        let scalar = Unicode.Scalar(value)
      else { return false }
      return Array(String(Character(scalar)).utf16).withUnsafeBufferPointer(BidiScan.isLeftToRight)
    }
    #expect(missed == [])
  }
}
