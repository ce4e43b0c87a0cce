import Foundation
import Testing
import UIKit

/// Foundation's attributed string with UIKit's attributes, as a program writes it.
@Suite("A program styles an AttributedString")
struct AttributedStringValueTests {
  @Test("Attributes are set by their names, and a label shows them")
  func names() throws {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    var text = AttributedString("Total 12")
    text.font = .preferredFont(forTextStyle: .body)
    text.foregroundColor = .systemRed
    text.underlineStyle = [.single, .patternDash]
    text.kern = 0.5
    text.paragraphStyle = style
    text.link = URL(string: "https://example.org")
    text.strokeWidth = -2
    let label = UILabel()
    label.attributedText = NSAttributedString(text)
    let shown = try #require(label.attributedText)
    let attributes = shown.attributes(at: 0, effectiveRange: nil)
    #expect((attributes[.paragraphStyle] as? NSParagraphStyle)?.alignment == .center)
    #expect(attributes[.underlineStyle] as? Int == 0x201)
    #expect(AttributedString(NSAttributedString(text)) == text)
    #expect(try AttributedString(NSAttributedString(text), including: \.uiKit) == text)
    #expect(
      try AttributedString(nsAttributedString: NSAttributedString(text), including: \.uiKit) == text
    )
    #expect(try NSAttributedString(text, including: \.uiKit).isEqual(to: NSAttributedString(text)))
  }

  @Test("A string comes back from Foundation's value with every attribute of UIKit")
  func bothWays() {
    let shadow = NSShadow()
    shadow.shadowOffset = CGSize(width: 1, height: 2)
    let text = NSMutableAttributedString(
      string: "Milk 🙂",
      attributes: [
        .font: UIFont.italicSystemFont(ofSize: 13.5), .foregroundColor: UIColor.label,
        .backgroundColor: UIColor.yellow, .kern: CGFloat(1), .tracking: CGFloat(2), .ligature: 0,
        .underlineStyle: 1, .underlineColor: UIColor.red, .strikethroughStyle: 9,
        .strikethroughColor: UIColor.blue, .baselineOffset: CGFloat(3),
        .paragraphStyle: NSParagraphStyle.default, .shadow: shadow, .strokeWidth: CGFloat(3),
        .strokeColor: UIColor.green, .obliqueness: CGFloat(0.2), .expansion: CGFloat(0.1),
      ]
    )
    text.append(NSAttributedString(attachment: NSTextAttachment(image: UIImage())))
    #expect(NSAttributedString(AttributedString(text)).isEqual(to: text))
  }

  @Test("Attachments are the same object on both sides")
  func attachments() {
    let attachment = NSTextAttachment(image: UIImage())
    let text = AttributedString(NSAttributedString(attachment: attachment))
    #expect(text.attachment === attachment)
  }
}
