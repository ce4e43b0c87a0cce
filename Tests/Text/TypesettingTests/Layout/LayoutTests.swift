import FontDescriptors
import FontManagement
import RichText
import Testing

@testable import Typesetting

@Suite struct LayoutTests {
  let font = Specimens.plain

  func layout(
    _ string: String,
    width: Double,
    _ change: (inout ParagraphStyle) -> Void
  ) -> ParagraphLayout {
    var style = ParagraphStyle()
    change(&style)
    return ShapedText(AttributedText(string, font: font.request), style: style).layout(width: width)
  }

  @Test func `Lines lie at their side of the container`() {
    let width = ShapedParagraph("Hello", font: font).measure(ScaledStyle(font)).width
    #expect(layout("Hello", width: 200) { _ in }.lines[0].x == 0)
    #expect(layout("Hello", width: 200) { $0.alignment = .left }.lines[0].x == 0)
    let right = layout("Hello", width: 200) { $0.alignment = .right }
    #expect(abs(right.lines[0].x - (200 - width)) < 1e-9)
    let center = layout("Hello", width: 200) { $0.alignment = .center }
    #expect(abs(center.lines[0].x - (200 - width) / 2) < 1e-9)
  }

  @Test func `Right-to-left text is natural at the right`() {
    let line = layout("שלום", width: 200) { _ in }.lines[0]
    #expect(abs(line.x + line.width - 200) < 1e-9)
    let forced = layout("Hello", width: 200) { $0.baseWritingDirection = .rightToLeft }.lines[0]
    #expect(abs(forced.x + forced.width - 200) < 1e-9)
  }

  @Test func `Justified lines reach the end, the last one does not`() {
    let result = layout("one two three four five six seven", width: 120) {
      $0.alignment = .justified
    }
    #expect(result.lines.count > 1)
    for line in result.lines.dropLast() {
      #expect(line.width == 120)
      let last = line.glyphRuns.last
      #expect(abs((last?.x ?? 0) + (last?.width ?? 0) - 120) < 1e-6)
    }
    #expect(result.lines.last?.width ?? 0 < 120)
  }

  @Test func `Indents move the first and the other lines`() {
    let result = layout("one two three four five six seven", width: 120) {
      $0.firstLineHeadIndent = 30
      $0.headIndent = 10
      $0.tailIndent = -20
    }
    #expect(result.lines[0].x == 30)
    for line in result.lines.dropFirst() { #expect(line.x == 10) }
    for line in result.lines { #expect(line.x + line.width <= 100 + 1e-3) }
  }

  @Test func `Tabs go to the next multiple of 28 points`() {
    let line = layout("a\tb\tc", width: 400) { _ in }.lines[0]
    for (x, stop) in zip(line.glyphRuns.map(\.x), [0.0, 28, 56]) { #expect(abs(x - stop) < 1e-6) }
  }

  @Test func `Tab stops hold text at their left, middle, right or decimal point`() throws {
    func x(_ alignment: TabStop.Alignment, _ string: String) throws -> (Double, Double) {
      let line = layout(string, width: 400) {
        $0.tabStops = [TabStop(100, alignment: alignment)]
      }.lines[0]
      let run = try #require(line.glyphRuns.last)
      return (run.x, run.x + run.width)
    }
    #expect(abs(try x(.leading, "a\tbcd").0 - 100) < 1e-6)
    #expect(abs(try x(.trailing, "a\tbcd").1 - 100) < 1e-6)
    let center = try x(.center, "a\tbcd")
    #expect(abs((center.0 + center.1) / 2 - 100) < 1e-6)
    let digits = ShapedParagraph("12", font: font).measure(ScaledStyle(font)).width
    #expect(abs(try x(.decimal, "a\t12.5").0 - (100 - digits)) < 0.5)
  }

  @Test func `Line heights are shared out above and below the letters`() {
    let natural = layout("Hello", width: 200) { _ in }.lines[0]
    let high = layout("Hello", width: 200) { $0.minimumLineHeight = natural.height + 10 }
    #expect(abs(high.lines[0].baseline - natural.baseline - 5) < 1e-9)
    #expect(abs(high.height - natural.height - 10) < 1e-9)
    let low = layout("Hello", width: 200) { $0.maximumLineHeight = natural.height - 4 }
    #expect(abs(low.lines[0].baseline - natural.baseline + 2) < 1e-9)
    let double = layout("a b", width: 5) {
      $0.lineHeightMultiple = 2
      $0.lineSpacing = 3
    }
    #expect(abs(double.height - 4 * natural.height - 3) < 1e-6)
  }

  @Test func `Paragraph spacing lies between paragraphs only`() {
    let plain = layout("a\nb\nc", width: 100) { _ in }.height
    let spaced = layout("a\nb\nc", width: 100) { $0.paragraphSpacing = 7 }
    #expect(abs(spaced.height - plain - 14) < 1e-9)
  }

  @Test func `Pieces of both directions lie in visual order`() {
    let line = layout("abc אבג def", width: 400) { _ in }.lines[0]
    let runs = line.glyphRuns
    #expect(runs.filter(\.isRightToLeft).count == 1)
    #expect(runs.map(\.x) == runs.map(\.x).sorted())
    let hebrew = runs.first(where: \.isRightToLeft)
    #expect(hebrew?.glyphs.map(\.cluster) == [6, 5, 4])
  }

  @Test func `Glyph runs are cut where the color changes, not where it stays`() {
    var text = AttributedText("red and black", font: font.request)
    text.update(in: 0..<3) { $0.foregroundColor = Color(red: 1, green: 0, blue: 0) }
    let runs = ShapedText(text).layout().lines[0].glyphRuns
    #expect(runs.map(\.textRange) == [0..<3, 3..<13])
    #expect(runs[0].color == Color(red: 1, green: 0, blue: 0))
    #expect(runs[1].color == nil)
  }

  @Test func `The caret goes through the line and back`() {
    for string in ["Hello world", "שלום עולם", "abc אבג def"] {
      let line = layout(string, width: 400) { _ in }.lines[0]
      for offset in 0..<string.utf16.count {
        let x = line.caretX(at: offset)
        #expect(x >= 0 && x <= line.width + 1e-9)
        #expect(abs(line.caretX(at: line.offset(at: x)) - x) < 1e-6)
      }
    }
    let line = layout("Hello", width: 400) { _ in }.lines[0]
    #expect(line.caretX(at: 0) == 0)
    #expect(line.caretX(at: 5) == line.width)
    #expect(line.offset(at: 1e6) == 5)
    #expect(line.offset(at: -5) == 0)
  }

  @Test func `An attachment takes its box and makes its line higher`() throws {
    let box = TextAttachment(width: 40, height: 60, baselineOffset: -5, identifier: "image")
    let attributes = TextAttributes(font: font.request)
    let text =
      AttributedText("a", attributes: attributes)
      + AttributedText(attachment: box, attributes: attributes)
      + AttributedText("b", attributes: attributes)
    let line = ShapedText(text).layout().lines[0]
    let a = ShapedParagraph("a", font: font).measure(ScaledStyle(font)).width
    let b = ShapedParagraph("b", font: font).measure(ScaledStyle(font)).width
    #expect(abs(line.width - a - b - 40) < 1e-6)
    #expect(line.ascent == 55)
    let placed = try #require(line.attachments.first)
    #expect(abs(placed.x - a) < 1e-6)
    #expect(placed.y == -55)
  }

  @Test func `Underlines cover their text`() throws {
    var text = AttributedText("some underlined text", font: font.request)
    text.update(in: 5..<15) { $0.underline = LineDecoration() }
    let line = ShapedText(text).layout().lines[0]
    let decoration = try #require(line.decorations.first)
    #expect(line.decorations.count == 1)
    #expect(abs(decoration.x - line.caretX(at: 5)) < 1e-6)
    #expect(abs(decoration.x + decoration.width - line.caretX(at: 15)) < 1e-6)
    #expect(decoration.y > 0 && decoration.thickness > 0)
  }

  @Test func `Each line has the underlines of its own text alone`() {
    var text = AttributedText("one two\u{2028}three four\u{2028}five", font: font.request)
    text.update(in: 4..<13) { $0.underline = LineDecoration() }
    let lines = ShapedText(text).layout().lines
    #expect(lines.map(\.decorations.count) == [1, 1, 0])
  }

  @Test func `Without breaks a line goes on past the width`() {
    let result = layout("one two three four", width: 30) { $0.lineBreakMode = .clip }
    #expect(result.lines.count == 1)
    #expect(result.lines[0].width > 30)
  }

  @Test func `A soft hyphen is seen only where the line ends at it`() {
    let lines = layout("Rind\u{AD}fleisch", width: 60) { _ in }.lines
    #expect(lines.map(\.hasHyphen) == [true, false])
    #expect(lines[0].visibleText.hasSuffix("‐"))
    #expect(layout("Rind\u{AD}fleisch", width: 400) { _ in }.lines[0].hasHyphen == false)
  }
}
