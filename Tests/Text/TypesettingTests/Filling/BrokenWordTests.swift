import FontManagement
import RichText
import Testing

@testable import Typesetting

/// Hyphens where a word that is longer than a line is broken.
@Suite struct `Broken words` {
  private func paragraph(_ text: String, marked: Bool = true) -> ShapedParagraph {
    var options = ParagraphOptions()
    options.marksBrokenWords = marked
    return ShapedParagraph(text, font: Specimens.plain, options: options)
  }

  private func lines(_ text: String, width: Double, marked: Bool = true) -> [TextLine] {
    paragraph(text, marked: marked)
      .layout(Specimens.style(Specimens.plain, 17), width: width).lines
  }

  @Test func `every part of a long word but the last ends with a hyphen and fits`() {
    let word = "Donaudampfschifffahrtsgesellschaft"
    let lines = lines(word, width: 80)
    #expect(lines.count > 3)
    #expect(lines.dropLast().allSatisfy { $0.hasHyphen && $0.visibleText.hasSuffix("\u{2010}") })
    #expect(lines.last?.hasHyphen == false)
    #expect(lines.allSatisfy { $0.width <= 80.001 })
    let parts = lines.map { $0.visibleText.filter { $0 != "\u{2010}" } }
    #expect(parts.joined() == word)
  }

  @Test func `nothing is marked unless that is asked for, and the lines are fuller`() {
    let word = "Donaudampfschifffahrtsgesellschaft"
    let plain = lines(word, width: 80, marked: false)
    #expect(plain.allSatisfy { !$0.hasHyphen })
    let marked = lines(word, width: 80)
    #expect(marked[0].range.count < plain[0].range.count || marked[0].range == plain[0].range)
  }

  @Test func `a word that fits on a line of its own has no hyphen`() {
    let lines = lines("a Gesellschaft a", width: 110)
    #expect(lines.count > 1 && lines.allSatisfy { !$0.hasHyphen })
  }

  @Test(arguments: ["日本語日本語日本語日本語", "12345678901234567890", "한국어한국어한국어한국어", "________________"])
  func `no hyphen stands where no word is broken`(text: String) {
    let lines = lines(text, width: 60)
    #expect(lines.count > 1 && lines.allSatisfy { !$0.hasHyphen })
  }

  @Test func `a place has a hyphen as in Pango`() {
    // Asked of Pango 1.50: the places before which a break inserts a hyphen.
    let places: [(String, [Int])] = [
      ("ab1c", [1, 2]), ("a-b", []), ("a_b", [1]), ("приве", [1, 2, 3, 4]), ("ไทย", []),
      ("اللغة", [1, 2, 3, 4]), ("日本", []), ("a,b", []),
    ]
    for (text, expected) in places {
      let units = Array(text.utf16)
      let marks = units.withUnsafeBufferPointer {
        BrokenWordHyphens($0, (0...units.count).map { Int32($0) })
      }
      #expect((0..<units.count).filter { marks[$0] } == expected, "\(text)")
    }
  }

  @Test(arguments: [40.0, 70, 110, 300])
  func `measures and layouts have the same lines`(width: Double) {
    let text = "Eine Donaudampfschifffahrtsgesellschaft fährt 1234567890123 日本語日本語"
    let paragraph = paragraph(text)
    let style = Specimens.style(Specimens.plain, 17)
    for limit in [nil, 2] {
      let layout = paragraph.layout(style, width: width, maximumLines: limit)
      let measure = paragraph.measure(style, width: width, maximumLines: limit)
      #expect(measure.lineCount == layout.lines.count)
      #expect(abs(measure.width - layout.width) < 1e-6)
      #expect(measure.isTruncated == layout.isTruncated)
    }
  }
}
