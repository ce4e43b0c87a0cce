import Testing
import UIKit

/// The observation of the article "Dynamic Type" in the Settings app: at accessibility sizes the
/// switch moves from the label's side to below it.
@Suite("A stack that turns at accessibility sizes")
struct FlippingStackTests {
  private final class SettingRow: UIStackView {
    let label = UILabel()
    let toggle = UISwitch()

    override init(frame: CGRect) {
      super.init(frame: frame)
      label.text = "さらに大きな文字"
      label.font = .preferredFont(forTextStyle: .body, compatibleWith: .at(.large))
      label.adjustsFontForContentSizeCategory = true
      label.numberOfLines = 0
      spacing = 8
      addArrangedSubview(label)
      addArrangedSubview(toggle)
      turn()
    }

    required init(coder: NSCoder) { super.init(coder: coder) }

    override func traitCollectionDidChange(_ previous: UITraitCollection?) {
      super.traitCollectionDidChange(previous)
      turn()
    }

    private func turn() {
      let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
      axis = isLarge ? .vertical : .horizontal
      alignment = isLarge ? .leading : .center
    }
  }

  @Test("Beside the label up to XXXL, below it from AX1 on", arguments: Screens.categories)
  func axis(category: UIContentSizeCategory) throws {
    let row = SettingRow()
    let window = try Screens.window(holding: row)
    window.choose(category)
    if category.isAccessibilityCategory {
      #expect(abs(row.toggle.frame.minY - row.label.frame.maxY - 8) < 1e-6)
      #expect(row.toggle.frame.minX == row.label.frame.minX)
    } else {
      #expect(abs(row.toggle.frame.minX - row.label.frame.maxX - 8) < 1e-6)
      #expect(abs(row.toggle.frame.midY - row.label.frame.midY) <= 0.5)
    }
    // A switch of 51 points is aligned as one of 49: what it draws reaches over its alignment.
    let bounds = row.bounds.insetBy(dx: -2, dy: -1)
    #expect(bounds.contains(row.toggle.frame))
    #expect(bounds.contains(row.label.frame))
  }

  @Test("Going there and back gives the same frames")
  func thereAndBack() throws {
    let row = SettingRow()
    let window = try Screens.window(holding: row)
    let before = [row.frame, row.label.frame, row.toggle.frame]
    window.choose(.accessibilityExtraLarge)
    #expect([row.frame, row.label.frame, row.toggle.frame] != before)
    window.choose(.large)
    #expect([row.frame, row.label.frame, row.toggle.frame] == before)
  }
}
