import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

@Suite struct ShapedParagraphTests {
  @Test(arguments: Specimens.strings)
  func `Lines that are shaped anew have the width that was recorded`(string: String) {
    for font in [Specimens.system, Specimens.plain] {
      let paragraph = ShapedParagraph(string, font: font)
      for size in [14.0, 19, 53] {
        for width in Specimens.widths {
          for line in paragraph.layout(Specimens.style(font, size), width: width).lines {
            var sum = 0.0
            LineComposer(line: line).forEachPart { part, _ in sum += part.width }
            #expect(abs(sum - line.width) < 1e-6 * size, "\(line.visibleText) at \(size)")
          }
        }
      }
    }
  }

  @Test(arguments: Specimens.strings)
  func `Every grapheme is on exactly one line`(string: String) {
    let paragraph = ShapedParagraph(string, font: Specimens.system)
    for width in [0.0] + Specimens.widths {
      for mode in [LineBreakMode.wordWrap, .charWrap] {
        var style = ParagraphStyle()
        style.lineBreakMode = mode
        let lines = paragraph.layout(
          Specimens.style(Specimens.system, 17),
          width: width,
          paragraphStyle: style
        ).lines
        var offset = 0
        for line in lines {
          #expect(line.range.lowerBound == offset)
          offset = line.range.upperBound
        }
        #expect(offset == string.utf16.count)
      }
    }
  }

  @Test(arguments: Specimens.strings)
  func `Measure and layout agree`(string: String) {
    for font in [Specimens.system, Specimens.plain] {
      let paragraph = ShapedParagraph(string, font: font)
      for size in Specimens.sizes {
        let style = Specimens.style(font, size)
        for width in Specimens.widths {
          for limit in [0, 1, 2] { expectAgreement(paragraph, style, width, limit) }
        }
      }
    }
  }

  private func expectAgreement(
    _ paragraph: ShapedParagraph,
    _ style: ScaledStyle,
    _ width: Double,
    _ limit: Int
  ) {
    let measure = paragraph.measure(style, width: width, maximumLines: limit.lineLimit)
    let layout = paragraph.layout(style, width: width, maximumLines: limit.lineLimit)
    #expect(measure.lineCount == layout.lines.count)
    #expect(measure.width == layout.width)
    #expect(abs(measure.height - layout.height) < 1e-9)
    #expect(abs(measure.lastBaseline - layout.lastBaseline) < 1e-9)
    #expect(measure.isTruncated == layout.isTruncated)
  }

  @Test(arguments: Specimens.strings)
  func `Threads that measure one paragraph for the first time agree`(string: String) async {
    let style = Specimens.style(Specimens.plain, 53)
    let widths = (1...40).map { Double($0 * 9) }
    let alone = ShapedParagraph(string, font: Specimens.plain)
    let expected = widths.map { alone.measure(style, width: $0) }
    let shared = ShapedParagraph(string, font: Specimens.plain)
    await withTaskGroup(of: [ParagraphMeasure].self) { group in
      for _ in 0..<8 { group.addTask { widths.map { shared.measure(style, width: $0) } } }
      for await measures in group { #expect(measures == expected) }
    }
  }

  @Test(arguments: Specimens.strings + ["\u{10FFFF}\u{FFFF}\u{800}\u{7FF}\u{80}\u{7F}\u{0}𝄞"])
  func `The code units of a string are those of the standard library`(string: String) {
    ShapingScratch.with { scratch in
      #expect(scratch.withUnits(of: string, Array.init) == Array(string.utf16))
      // A shorter text after a longer one.
      #expect(scratch.withUnits(of: "é", Array.init) == [0xE9])
    }
  }

  @Test(arguments: Specimens.strings)
  func `Wider lines are never more, and lines together are never wider than the text`(
    string: String
  ) {
    let paragraph = ShapedParagraph(string, font: Specimens.plain)
    let style = Specimens.style(Specimens.plain, 17)
    let natural = paragraph.measure(style).width
    var previous = Int.max
    for width in stride(from: 10.0, through: 400, by: 7) {
      let measure = paragraph.measure(style, width: width)
      #expect(measure.lineCount <= previous)
      #expect(measure.width <= max(width, natural) + 1e-3)
      previous = measure.lineCount
    }
  }

  @Test(arguments: Specimens.strings)
  func `Without tracking lines depend on width by size alone`(string: String) {
    let paragraph = ShapedParagraph(string, font: Specimens.plain)
    for width in Specimens.widths {
      let base = paragraph.measure(Specimens.style(Specimens.plain, 16), width: width)
      for factor in [0.5, 2, 4] {
        let scaled = paragraph.measure(
          Specimens.style(Specimens.plain, 16 * factor),
          width: width * factor
        )
        #expect(scaled.lineCount == base.lineCount)
        #expect(abs(scaled.width - base.width * factor) < 1e-9 * factor)
      }
    }
  }

  @Test func `A text that is as wide as its own width does not wrap`() {
    for string in Specimens.strings where !string.contains("\u{2028}") {
      let paragraph = ShapedParagraph(string, font: Specimens.system)
      for size in Specimens.sizes {
        let style = Specimens.style(Specimens.system, size)
        let width = paragraph.measure(style).width
        #expect(paragraph.measure(style, width: width).lineCount == 1)
      }
    }
  }

  @Test func `Several styles on a line give what each gives alone`() {
    let small = Font.systemFont(ofSize: 12)
    let large = Font.boldSystemFont(ofSize: 30)
    let text =
      AttributedText("small ", font: small.request) + AttributedText("large", font: large.request)
    let measure = ShapedText(text).measure()
    let first = ShapedParagraph("small ", font: small).layout(ScaledStyle(small))
    let space = ShapedParagraph("a a", font: small).measure(ScaledStyle(small)).width
    let letters = ShapedParagraph("a", font: small).measure(ScaledStyle(small)).width
    let second = ShapedParagraph("large", font: large).measure(ScaledStyle(large))
    let expected = first.width + space - 2 * letters + second.width
    #expect(abs(measure.width - expected) < 0.02)
    #expect(measure.height == large.lineHeight)
  }

  @Test func `Letter spacing adds to every character and turns ligatures off`() {
    var attributes = TextAttributes(font: Specimens.plain.request)
    attributes.letterSpacing = 2
    let spaced = ShapedText(AttributedText("Office", attributes: attributes)).measure().width
    attributes.letterSpacing = 0
    attributes.ligatures = false
    let plain = ShapedText(AttributedText("Office", attributes: attributes)).measure().width
    #expect(abs(spaced - plain - 12) < 1e-6)
  }

  @Test func `Joined letters are not torn apart by letter spacing`() {
    var attributes = TextAttributes(font: Specimens.system.request)
    let plain = ShapedText(AttributedText("مرحبا", attributes: attributes)).measure().width
    attributes.letterSpacing = 5
    let spaced = ShapedText(AttributedText("مرحبا", attributes: attributes)).measure().width
    #expect(spaced == plain)
  }

  @Test func `Kerning can be turned off`() {
    var attributes = TextAttributes(font: Specimens.plain.request)
    let kerned = ShapedText(AttributedText("AVAVAV", attributes: attributes)).measure().width
    attributes.kerning = false
    let open = ShapedText(AttributedText("AVAVAV", attributes: attributes)).measure().width
    #expect(kerned < open)
  }

  @Test func `Paragraphs of 40 characters take at most a kilobyte`() {
    let paragraph = ShapedParagraph(
      "The quick brown fox jumps over lazy dogs",
      font: Specimens.system
    )
    #expect(paragraph.count == 40)
    #expect(paragraph.byteCount <= 1_024)
  }
}
