import Testing
import UIKit

/// Limits as Spark built them by hand, which UIKit has had since iOS 15: Apple's documentation
/// of `minimumContentSizeCategory` and `maximumContentSizeCategory`.
@Suite("Limits of the category in a part of a screen")
struct CategoryLimitTests {
  /// A view that shows the scaled length of its traits.
  private final class Ruler: UIView {
    override var intrinsicContentSize: CGSize {
      let side = UIFontMetrics.default.scaledValue(for: 22, compatibleWith: traitCollection)
      return CGSize(width: side, height: side)
    }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      invalidateIntrinsicContentSize()
    }
  }

  private func label(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.text = "Text"
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    return label
  }

  @Test("A maximum caps preferred fonts, scaled fonts and scaled values below it")
  func maximum() throws {
    let preferred = label(.preferredFont(forTextStyle: .body, compatibleWith: .at(.large)))
    let scaled = label(
      UIFontMetrics.default.scaledFont(
        for: .systemFont(ofSize: 22),
        compatibleWith: .at(.large)
      )
    )
    let ruler = Ruler()
    let stack = UIStackView(arrangedSubviews: [preferred, scaled, ruler])
    stack.maximumContentSizeCategory = .extraExtraExtraLarge
    let window = try Screens.window(holding: stack)
    window.choose(.accessibilityExtraExtraExtraLarge)
    #expect(preferred.font.pointSize == 23)
    #expect(scaled.font.pointSize == 29)
    #expect(ruler.frame.width == 29)
    #expect(ruler.traitCollection.preferredContentSizeCategory == .extraExtraExtraLarge)
    #expect(
      window.traitCollection.preferredContentSizeCategory == .accessibilityExtraExtraExtraLarge
    )
    stack.maximumContentSizeCategory = nil
    window.layoutIfNeeded()
    #expect(preferred.font.pointSize == 53)
    #expect(scaled.font.pointSize == 62)
    #expect(ruler.frame.width == 62)
  }

  @Test("A minimum lifts them, beside a part that has none")
  func minimum() throws {
    let lifted = Ruler()
    lifted.minimumContentSizeCategory = .extraExtraExtraLarge
    let free = Ruler()
    let window = try Screens.window(holding: UIStackView(arrangedSubviews: [lifted, free]))
    #expect(lifted.frame.width == 29)
    #expect(free.frame.width == 22)
    window.choose(.accessibilityMedium)
    #expect(lifted.frame.width == free.frame.width)
  }

  @Test("Limits add up on the way down: the narrower one holds")
  func nested() throws {
    let ruler = Ruler()
    let inner = UIStackView(arrangedSubviews: [ruler])
    let outer = UIStackView(arrangedSubviews: [inner])
    outer.maximumContentSizeCategory = .accessibilityMedium
    inner.maximumContentSizeCategory = .extraLarge
    let window = try Screens.window(holding: outer, at: .accessibilityLarge)
    #expect(ruler.frame.width == 24)
    inner.maximumContentSizeCategory = .accessibilityExtraLarge
    window.layoutIfNeeded()
    #expect(ruler.frame.width == 34)
    #expect(ruler.appliedContentSizeCategoryLimitsDescription.contains("UIStackView"))
  }
}
