import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Properties are updated before the layout")
struct UpdatePropertiesTests {
  private final class Badge: UIView {
    var calls: [String] = []
    override func updateProperties() { calls.append("properties") }
    override func layoutSubviews() { calls.append("layout") }
  }

  @Test("Once at first, and then where it was asked for")
  func order() {
    let badge = Badge(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    badge.layoutIfNeeded()
    #expect(badge.calls == ["properties", "layout"])
    badge.setNeedsLayout()
    badge.layoutIfNeeded()
    #expect(badge.calls == ["properties", "layout", "layout"])
    badge.setNeedsUpdateProperties()
    badge.layoutIfNeeded()
    #expect(badge.calls.suffix(2) == ["properties", "layout"])
  }

  @Test("A controller updates its own before its view")
  func controller() {
    final class Screen: UIViewController {
      var calls = 0
      override func updateProperties() { calls += 1 }
    }
    let screen = Screen()
    screen.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    screen.view.layoutIfNeeded()
    #expect(screen.calls == 1)
  }
}

@Suite("Animators of a layout")
struct LayoutAnimatorTests {
  @Test("The attributes of the animator's rules are found by their place")
  func attributes() {
    let layout = UICollectionViewFlowLayout()
    let animator = UIDynamicAnimator(collectionViewLayout: layout)
    let cell = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 2, section: 0))
    let header = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: "header",
      with: IndexPath(item: 0, section: 0)
    )
    let rule = UIAttachmentBehavior(item: cell, attachedTo: header)
    #expect(rule.items.count == 2)
    animator.addBehavior(rule)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 2, section: 0)) === cell)
    #expect(animator.layoutAttributesForCell(at: IndexPath(item: 1, section: 0)) == nil)
    let found = animator.layoutAttributesForSupplementaryView(
      ofKind: "header",
      at: IndexPath(item: 0, section: 0)
    )
    #expect(found === header)
  }
}
