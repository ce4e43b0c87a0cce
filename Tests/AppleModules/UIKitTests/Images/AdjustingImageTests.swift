import Testing
import UIKit

/// Sources: the articles "Dynamic Type" (2019) and "Spark's experience" (2021), and Apple's
/// documentation of `UIAccessibilityContentSizeCategoryImageAdjusting`.
@Suite("Images grow at accessibility sizes only")
struct AdjustingImageTests {
  private func icon() throws -> UIImage {
    let svg = #"<svg xmlns="http://www.w3.org/2000/svg" width="24" height="20"/>"#
    return try #require(UIImage(data: Data(svg.utf8)))
  }

  @Test("With the flag the image keeps its size up to XXXL", arguments: Screens.categories)
  func imageView(category: UIContentSizeCategory) throws {
    let view = UIImageView(image: try icon())
    view.adjustsImageSizeForAccessibilityContentSizeCategory = true
    _ = try Screens.window(holding: view, at: category)
    if category.isAccessibilityCategory {
      #expect(view.frame.width > 24)
      #expect(abs(view.frame.width / view.frame.height - 1.2) < 0.05)
    } else {
      #expect(view.frame.size == CGSize(width: 24, height: 20))
    }
  }

  @Test("Without the flag it never grows")
  func flagOff() throws {
    let view = UIImageView(image: try icon())
    let window = try Screens.window(holding: view)
    window.choose(.accessibilityExtraExtraExtraLarge)
    #expect(view.frame.size == CGSize(width: 24, height: 20))
  }

  @Test("A button's image has the flag too, and grows with every step")
  func button() throws {
    let button = UIButton(type: .custom)
    button.setImage(try icon(), for: .normal)
    button.adjustsImageSizeForAccessibilityContentSizeCategory = true
    let window = try Screens.window(holding: button)
    let widths = Screens.categories.map { category -> CGFloat in
      window.choose(category)
      return button.intrinsicContentSize.width
    }
    #expect(Set(widths.prefix(7)).count == 1)
    #expect(zip(widths.dropFirst(6), widths.dropFirst(7)).allSatisfy { $0 < $1 })
  }

  @Test("An app that scales its icon at all sizes asks the metrics")
  func byHand() throws {
    final class Icon: UIImageView {
      override var intrinsicContentSize: CGSize {
        let side = UIFontMetrics.default.scaledValue(for: 24, compatibleWith: traitCollection)
        return CGSize(width: side, height: side)
      }

      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        invalidateIntrinsicContentSize()
      }
    }
    let view = Icon(image: try icon())
    let window = try Screens.window(holding: view)
    #expect(view.frame.width == 24)
    window.choose(.extraExtraExtraLarge)
    // 24 * 29 / 22 is 31.64, in thirds 31.67.
    #expect(abs(view.frame.width - 95.0 / 3) < 1e-6)
  }
}
