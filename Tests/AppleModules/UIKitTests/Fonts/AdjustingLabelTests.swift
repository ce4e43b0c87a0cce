import Testing
import UIKit

/// The table of the article "Dynamic Type": fonts that follow the text size by themselves, and fonts
/// that do not, with `adjustsFontForContentSizeCategory` and without.
///
/// The article's example of a scaled font sets `adjustsImageSizeForAccessibilityContentSizeCategory`
/// of a label. A label has no such property: Apple documents it for `UIButton` and `UIImageView`, and
/// `adjustsFontForContentSizeCategory` for labels, text fields and text views. The documentation
/// holds here.
@Suite("A label that follows the text size and one that does not")
struct AdjustingLabelTests {
  /// A row: a font at Large and its size at AX5 where it follows.
  struct Row: Sendable, CustomTestStringConvertible {
    var name: String
    var font: UIFont
    var following: Double

    var testDescription: String { name }
  }

  static let rows: [Row] = {
    let large = UITraitCollection(preferredContentSizeCategory: .large)
    let metrics = UIFontMetrics.default
    let fixed = UIFont.systemFont(ofSize: 12)
    return [
      Row(
        name: "preferred body",
        font: .preferredFont(forTextStyle: .body, compatibleWith: large),
        following: 53
      ),
      Row(
        name: "preferred caption",
        font: .preferredFont(forTextStyle: .caption1, compatibleWith: large),
        following: 43
      ),
      // 12 * 62 / 22 is 33.8.
      Row(
        name: "scaled",
        font: metrics.scaledFont(for: fixed, compatibleWith: large),
        following: 34
      ),
      Row(
        name: "scaled up to 20",
        font: metrics.scaledFont(for: fixed, maximumPointSize: 20, compatibleWith: large),
        following: 20
      ),
      Row(name: "of a fixed size", font: fixed, following: 12),
    ]
  }()

  @Test("Each font with and without the flag", arguments: rows, [true, false])
  func table(row: Row, adjusts: Bool) throws {
    let label = UILabel()
    label.text = "文字の大きさ"
    label.font = row.font
    label.adjustsFontForContentSizeCategory = adjusts
    let window = try Screens.window(holding: label)
    let before = label.frame.height
    window.choose(.accessibilityExtraExtraExtraLarge)
    #expect(
      Double(label.font.pointSize) == (adjusts ? row.following : Double(row.font.pointSize))
    )
    #expect((label.frame.height > before) == (adjusts && row.following > row.font.pointSize))
    window.choose(.large)
    #expect(label.font.pointSize == row.font.pointSize)
    #expect(label.frame.height == before)
  }

  @Test("Text fields and text views have the flag too")
  func otherViews() throws {
    let field = UITextField()
    let text = UITextView()
    text.isScrollEnabled = false
    let views: [any UIContentSizeCategoryAdjusting & UIView] = [field, text]
    field.font = .preferredFont(forTextStyle: .body, compatibleWith: .at(.large))
    text.font = .preferredFont(forTextStyle: .body, compatibleWith: .at(.large))
    for view in views { view.adjustsFontForContentSizeCategory = true }
    let window = try Screens.window(holding: UIStackView(arrangedSubviews: views))
    window.choose(.accessibilityMedium)
    #expect(field.font?.pointSize == 28)
    #expect(text.font?.pointSize == 28)
  }

  @Test("Setting the font anew after a change is what an app without the flag does")
  func byHand() throws {
    final class Caption: UILabel {
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        super.traitCollectionDidChange(previous)
        guard previous?.preferredContentSizeCategory != traitCollection.preferredContentSizeCategory
        else { return }
        let body = UIFont.preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
        font = .systemFont(ofSize: (body.pointSize / 17 * 20).rounded())
      }
    }
    let label = Caption()
    label.text = "Ingredients"
    let window = try Screens.window(holding: label)
    window.choose(.extraExtraExtraLarge)
    #expect(label.font.pointSize == 27)  // 23 / 17 * 20 is 27.06
  }
}
