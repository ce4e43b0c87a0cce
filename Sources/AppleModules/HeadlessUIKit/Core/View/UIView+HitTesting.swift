import Foundation

extension UIView {
  /// Finds the frontmost view at a point, without recursion where no subclass overrides the search.
  func frontmostView(at point: CGPoint, with event: UIEvent?) -> UIView? {
    guard takesTouches(at: point, event) else { return nil }
    var open = [(view: self, point: point, next: subviews.count)]
    while let (view, point, next) = open.last {
      if next == 0 { return view }
      open[open.count - 1].next -= 1
      let child = view.subviews[next - 1]
      let inner = child.ownPoint(of: point)
      let type = type(of: child)
      if type != type.plainHitTestingClass {
        if let found = child.hitTest(inner, with: event) { return found }
      } else if child.takesTouches(at: inner, event) {
        open.append((child, inner, child.subviews.count))
      }
    }
    return nil
  }

  /// A point of the superview in the view's own coordinates.
  func ownPoint(of point: CGPoint) -> CGPoint {
    if pose.hasTransform { return point.applying(placement.inverted()) }
    return CGPoint(
      x: point.x - storedFrame.minX + boundsOrigin.x,
      y: point.y - storedFrame.minY + boundsOrigin.y
    )
  }

  private func takesTouches(at point: CGPoint, _ event: UIEvent?) -> Bool {
    isUserInteractionEnabled && !isHidden && alpha > 0.01 && self.point(inside: point, with: event)
  }

  func endFirstResponder(_ force: Bool) -> Bool {
    guard let first = endOfChain.rememberedFirstResponder else { return false }
    var step: UIResponder? = first
    while let responder = step, responder !== self { step = responder.next }
    guard step === self else { return false }
    return first.resignFirstResponder()
  }

  func firstView(withTag tag: Int) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if view.tag == tag { return view }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }

  /// The tint color of the nearest view that sets one.
  ///
  /// A view whose tint is ``UIColor/tintColor`` uses that of its superview.
  var inheritedTintColor: UIColor? {
    var step: UIView? = self
    while let view = step {
      if let color = view.ownTintColor, color.content != .tint { return color }
      step = view.superview
    }
    return nil
  }
}
