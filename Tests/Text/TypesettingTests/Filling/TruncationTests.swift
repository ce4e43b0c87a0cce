import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

@Suite struct TruncationTests {
  func lastLine(
    _ string: String,
    _ mode: LineBreakMode,
    width: Double,
    lines: Int = 1,
    font: Font = Specimens.system
  ) -> TextLine? {
    var style = ParagraphStyle()
    style.lineBreakMode = mode
    return ShapedText(AttributedText(string, font: font.request), style: style)
      .layout(width: width, maximumLines: lines).lines.last
  }

  @Test func `The ellipsis stands at the end, at the beginning or in the middle`() {
    let text = "one two three four five six seven"
    let tail = lastLine(text, .truncateTail, width: 100)?.visibleText ?? ""
    #expect(tail.hasPrefix("one two t") && tail.hasSuffix("…"))
    let head = lastLine(text, .truncateHead, width: 100)?.visibleText ?? ""
    #expect(head.hasPrefix("…") && head.hasSuffix("seven"))
    let middle = lastLine(text, .truncateMiddle, width: 100)?.visibleText ?? ""
    #expect(middle.hasPrefix("one") && middle.contains("…") && middle.hasSuffix("seven"))
  }

  @Test(arguments: Specimens.strings, [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail])
  func `A truncated line with its ellipsis fits, as recorded and as shaped`(
    string: String,
    mode: LineBreakMode
  ) {
    for width in stride(from: 20.0, through: 200, by: 11) {
      for size in [12.0, 17, 28] {
        guard
          let line = lastLine(
            string,
            mode,
            width: width,
            font: Specimens.system.withSize(size)
          ),
          line.isTruncated, line.visibleText != "…"
        else { continue }
        #expect(line.width <= width + 1e-3)
        var sum = 0.0
        LineComposer(line: line).forEachPart { part, _ in sum += part.width }
        #expect(abs(sum - line.width) < 0.03 * size, "\(line.visibleText)")
      }
    }
  }

  @Test func `White space beside the ellipsis is dropped`() {
    for width in stride(from: 20.0, through: 200, by: 1) {
      for mode in [LineBreakMode.truncateHead, .truncateMiddle, .truncateTail] {
        let text = lastLine("aa bb cc dd ee ff gg hh ii jj kk ll", mode, width: width)?.visibleText
        #expect(text?.contains(" …") == false && text?.contains("… ") == false)
      }
    }
  }

  @Test func `Graphemes are never split`() {
    let family = "👩‍👩‍👧‍👦"
    let text = String(repeating: family, count: 5)
    for width in stride(from: 20.0, through: 100, by: 3) {
      let visible = lastLine(text, .truncateTail, width: width)?.visibleText ?? ""
      #expect(visible.filter { $0 != "…" }.allSatisfy { String($0) == family })
    }
  }

  @Test func `In right-to-left text the ellipsis lies at the left`() throws {
    let line = try #require(lastLine("שלום עולם וכל מי שבו", .truncateTail, width: 80))
    #expect(line.isTruncated)
    let first = try #require(line.glyphRuns.first)
    #expect(first.insertedText == "…")
    #expect(first.x == 0)
  }

  @Test func `In left-to-right text it lies at the right, also after Hebrew`() throws {
    let line = try #require(lastLine("abc שלום עולם וכל מי שבו", .truncateTail, width: 80))
    let last = try #require(line.glyphRuns.last)
    #expect(last.insertedText == "…")
    #expect(abs(last.x + last.width - line.width) < 1e-6)
  }

  @Test func `The last of several lines is truncated, the ones before are not`() throws {
    let text = ShapedText(
      AttributedText("The quick brown fox jumps over the lazy dog", font: Specimens.system.request),
      style: Self.tail
    )
    let layout = text.layout(width: 100, maximumLines: 2)
    #expect(layout.lines.count == 2)
    #expect(layout.lines[0].visibleText == "The quick")
    #expect(layout.lines[1].visibleText.hasPrefix("brown"))
    #expect(layout.lines[1].visibleText.hasSuffix("…"))
    #expect(layout.isTruncated)
    #expect(text.measure(width: 100, maximumLines: 2).isTruncated)
  }

  @Test func `A line that fits is truncated when another paragraph follows`() {
    let text = ShapedText(
      AttributedText("One\nTwo", font: Specimens.system.request),
      style: Self.tail
    )
    let layout = text.layout(maximumLines: 1)
    #expect(layout.lines.map(\.visibleText) == ["One…"])
    #expect(layout.isTruncated)
    let measure = text.measure(maximumLines: 1)
    #expect(measure.isTruncated)
    #expect(measure.width == layout.width)
  }

  @Test func `Word wrapping leaves further lines out without an ellipsis`() {
    let text = ShapedText(AttributedText("One two three", font: Specimens.system.request))
    let layout = text.layout(width: 40, maximumLines: 1)
    #expect(layout.lines.map(\.visibleText) == ["One"])
    #expect(layout.isTruncated)
  }

  static var tail: ParagraphStyle {
    var style = ParagraphStyle()
    style.lineBreakMode = .truncateTail
    return style
  }

  /// UILabelShrinkTests of openuikit on iOS 26.1: 20 points, width 80.
  @Test(arguments: [(0.6, 12.0, "Shrink me pl…"), (0.9, 18.0, "Shrink…")])
  func `A label that cannot shrink enough is truncated at its minimum`(
    minimum: Double,
    size: Double,
    visible: String
  ) {
    let text = ShapedText(
      AttributedText("Shrink me please", font: .systemFont(ofSize: 20)),
      style: Self.tail
    )
    let fit = TextShrinking.fit(
      text,
      width: 80,
      maximumLines: 1,
      minimumScaleFactor: minimum
    )
    #expect(abs(fit.factor * 20 - size) < 1e-9)
    let line = fit.text.layout(width: 80, maximumLines: 1).lines[0]
    #expect(line.visibleText == visible)
  }
}
