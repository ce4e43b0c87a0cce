import DynamicType
import FontDescriptors
import RichText
import Testing

@Suite struct TextScalingConversionTests {
  private func text(_ sizes: [Double]) -> AttributedText {
    sizes.reduce(into: AttributedText("", font: .systemFont(ofSize: 12))) {
      $0.append(AttributedText("x", font: .systemFont(ofSize: $1)))
    }
  }

  private func sizes(_ text: AttributedText) -> [Double] {
    text.runs.map { ($0.attributes.font.pointSize * 1000).rounded() / 1000 }
  }

  /// The pairs that documents of Cocoa show; Documentation/Sources.md.
  @Test func `Fonts of iOS become the sizes that documents of Cocoa hold`() {
    let converted = text([12, 17, 20, 22, 28]).converted(from: .iOS, to: .standard)
    #expect(sizes(converted) == [9.24, 13.09, 15.4, 16.94, 21.56])
  }

  @Test func `Converting there and back keeps the sizes to the thousandth`() {
    let there = text([9, 13, 17.5]).converted(from: .standard, to: .iOS)
    #expect(sizes(there.converted(from: .iOS, to: .standard)) == [9, 13, 17.5])
  }

  @Test func `Paragraphs keep their lengths unless they are asked for`() {
    var style = ParagraphStyle()
    style.headIndent = 100
    style.lineHeightMultiple = 1.5
    style.tabStops = [TabStop(50, alignment: .center)]
    var cell = TextTableCell(table: 0, row: 0, column: 0)
    cell.rightEdge = 200
    style.cells = [cell]
    var original = text([10])
    original.update {
      $0.paragraphStyle = style
      $0.letterSpacing = 10
    }
    let fonts = original.converted(from: .iOS, to: .standard)
    #expect(fonts.runs[0].attributes.paragraphStyle == style)
    #expect(fonts.runs[0].attributes.letterSpacing == 10)
    let all = original.converted(from: .iOS, to: .standard, scope: .fontsAndParagraphs)
    let converted = all.runs[0].attributes.paragraphStyle
    #expect(converted?.headIndent == 77)
    #expect(converted?.lineHeightMultiple == 1.5)
    #expect(converted?.tabStops == [TabStop(38.5, alignment: .center)])
    #expect(converted?.cells.first?.rightEdge == 154)
    #expect(all.runs[0].attributes.letterSpacing == 7.7)
  }

  @Test func `Lengths of paragraphs grow with the category as fonts do`() {
    var style = ParagraphStyle()
    style.headIndent = 34
    style.paragraphSpacing = 17
    style.lineHeightMultiple = 1.5
    style.tabStops = [TabStop(51)]
    var attributes = TextAttributes(font: .systemFont(ofSize: 17))
    attributes.paragraphStyle = style
    attributes.letterSpacing = 1.7
    let text = AttributedText("x", attributes: attributes)
    let scaled = text.scalingLengths(to: .accessibilityExtraExtraExtraLarge).runs[0].attributes
    // The line height of body is 22 at Large and 62 at AX5.
    let factor = 62.0 / 22
    func isScaled(_ value: Double?, _ base: Double) -> Bool {
      value.map { abs($0 - base * factor) < 0.05 } ?? false
    }
    #expect(isScaled(scaled.paragraphStyle?.headIndent, 34))
    #expect(isScaled(scaled.paragraphStyle?.paragraphSpacing, 17))
    #expect(isScaled(scaled.paragraphStyle?.tabStops.first?.location, 51))
    #expect(isScaled(scaled.letterSpacing, 1.7))
    #expect(scaled.paragraphStyle?.lineHeightMultiple == 1.5)
    #expect(scaled.font == attributes.font)
    #expect(text.scalingLengths(to: .large) == text)
  }

  @Test func `Fonts that follow the text size keep their requests`() {
    let text = AttributedText("x", font: .preferredFont(forTextStyle: .body))
    #expect(text.converted(from: .iOS, to: .standard) == text)
  }

  @Test func `A document names the scaling to which it was converted`() {
    var document = RichTextDocument(text([17]))
    document.attributes.textScaling = .iOS
    let converted = document.converted(to: .standard)
    #expect(sizes(converted.text) == [13.09])
    #expect(converted.attributes.textScaling == .standard)
    #expect(converted.converted(to: .standard) == converted)
  }

  @Test func `A document that follows the text size returns to the sizes that it stores`() {
    let document = text([12, 17.5])
    let following = document.followingTextSize()
    #expect(sizes(following) == [12, 18])
    let large = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(following.adjusted(to: large).runs[1].attributes.font.pointSize > 40)
    #expect(sizes(following.adjusted(to: large).withBaseSizes()) == [12, 17.5])
  }
}

@Suite struct TextListTests {
  @Test(arguments: [
    (TextList.Marker.disc, 3, "•"), (.decimal, 12, "12"), (.lowercaseRoman, 14, "xiv"),
    (.uppercaseRoman, 4000, "4000"), (.uppercaseLetter, 28, "AB"), (.lowercaseLetter, 0, "0"),
    (TextList.Marker(rawValue: "({decimal})"), 2, "(2)"), (TextList.Marker(rawValue: "–"), 2, "–"),
    (.none, 1, ""),
  ])
  func `A marker names its item`(marker: TextList.Marker, number: Int, text: String) {
    #expect(marker.text(forItem: number) == text)
  }
}

@Suite struct HotValueTests {
  @Test func `Rare attributes are stored behind one reference`() {
    #expect(MemoryLayout<TextAttachment?>.size == 8)
    var attributes = TextAttributes(font: .systemFont(ofSize: 12))
    let plain = attributes
    attributes.superscript = 1
    #expect(attributes != plain)
    attributes.superscript = 0
    #expect(attributes == plain)
    var style = ParagraphStyle()
    style.headingLevel = 1
    style.headingLevel = 0
    #expect(style == .default)
  }
}
