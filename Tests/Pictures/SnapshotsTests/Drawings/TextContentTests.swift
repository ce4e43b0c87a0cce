import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Snapshots
import Testing
import Typesetting

@Suite struct `Text in a box` {
  private let sentence = "Larger text moves what lies below it further down the page"

  @Test func `text that fits is neither truncated nor clipped`() {
    let content = text(sentence, in: Rect(x: 0, y: 0, width: 1_000, height: 40), lines: 1)
    #expect(!content.isTruncated)
    #expect(!content.isClipped)
    #expect(content.visibleLineCount == 1)
  }

  @Test func `lines that do not fit a label are left out, and the last one seen is truncated`() {
    let content = text(sentence, in: Rect(x: 0, y: 0, width: 120, height: 45))
    #expect(content.visibleLineCount == 2)
    #expect(content.isTruncated)
    #expect(!content.isClipped)
    #expect(content.layout.lines.last?.isTruncated == true)
  }

  @Test func `one line is seen however low the box is`() {
    let content = text(sentence, in: Rect(x: 0, y: 0, width: 120, height: 8))
    #expect(content.visibleLineCount == 1)
    #expect(content.isClipped)
  }

  @Test func `a word that is wider than its box is clipped when it is not truncated`() {
    let box = Rect(x: 0, y: 0, width: 30, height: 40)
    #expect(text("Constitution", in: box, lines: 1, mode: .clip).isClipped)
    #expect(!text("Constitution", in: box, lines: 1).isClipped)
  }

  @Test func `what the whole text needs does not depend on what is seen of it`() {
    let low = text(sentence, in: Rect(x: 0, y: 0, width: 120, height: 20), lines: 1)
    let high = text(sentence, in: Rect(x: 0, y: 0, width: 120, height: 500))
    #expect(low.neededSize == high.neededSize)
    #expect(high.neededSize.height == high.layout.height)
    #expect(low.neededSize.width > 400)
  }

  @Test func `lines lie in the middle, at the top or at the bottom`() {
    let box = Rect(x: 10, y: 100, width: 200, height: 60)
    let height = text("One", in: box).layout.height
    #expect(text("One", in: box, place: .top).origin == Point(x: 10, y: 100))
    let middle = text("One", in: box, place: .middle).origin.y
    #expect(abs(middle - (100 + (60 - height) / 2)) <= 0.5)
    #expect((middle * 2).rounded() == middle * 2, "on a pixel")
    #expect(abs(text("One", in: box, place: .bottom).origin.y - (160 - height)) <= 0.5)
  }

  @Test func `the rectangle of a line holds its letters`() {
    let box = Rect(x: 10, y: 20, width: 300, height: 50)
    let content = text("One", in: box, place: .top)
    let line = content.rect(ofLine: 0)
    #expect(line.x == 10)
    #expect(line.y == 20)
    #expect(line.height == content.layout.height)
    #expect(line == content.textRect)
    #expect(line.width < 60)
  }

  @Test func `texts are equal when characters and places are`() {
    let box = Rect(x: 0, y: 0, width: 120, height: 60)
    #expect(text(sentence, in: box) == text(sentence, in: box))
    #expect(text(sentence, in: box) != text(sentence, in: box.offset(x: 1, y: 0)))
    #expect(text(sentence, in: box) != text(sentence, size: 18, in: box))
    #expect(text(sentence, in: box) != text(sentence + "s", in: box))
  }
}

@Suite struct `Fonts of a text` {
  @Test func `measured widths are as good as the font's own, estimated ones are not`() {
    let measured = Font(descriptor: FontDescriptor(postScriptName: "HelveticaNeue-Light"), size: 17)
    #expect(FontUse(measured, adjusts: false).widthError == 0)
    let unknown = Font(descriptor: FontDescriptor(family: "No Such Sans"), size: 17)
    #expect(FontUse(unknown, adjusts: false).widthError > 0)
  }

  private let accessibility = TraitCollection(
    preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge
  )

  // 17 and 53 points: Apple's table of body text at Large and AX5.
  @Test func `a preferred font knows its size at Large`() {
    let font = Font.preferredFont(forTextStyle: .body, compatibleWith: accessibility)
    let use = FontUse(font, adjusts: true, compatibleWith: accessibility)
    #expect(use.pointSize == 53)
    #expect(use.basePointSize == 17)
    #expect(use.textStyle == .body)
    #expect(use.adjustsForContentSizeCategory)
  }

  @Test func `without the flag of its object a preferred font does not adjust`() {
    let font = Font.preferredFont(forTextStyle: .body, compatibleWith: accessibility)
    #expect(!FontUse(font, adjusts: false).adjustsForContentSizeCategory)
  }

  @Test func `a fixed font has no style and never adjusts`() {
    let use = FontUse(.systemFont(ofSize: 15), adjusts: true)
    #expect(use.textStyle == nil)
    #expect(!use.adjustsForContentSizeCategory)
    #expect(use.basePointSize == 15)
  }

  @Test func `a scaled font knows its base and its limit`() {
    let font = FontMetrics(forTextStyle: .body)
      .scaledFont(
        for: .systemFont(ofSize: 20),
        maximumPointSize: 30,
        compatibleWith: accessibility
      )
    let use = FontUse(font, adjusts: true, compatibleWith: accessibility)
    #expect(use.pointSize == 30)
    #expect(use.basePointSize == 20)
    #expect(use.maximumPointSize == 30)
  }

  @Test func `a text names each of its fonts once`() {
    var mixed = AttributedText("small ", font: .systemFont(ofSize: 12))
    mixed.append(AttributedText("large ", font: .systemFont(ofSize: 20)))
    mixed.append(AttributedText("small", font: .systemFont(ofSize: 12)))
    let content = TextContent(
      laying: ShapedText(mixed),
      in: Rect(x: 0, y: 0, width: 300, height: 40),
      color: .black
    )
    #expect(content.fonts.map(\.pointSize) == [12, 20])
  }
}
