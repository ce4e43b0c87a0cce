import Foundation
import Snapshots
import Testing

@testable import HeadlessUIKit

@Suite("A color well shows its color in a ring")
struct ColorWellTests {
  private func fills(_ well: UIColorWell) -> [Drawing] {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    root.addSubview(well)
    return root.layoutSnapshot().root.children.first?.drawings ?? []
  }

  @Test("A chosen color is drawn in the middle, none without one")
  func selected() {
    let empty = fills(UIColorWell())
    let well = UIColorWell()
    well.selectedColor = .red
    let chosen = fills(well)
    #expect(chosen.count == empty.count + 1)
    let red = UIColor.red.rgba(for: UITraitCollection())
    guard case .fill(let outline, .color(let color)) = chosen.last else {
      Issue.record("The last drawing is a fill")
      return
    }
    #expect(color == red)
    let middle = outline.bounds.x + outline.bounds.width / 2
    #expect(abs(middle - well.bounds.midX) < 1e-9)
  }

  @Test("The size is the same at every text size")
  func size() {
    let well = UIColorWell()
    let before = well.intrinsicContentSize
    well.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    #expect(well.intrinsicContentSize == before)
    #expect(well.frame.size == before)
  }

  @Test("The title is what is read aloud")
  func title() {
    let well = UIColorWell()
    well.title = "Accent"
    #expect(well.accessibilityLabel == "Accent")
  }
}
