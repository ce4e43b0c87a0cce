import FontManagement
import RichText
import Testing
import Typesetting

@Suite("Strategies of line breaks")
struct LineBreakStrategyTests {
  private func shaped(_ text: String, _ strategy: LineBreakStrategy = []) -> ShapedText {
    var style = ParagraphStyle.default
    style.lineBreakStrategy = strategy
    return ShapedText(
      AttributedText(text, font: Font.systemFont(ofSize: 17).request),
      style: style
    )
  }

  private func width(_ text: String) -> Double { shaped(text).measure().width }

  private func lineWidths(_ text: ShapedText, _ limit: Double) -> [Double] {
    text.layout(width: limit).lines.map(\.width)
  }

  @Test("The last line is not a single word where the word before it can move down")
  func pushOut() {
    let limit = width("one two three") + 1
    #expect(
      lineWidths(shaped("one two three four"), limit) == [width("one two three"), width("four")]
    )
    let pushed = lineWidths(shaped("one two three four", .pushOut), limit)
    #expect(pushed == [width("one two"), width("three four")])
    #expect(lineWidths(shaped("one two three four", .standard), limit) == pushed)
  }

  @Test("A word that is alone on its line, or does not fit beside the last one, stays")
  func words() {
    let alone = shaped("something else", .pushOut)
    #expect(lineWidths(alone, width("something") + 1) == [width("something"), width("else")])
    let long = shaped("a continental breakfast", .pushOut)
    let limit = width("a continental") + 1
    #expect(lineWidths(long, limit) == [width("a continental"), width("breakfast")])
  }

  @Test("A word stays where another line than the last begins with it")
  func linesBefore() {
    let text = shaped("one two three four five six", .pushOut)
    let limit = width("one two three") + 1
    #expect(lineWidths(text, limit).first == width("one two three"))
  }

  @Test(
    "The white space at which a line wraps counts in the width of a label, as far as it has room"
  )
  func wrappedSpace() {
    let text = shaped("one two three four")
    let words = width("one two three")
    let space = width("one two") - width("one") - width("two")
    let roomy = text.measure(width: words + 20)
    #expect(abs(text.labelWidth(roomy, limit: words + 20) - words - space) < 0.1)
    let tight = text.measure(width: words + 1)
    #expect(text.labelWidth(tight, limit: words + 1) == words + 1)
    #expect(text.measure(width: words + 20).width == words)
  }
}
