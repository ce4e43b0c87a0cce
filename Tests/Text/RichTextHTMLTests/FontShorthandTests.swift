import DynamicType
import FontDescriptors
import RichText
import RichTextHTML
import Testing

@Suite("The shorthand of fonts in HTML")
struct FontShorthandTests {
  private func attributes(_ declarations: String) -> TextAttributes {
    let page = "<p style='\(declarations)'>x"
    return HTMLReader.read(Array(page.utf8)).document.text.runs[0].attributes
  }

  @Test(
    "Style, weight, size, height of lines and family are read in one value",
    arguments: [
      "italic 700 20px/1.5 Georgia, serif", "bold italic 20px / 1.5 Georgia",
      "normal bold oblique 20px/1.5 \"Georgia\"", "ITALIC BOLD 20px/150% Georgia",
    ]
  )
  func parts(_ value: String) {
    let attributes = attributes("font:\(value)")
    let descriptor = attributes.font.descriptor
    #expect(attributes.font.pointSize == 20)
    #expect(descriptor.family == "Georgia")
    #expect(descriptor.symbolicTraits.contains(.italic))
    #expect(descriptor.symbolicTraits.contains(.bold) || descriptor.weight == .bold)
    #expect(attributes.paragraphStyle?.lineHeightMultiple == 1.25)
  }

  @Test("A height of lines in pixels is the height itself")
  func fixedHeight() {
    let style = attributes("font:16px/24px serif").paragraphStyle
    #expect(style?.minimumLineHeight == 24 && style?.maximumLineHeight == 24)
  }

  @Test("A shorthand resets what it leaves out")
  func reset() {
    let plain = attributes("font-weight:bold;line-height:2;font:16px serif")
    #expect(!plain.font.descriptor.symbolicTraits.contains(.bold))
  }

  @Test("Sizes with names are sizes of the shorthand")
  func namedSize() {
    #expect(attributes("font:italic large Georgia").font.pointSize == 19.125)
  }

  @Test("A font of the shorthand is the same after writing and reading")
  func roundTrip() {
    let page = "<p style='font:italic 600 20px/1.5 Georgia'>x</p><p>y</p>"
    let document = HTMLReader.read(Array(page.utf8)).document
    let written = HTMLWriter.write(document).text
    let again = HTMLReader.read(Array(written.utf8)).document
    let (first, second) = (document.text.runs[0].attributes, again.text.runs[0].attributes)
    #expect(first.font.pointSize == second.font.scaling.base?.pointSize ?? second.font.pointSize)
    #expect(first.font.descriptor.family == second.font.descriptor.family)
    #expect(first.font.descriptor.weight == second.font.descriptor.weight)
    #expect(second.font.descriptor.symbolicTraits.contains(.italic))
    #expect(
      first.paragraphStyle?.lineHeightMultiple == second.paragraphStyle?.lineHeightMultiple
    )
  }

  @Test("A height of lines before the shorthand is reset by it, and one after it holds")
  func lineHeightBefore() {
    let before = attributes("line-height:2;font:16px serif").paragraphStyle
    #expect(before?.lineHeightMultiple ?? 0 == 0)
    let after = attributes("font:16px serif;line-height:32px").paragraphStyle
    #expect(after?.minimumLineHeight == 32)
  }
}
