import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

@Suite struct ShapedTextTests {
  @Test(arguments: [
    ("a\nb", 2), ("a\r\nb", 2), ("a\rb", 2), ("a\u{85}b", 2), ("a\u{2029}b", 2),
    ("a\u{2028}b", 2), ("\n", 2), ("", 1), ("a\n", 2), ("\n\n\na", 4),
  ])
  func `Separators end paragraphs`(string: String, lines: Int) {
    let text = ShapedText(AttributedText(string, font: Specimens.system.request))
    #expect(text.measure().lineCount == lines)
    let layout = text.layout()
    #expect(layout.lines.count == lines)
    #expect(abs(layout.height - text.measure().height) < 1e-9)
  }

  @Test func `Ranges of lines count code units of the whole text`() {
    let text = ShapedText(AttributedText("ab\r\n🙂cd\nef", font: Specimens.system.request))
    #expect(text.layout().lines.map(\.range) == [0..<2, 4..<8, 9..<11])
  }

  @Test func `Another size finds the shaped paragraph in the cache`() {
    let cache = ShapingCache(byteLimit: 1 << 20)
    let small = AttributedText("Cached once", font: .systemFont(ofSize: 12))
    let large = AttributedText("Cached once", font: .systemFont(ofSize: 40))
    let first = ShapedText(small, cache: cache)
    let second = ShapedText(large, cache: cache)
    #expect(cache.count == 1)
    #expect(first.paragraphs[0].shaped === second.paragraphs[0].shaped)
    #expect(second.measure().width > first.measure().width * 3)
  }

  @Test func `Adjusting to traits rescales preferred fonts`() {
    let body = Font.preferredFont(
      forTextStyle: .body,
      compatibleWith: TraitCollection(preferredContentSizeCategory: .large)
    )
    let text = ShapedText(AttributedText("Rescaled", font: body.request))
    let traits = TraitCollection(
      preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
    )
    #expect(text.adjusted(to: traits).measure().width > text.measure().width * 2.5)
    #expect(text.adjusted(to: traits).text.attributes(at: 0).font.pointSize == 53)
  }

  @Test func `A cache keeps to its bytes and drops the oldest`() {
    let cache = ShapingCache(byteLimit: 20_000)
    for index in 0..<100 {
      _ = ShapedText(
        AttributedText("Label number \(index)", font: Specimens.system.request),
        cache: cache
      )
    }
    #expect(cache.byteCount <= 20_000)
    #expect(cache.count > 5 && cache.count < 100)
    let empty = ShapingCache(byteLimit: 0)
    _ = ShapedText(AttributedText("Label", font: Specimens.system.request), cache: empty)
    #expect(empty.count == 0)
  }

  @Test func `One paragraph above the limit is kept for its other sizes, until the next`() {
    let cache = ShapingCache(byteLimit: 4_000)
    func shaped(_ string: String, _ size: Double) -> ShapedParagraph {
      let text = AttributedText(string, font: .systemFont(ofSize: size))
      return ShapedText(text, cache: cache).paragraphs[0].shaped
    }
    let long = String(repeating: "word ", count: 2_000)
    let first = shaped(long, 12)
    #expect(shaped(long, 40) === first)
    #expect(cache.byteCount == 0 && cache.count == 1)
    _ = shaped(long + "more", 12)
    #expect(shaped(long, 12) !== first)
    cache.removeAll()
    #expect(cache.count == 0)
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: ["a", "a ", "\u{301}", "\n", "ا", "界", "👍🏽", "a\t", "👩\u{200D}", "fi\u{AD}"]
  )
  func `Long texts take linear time`(unit: String) {
    let string = String(repeating: unit, count: 30_000)
    let text = ShapedText(AttributedText(string, font: Specimens.system.request))
    let measure = text.measure(width: 200)
    #expect(measure.lineCount >= 1)
    #expect(text.layout(width: 200, maximumLines: 3).lines.count <= 3)
  }

  @Test(.timeLimit(.minutes(1)))
  func `Kerned letters without an opportunity take linear time`() {
    let string = String(repeating: "AV", count: 1_000)
    let text = ShapedText(AttributedText(string, font: Specimens.system.request))
    let layout = text.layout(width: 200)
    #expect(layout.lines.allSatisfy { $0.width <= 200 + 1e-3 })
  }

  @Test func `Sizes and widths that make no sense give an answer`() {
    for size in [0.0, -1, 1e300, .infinity, .nan] {
      let style = ScaledStyle(
        recipe: Specimens.system.recipe,
        pointSize: size,
        letterSpacing: size,
        ascent: 1,
        descent: 0,
        leading: 0
      )
      let paragraph = ShapedParagraph("Hello world", font: Specimens.system)
      for width in [0.0, -5, 1e300, .infinity, -.infinity, .nan] {
        #expect(paragraph.measure(style, width: width).lineCount >= 1)
        #expect(paragraph.layout(style, width: width).lines.isEmpty == false)
      }
    }
  }

  @Test func `Hyphenation is off unless asked for`() {
    let string = "Donaudampfschifffahrtsgesellschaft"
    let plain = ShapedParagraph(
      string,
      font: Specimens.system,
      options: ParagraphOptions(language: "de")
    )
    #expect(plain.record.segmentCount == 1)
  }
}
