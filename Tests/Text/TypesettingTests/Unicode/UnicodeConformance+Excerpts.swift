import RichText
import Testing

@testable import Typesetting

extension UnicodeConformance {
  @Test("the committed lines of BidiTest.txt hold")
  func bidiExcerpt() {
    var checker = BidiClassChecker()
    UnicodeDataFile.forEachLine(of: Array(UnicodeExcerpts.bidiTest.utf8)) { checker.read($0) }
    #expect(checker.failures.isEmpty)
    #expect(checker.cases > 90)
  }

  @Test("the committed lines of BidiCharacterTest.txt hold")
  func bidiCharacterExcerpt() {
    var checker = BidiCharacterChecker()
    UnicodeDataFile.forEachLine(of: Array(UnicodeExcerpts.bidiCharacterTest.utf8)) {
      checker.read($0)
    }
    #expect(checker.failures.isEmpty)
    #expect(checker.cases > 30)
  }

  @Test("the committed lines of the break tests hold")
  func breakExcerpts() {
    let graphemes = BreakTestFile(contents: UnicodeExcerpts.graphemeBreakTest)
    #expect(graphemes.cases.count > 30)
    #expect(graphemes.deviations { Graphemes.boundaries(in: $0) } == [])
    let words = BreakTestFile(contents: UnicodeExcerpts.wordBreakTest)
    #expect(words.cases.count > 30)
    #expect(words.deviations { WordBoundaries.boundaries(in: $0, language: "sv") } == [])
    let lines = BreakTestFile(contents: UnicodeExcerpts.lineBreakTest)
    let breaks = LineBreaks(language: nil, strictness: .strict)
    #expect(lines.cases.count > 40)
    #expect(lines.deviations { breaks.opportunities(in: $0).map(\.offset) } == [])
  }
}
