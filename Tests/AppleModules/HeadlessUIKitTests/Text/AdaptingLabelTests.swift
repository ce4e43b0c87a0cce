import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Views of a program's own class adapt their height to their width by their own size")
struct AdaptingLabelTests {
  /// A label with room around its text, as programs write it.
  private final class PaddedLabel: UILabel {
    let padding = UIEdgeInsets(top: 4, left: 8, bottom: 4, right: 8)
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width + 16, height: size.height + 8)
    }
    override func drawText(in rect: CGRect) { super.drawText(in: rect.inset(by: padding)) }
  }

  private final class PaddedTextView: UITextView {
    override var intrinsicContentSize: CGSize {
      let size = super.intrinsicContentSize
      return CGSize(width: size.width, height: size.height + 10)
    }
  }

  private let text =
    "Tell the world who you are. Your avatar and bio that follows you across the web."

  /// `testLargeProfileViewEmptyState` of Automattic/Gravatar-SDK-iOS: the dashed frame is 86 pixels high, of which
  /// the line outside is one point.
  @Test(
    "A label that adds to its size is higher by it in several lines: 42 points in a width of 272"
  )
  func label() {
    let label = PaddedLabel()
    label.font = .preferredFont(forTextStyle: .footnote)
    label.numberOfLines = 2
    label.text = text
    let stage = Stage(label, 272, 200, version: 17, scale: 2)
    let frame = stage.frame([stage.leading(0), stage.trailing(0), stage.top(0)])
    #expect(frame == CGRect(x: 0, y: 0, width: 272, height: 86 / 2 - 1))
  }

  @Test("A text view that adds to its size is higher by it than one that does not")
  func textView() {
    let heights = [UITextView(), PaddedTextView()].map { view in
      view.isScrollEnabled = false
      view.font = .systemFont(ofSize: 17)
      view.text = text
      let stage = Stage(view, 272, 400, version: 17, scale: 2)
      return stage.frame([stage.leading(0), stage.trailing(0), stage.top(0)]).height
    }
    #expect(heights[0] > 50)
    #expect(heights[1] == heights[0] + 10)
  }
}
