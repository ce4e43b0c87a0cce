import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("Image views show images")
struct ImageViewTests {
  private let icon = UIImage(missing: "icon", size: CGSize(width: 22, height: 11))

  @Test("An image view is as large as its image, and has no size without one")
  func size() {
    let view = UIImageView(image: icon)
    #expect(view.frame.size == CGSize(width: 22, height: 11))
    #expect(view.intrinsicContentSize == CGSize(width: 22, height: 11))
    view.image = nil
    #expect(view.intrinsicContentSize.width == UIView.noIntrinsicMetric)
  }

  @Test("An image that grows takes the ratio of the body style's leading at accessibility sizes")
  func growing() {
    let view = UIImageView(image: icon)
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    view.traitOverrides = traits(.extraExtraExtraLarge)
    #expect(view.intrinsicContentSize.width == 22)
    view.traitOverrides = traits(.accessibilityExtraExtraExtraLarge)
    #expect(view.intrinsicContentSize == CGSize(width: 62, height: 31))
  }

  @Test("A symbol of a text style follows the text size")
  func symbols() throws {
    let view = UIImageView(image: UIImage(systemName: "star"))
    view.preferredSymbolConfiguration = .init(textStyle: .body)
    view.traitOverrides = traits()
    let size = view.intrinsicContentSize
    view.traitOverrides = traits(.accessibilityExtraExtraExtraLarge)
    view.sizeToFit()
    #expect(view.intrinsicContentSize.width > 2.9 * size.width)
    guard case .symbol(let symbol) = view.layoutSnapshot().root.drawings.first else {
      Issue.record("A symbol is drawn")
      return
    }
    #expect(symbol.pointSize == 53)
    #expect(symbol.adjustsForContentSizeCategory)
  }

  @Test("The content mode places the image")
  func modes() throws {
    let view = UIImageView(image: icon)
    view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    view.contentMode = .scaleAspectFit
    guard case .image(let image) = view.layoutSnapshot().root.drawings.first else {
      Issue.record("An image is drawn")
      return
    }
    #expect(abs(image.rect.y - 25) < 1e-9)
    #expect(abs(image.rect.height - 50) < 1e-9)
    #expect(image.isMissing)
  }

  @Test("A template is drawn in the tint, an original never")
  func templates() throws {
    for (mode, isTinted) in [
      (UIImage.RenderingMode.alwaysTemplate, true), (.alwaysOriginal, false),
    ] {
      let view = UIImageView(image: icon.withRenderingMode(mode))
      view.tintColor = .red
      guard case .image(let image) = view.layoutSnapshot().root.drawings.first else {
        Issue.record("An image is drawn")
        return
      }
      #expect((image.tint == UIColor.red.rgba(for: view.traitCollection)) == isTinted)
    }
  }

  @Test("A highlighted view shows its other image")
  func highlighted() {
    let other = UIImage(missing: "other", size: CGSize(width: 5, height: 5))
    let view = UIImageView(image: icon, highlightedImage: other)
    view.isHighlighted = true
    #expect(view.intrinsicContentSize == CGSize(width: 5, height: 5))
  }
}
