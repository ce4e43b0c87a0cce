import Foundation
import HeadlessUIKit
import RTF
import RichText
import Testing

/// Values of rich text that pass through strings and come back.
@Suite struct RichTextBridgeTests {
  enum Note: TextAttributeKey {
    typealias Value = String
    static let name = "org.example.note"
  }

  /// A text with everything that rich text holds.
  private var rich: AttributedText {
    var style = ParagraphStyle()
    style.headIndent = 36
    style.tabStops = [TabStop(30, alignment: .decimal)]
    style.lists = [TextList(marker: .disc, identifier: 7)]
    style.headingLevel = 2
    var text = AttributedText("Milk and bread", font: .systemFont(ofSize: 17))
    text.update(in: 0..<4) {
      $0.foregroundColor = Color(red: 0.1, green: 0.2, blue: 0.3, alpha: 0.4)
      $0.backgroundColor = .white
      $0.underline = LineDecoration(.double, color: .black, dash: .dashDot, skipsSpaces: true)
      $0.strikethrough = LineDecoration(.thick, dash: .dotted)
      $0.letterSpacing = 1.25
      $0.baselineOffset = -2
      $0.language = "de"
      $0.kerning = false
      $0.ligatures = false
      $0.link = "not an address"
      $0.paragraphStyle = style
    }
    text.update(in: 5..<8) {
      $0.superscript = -1
      $0.stroke = TextStroke(width: -3, color: .black)
      $0.shadow = TextShadow(x: 1, y: -2, blurRadius: 3, color: .black)
      $0.obliqueness = 0.2
      $0.expansion = -0.1
      $0[Note.self] = "kept"
      $0.link = "https://example.org/a?b=c"
    }
    let file = AttachedFile(name: "a.bin", bytes: [1, 2, 3])
    let attachment = TextAttachment(
      width: 10,
      height: 20,
      baselineOffset: -3,
      identifier: "a",
      file: file
    )
    text.append(
      AttributedText(
        attachment: attachment,
        attributes: TextAttributes(font: .systemFont(ofSize: 9))
      )
    )
    return text
  }

  @Test func `Rich text survives the way through UIKit's string`() {
    #expect(AttributedText(NSAttributedString(rich)) == rich)
  }

  @Test func `Rich text survives the way through Foundation's value, but for odd addresses`() {
    var text = rich
    text.update { if $0.link == "not an address" { $0.link = nil } }
    #expect(AttributedText(AttributedString(text)) == text)
  }

  @Test func `A document is the same whether it passes through a string or not`() throws {
    var document = RichTextDocument(rich)
    document.attributes.textScaling = .iOS
    document.attributes.platform = .iOS
    document.attributes.cocoaVersion = 2639
    let plain = RTFReader.read(RTFWriter.write(document)).document
    let string = NSAttributedString(plain.text)
    let data = try string.data(
      from: NSRange(location: 0, length: string.length),
      documentAttributes: [.documentType: NSAttributedString.DocumentType.rtf]
    )
    #expect(RTFReader.read(data).document == plain)
  }

  @Test func `A long text with many runs is carried in one pass`() {
    var text = AttributedText("", font: .systemFont(ofSize: 10))
    for number in 0..<2000 {
      text.append(AttributedText("ab", font: .systemFont(ofSize: Double(10 + number % 7))))
    }
    #expect(AttributedText(NSAttributedString(text)) == text)
  }
}
