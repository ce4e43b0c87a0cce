import DynamicType
import HeadlessUIKit
import Testing

@Suite struct StringDrawingTests {
  /// Widths in the iOS system font on a display of three pixels, measured on iOS 26 (`Reference/label-sizes.json`).
  static let widths: [(String, UIFont.Weight, CGFloat, CGFloat)] = [
    ("0123456789", .regular, 17, 98.666667),
    ("Hello UIKit", .regular, 17, 79.666667),
    ("The quick brown fox jumps over the lazy dog", .regular, 17, 339),
    ("Hello UIKit", .bold, 17, 86.333333),
    ("0123456789", .bold, 20, 124.333333),
    ("The quick brown fox jumps over the lazy dog", .bold, 20, 415.333333),
  ]

  @Test(arguments: widths)
  func `A string is as wide as it was measured`(
    text: String,
    weight: UIFont.Weight,
    size: CGFloat,
    width: CGFloat
  ) {
    let font = UIFont.systemFont(ofSize: size, weight: weight)
    let measured = text.size(withAttributes: [.font: font])
    #expect(abs((measured.width * 3).rounded(.up) / 3 - width) < 1e-6)
    #expect(abs(measured.height - size * 2444 / 2048) < 1e-6)
  }

  let font = UIFont.systemFont(ofSize: 15)
  let room = CGSize(width: 80, height: 1000)

  @Test func `Lines of a system font are as high as the font each`() {
    let rect = "One two three four five six".boundingRect(
      with: room,
      options: .usesLineFragmentOrigin,
      attributes: [.font: font],
      context: nil
    )
    let lines = (rect.height / font.lineHeight).rounded()
    #expect(lines >= 2)
    #expect(abs(rect.height - lines * font.lineHeight) < 1e-6)
    #expect(rect.width <= 80)
    #expect(rect.origin == .zero)
  }

  @Test func `The leading of a text style counts where it is asked for`() {
    // Two lines of body at Large: the leading of the style is 22, the font's line 20.287.
    let traits = TraitCollection(preferredContentSizeCategory: .large)
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits)
    let string = NSAttributedString(string: "a\nb", attributes: [.font: body])
    let plain = string.boundingRect(with: room, options: .usesLineFragmentOrigin, context: nil)
    let full = string.boundingRect(
      with: room,
      options: [.usesLineFragmentOrigin, .usesFontLeading],
      context: nil
    )
    #expect(abs(plain.height - 2 * 17 * 2444 / 2048) < 1e-6)
    #expect(abs(full.height - (22 + 17 * 2444 / 2048)) < 1e-6)
  }

  @Test func `Without lines a text stands on the origin`() {
    let rect = "One two three four five six".boundingRect(
      with: room,
      attributes: [.font: font],
      context: nil
    )
    #expect(abs(rect.origin.y + font.ascender) < 1e-6)
    #expect(abs(rect.height - font.lineHeight) < 1e-6)
    #expect(rect.width > 80)
  }

  @Test func `The height limits lines only where the last one is truncated`() {
    let text = NSAttributedString(
      string: String(repeating: "word ", count: 40),
      attributes: [.font: font]
    )
    let low = CGSize(width: 80, height: 40)
    let free = text.boundingRect(with: low, options: .usesLineFragmentOrigin, context: nil)
    let limited = text.boundingRect(
      with: low,
      options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine],
      context: nil
    )
    #expect(free.height > 40)
    #expect(abs(limited.height - 2 * font.lineHeight) < 1e-6)
  }

  @Test func `A context notes the shrinking and the bounds`() {
    let context = NSStringDrawingContext()
    context.minimumScaleFactor = 0.5
    let text = NSAttributedString(string: "Shrink me please", attributes: [.font: font])
    let rect = text.boundingRect(with: CGSize(width: 90, height: 0), context: context)
    #expect(context.actualScaleFactor < 1)
    #expect(context.actualScaleFactor >= 0.5)
    #expect(context.totalBounds == rect)
    #expect(rect.width <= 90)
  }

  @Test func `An empty text has no width and the height of its font`() {
    #expect("".size(withAttributes: [.font: font]).width == 0)
    #expect(NSAttributedString(string: "").size().width == 0)
  }
}
