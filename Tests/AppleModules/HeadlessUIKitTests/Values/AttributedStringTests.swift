import RichText
import DynamicType
import HeadlessUIKit
import Testing

@Suite struct AttributedStringTests {
  let base = TextAttributes(font: .systemFont(ofSize: 17))
  let light = TraitCollection(
    preferredContentSizeCategory: .large,
    userInterfaceStyle: .light,
    systemVersion: SystemVersion(13)
  )

  @Test func `UIKit's attributes become those of the text`() {
    let style = NSMutableParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .byTruncatingMiddle
    style.lineSpacing = 4
    let string = NSAttributedString(
      string: "Hi",
      attributes: [
        .font: UIFont.boldSystemFont(ofSize: 20), .foregroundColor: UIColor.systemRed,
        .kern: 1.5, .baselineOffset: -2, .ligature: 0, .paragraphStyle: style,
        .underlineStyle: NSUnderlineStyle.double.rawValue, .underlineColor: UIColor.blue,
        .strikethroughStyle: NSUnderlineStyle.single.rawValue, .link: URL(filePath: "/a/b"),
      ]
    )
    let run = AttributedText(string, base: base, traits: light).runs[0].attributes
    #expect(run.font == .boldSystemFont(ofSize: 20))
    #expect(run.foregroundColor == Color(hex: 0xFF3B30))
    #expect(run.letterSpacing == 1.5)
    #expect(run.baselineOffset == -2)
    #expect(!run.ligatures)
    #expect(run.paragraphStyle?.alignment == .center)
    #expect(run.paragraphStyle?.lineBreakMode == .truncateMiddle)
    #expect(run.paragraphStyle?.lineSpacing == 4)
    #expect(run.underline == LineDecoration(.double, color: Color(hex: 0x0000FF)))
    #expect(run.strikethrough == LineDecoration(.single))
    #expect(run.link == "file:///a/b")
  }

  @Test func `A number may be of any type`() {
    let numbers: [Any] = [3, 3.0, CGFloat(3), Float(3), NSNumber(value: 3), UInt8(3)]
    for number in numbers {
      let attributes = TextAttributes([.kern: number], base: base, traits: light)
      #expect(attributes.letterSpacing == 3)
    }
  }

  @Test(arguments: [Double.nan, .infinity, 1e300])
  func `A number that is none says nothing`(number: Double) {
    #expect(TextAttributes([.kern: number], base: base, traits: light) == base)
    #expect(TextAttributes([.underlineStyle: number], base: base, traits: light) == base)
  }

  @Test func `Ranges count UTF-16 code units, and what is not said is the base`() {
    let string = NSMutableAttributedString(string: "A🙂B")
    string.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
    let text = AttributedText(string, base: base, traits: light)
    #expect(text.runs.map(\.range) == [0..<1, 1..<3, 3..<4])
    #expect(text.runs.map(\.attributes.letterSpacing) == [0, 2, 0])
    #expect(text.runs[0].attributes == base)
  }

  @Test func `A text survives the way to an attributed string and back`() {
    var text = AttributedText("One two three", attributes: base)
    text.update(in: 4..<7) {
      $0.font = .italicSystemFont(ofSize: 12)
      $0.letterSpacing = 0.25
      $0.underline = LineDecoration(.thick)
      $0.backgroundColor = .white
      $0.link = "https://a.b"
      $0.paragraphStyle = ParagraphStyle()
    }
    #expect(AttributedText(NSAttributedString(text), base: base, traits: light) == text)
  }

  @Test func `Preferred and scaled fonts of a string follow the text size, fixed ones do not`() {
    let huge = TraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    let string = NSMutableAttributedString(
      string: "a",
      attributes: [.font: UIFont.preferredFont(forTextStyle: .body, compatibleWith: light)]
    )
    let fixed = UIFont.systemFont(ofSize: 17)
    let scaled = UIFontMetrics.default.scaledFont(for: fixed, compatibleWith: light)
    string.append(NSAttributedString(string: "b", attributes: [.font: scaled]))
    string.append(NSAttributedString(string: "c", attributes: [.font: fixed]))
    let sizes = { (string: NSAttributedString) in
      (0..<3).map { (string.attribute(.font, at: $0, effectiveRange: nil) as? UIFont)?.pointSize }
    }
    // Body is 53 points at AX5 and a font of 17 points becomes 48 (Apple's tables and metrics).
    #expect(sizes(string.adjusted(to: huge)) == [53, 48, 17])
    #expect(sizes(string.adjusted(to: huge).adjusted(to: light)) == [17, 17, 17])
    #expect(string.adjustsForContentSizeCategory)
    #expect(
      !NSAttributedString(string: "c", attributes: [.font: fixed]).adjustsForContentSizeCategory
    )
  }

  @Test func `An attachment is as large as its bounds, else its image, a symbol as its font`() {
    let attachment = NSTextAttachment(
      image: UIImage(missing: "x", size: CGSize(width: 30, height: 20))
    )
    let string = NSMutableAttributedString(string: "a")
    string.append(NSAttributedString(attachment: attachment))
    let text = AttributedText(string, base: base, traits: light)
    #expect(text.string == "a\u{FFFC}")
    #expect(text.attributes(at: 1).attachment?.width == 30)
    attachment.bounds = CGRect(x: 0, y: -4, width: 10, height: 12)
    let box = attachment.box(in: UIFont(base.font), traits: light)
    #expect(box.height == 12)
    #expect(box.baselineOffset == -4)
    let symbol = NSTextAttachment()
    symbol.image = UIImage(systemName: "star")
    let small = symbol.box(in: .systemFont(ofSize: 10), traits: light)
    let large = symbol.box(in: .systemFont(ofSize: 40), traits: light)
    #expect(large.height > 3 * small.height)
  }

  @Test func `Foundation's attributed string has UIKit's attributes`() {
    var string = AttributedString("Hello ")
    var world = AttributedString("world")
    world.font = .boldSystemFont(ofSize: 15)
    world.foregroundColor = .systemGreen
    world.underlineStyle = .single
    string.append(world)
    let converted = NSAttributedString(string)
    #expect(converted.string == "Hello world")
    let attributes = converted.attributes(at: 8, effectiveRange: nil)
    #expect(attributes[.font] as? UIFont == .boldSystemFont(ofSize: 15))
    #expect(attributes[.foregroundColor] as? UIColor == .systemGreen)
    #expect(attributes[.underlineStyle] as? Int == 1)
    #expect(converted.attributes(at: 0, effectiveRange: nil).isEmpty)
    #expect(AttributedString(converted) == string)
  }
}
