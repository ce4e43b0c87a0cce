import Foundation
import HeadlessUIKit
import Testing

@Suite("Dynamics at rest")
struct DynamicsTests {
  @Test("A snap puts its item at its place, also as a part of another rule")
  func snap() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    view.addSubview(item)
    let animator = UIDynamicAnimator(referenceView: view)
    let rule = UIDynamicBehavior()
    let snap = UISnapBehavior(item: item, snapTo: CGPoint(x: 50, y: 40))
    rule.addChildBehavior(snap)
    animator.addBehavior(rule)
    #expect(item.center == CGPoint(x: 50, y: 40))
    #expect(animator.behaviors.count == 1)
    animator.removeAllBehaviors()
    #expect(animator.behaviors.isEmpty && rule.dynamicAnimator == nil)
  }

  @Test("The lines of a text are found at points, and their rectangles")
  func lines() {
    let storage = NSTextStorage(
      string: "one two three four",
      attributes: [.font: UIFont.systemFont(ofSize: 17)]
    )
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: 80, height: 1000))
    container.lineFragmentPadding = 0
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
    let first = manager.boundingRect(
      forGlyphRange: NSRange(location: 0, length: 3),
      in: container
    )
    let last = manager.boundingRect(
      forGlyphRange: NSRange(location: 14, length: 4),
      in: container
    )
    #expect(first.minX == 0 && first.minY == 0)
    #expect(last.minY >= first.maxY)
    let place = CGPoint(x: last.minX + 1, y: last.midY)
    #expect(manager.glyphIndex(for: place, in: container) == 14)
    #expect(manager.usedRect(for: container).height == last.maxY)
  }
}
