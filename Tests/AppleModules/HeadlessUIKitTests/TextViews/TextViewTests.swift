import Snapshots
import Testing

@testable import HeadlessUIKit

/// Heights that Interface Builder saved for text views that do not scroll.
@Suite("Text views are as large as UIKit's")
struct TextViewTests {
  private func view(_ text: String, _ font: UIFont?, scale: Double = 2) -> UITextView {
    let view = UITextView()
    view.traitOverrides = traits(scale: scale)
    view.text = text
    view.font = font
    view.isScrollEnabled = false
    return view
  }

  @Test("A line of text has sixteen points around it")
  func oneLine() {
    #expect(view("Text", .systemFont(ofSize: 14)).intrinsicContentSize.height == 33)
    #expect(view("", .systemFont(ofSize: 15)).intrinsicContentSize.height == 34)
    #expect(view("", .systemFont(ofSize: 17)).intrinsicContentSize.height == 36.5)
    #expect(view("", .systemFont(ofSize: 17), scale: 3).intrinsicContentSize.height == 109.0 / 3)
  }

  @Test("Each line of a text style takes the style's leading")
  func styles() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits())
    let callout = UIFont.preferredFont(forTextStyle: .callout, compatibleWith: traits())
    #expect(view("Content goes here", body).intrinsicContentSize.height == 38)
    let lines = Array(repeating: "line", count: 8).joined(separator: "\n")
    #expect(view(lines, callout).intrinsicContentSize.height == 184)
  }

  @Test("A view that scrolls has no size of its own; its content is as high as the text")
  func scrolling() {
    let view = view("one\ntwo\nthree", .systemFont(ofSize: 14))
    view.isScrollEnabled = true
    view.frame = CGRect(x: 0, y: 0, width: 200, height: 30)
    #expect(view.intrinsicContentSize.height == UIView.noIntrinsicMetric)
    view.layoutIfNeeded()
    #expect(view.contentSize == CGSize(width: 200, height: 66.5))
    let content = view.layoutSnapshot().texts.first?.text
    #expect(content?.visibleLineCount == 3)
    #expect(content?.isTruncated == false)
  }

  @Test("Layout gives a view that does not scroll the height of its text in its width")
  func twoPasses() {
    let view = view("one two three four five six", .systemFont(ofSize: 14))
    let root = screen(view, width: 100, traits())
    root.layoutIfNeeded()
    #expect(view.frame.height > 40)
    view.textContainer.maximumNumberOfLines = 1
    root.layoutIfNeeded()
    #expect(view.frame.height == 33)
  }

  @Test("Insets and padding move the text")
  func insets() throws {
    let view = view("Text", .systemFont(ofSize: 14))
    view.textContainerInset = UIEdgeInsets(top: 3, left: 10, bottom: 0, right: 0)
    view.textContainer.lineFragmentPadding = 2
    view.sizeToFit()
    let content = try #require(view.layoutSnapshot().texts.first?.text)
    #expect(content.frame.x == 12)
    #expect(content.origin.y == 3)
    #expect(view.intrinsicContentSize.height == 20)
  }

  @Test("A view follows the text size with the flag")
  func textSize() {
    let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits())
    let view = view("Text", body)
    view.traitOverrides = traits(.accessibilityMedium)
    #expect(view.intrinsicContentSize.height == 38)
    view.adjustsFontForContentSizeCategory = true
    #expect(view.intrinsicContentSize.height == 50)
  }

  @Test("Sizes that are meant as on macOS are shown in the sizes of iOS")
  func textScaling() throws {
    let view = view("Text", .systemFont(ofSize: 13.09))
    view.usesStandardTextScaling = true
    view.sizeToFit()
    let size = try #require(view.layoutSnapshot().texts.first?.text.fonts.first?.pointSize)
    #expect(abs(size - 17) < 1e-9)
  }
}
