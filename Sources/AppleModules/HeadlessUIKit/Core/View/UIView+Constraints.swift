import Foundation

extension UIView {
  /// The edge where reading begins.
  public var leadingAnchor: NSLayoutXAxisAnchor { .init(self, .leading) }
  /// The trailing edge.
  public var trailingAnchor: NSLayoutXAxisAnchor { .init(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { .init(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { .init(self, .right) }
  /// The middle from side to side.
  public var centerXAnchor: NSLayoutXAxisAnchor { .init(self, .centerX) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { .init(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { .init(self, .bottom) }
  /// The middle from top to bottom.
  public var centerYAnchor: NSLayoutYAxisAnchor { .init(self, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { .init(self, .lastBaseline) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { .init(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { .init(self, .height) }

  /// Adds a constraint to the view's list and activates it.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { return }
    constraint.holder?.removeConstraint(constraint)
    constraint.holder = self
    constraints.append(constraint)
    engine?.install(constraint)
    setNeedsLayout()
  }

  /// Adds constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint from the view's list and deactivates it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder === self else { return }
    constraint.holder = nil
    constraints.removeAll { $0 === constraint }
    constraint.engine?.uninstall(constraint)
    setNeedsLayout()
  }

  /// Removes constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    guard constraints.count > 1 else { return constraints.forEach(removeConstraint) }
    var removed = 0
    for constraint in constraints where constraint.holder === self {
      constraint.holder = nil
      constraint.engine?.uninstall(constraint)
      removed += 1
    }
    guard removed > 0 else { return }
    self.constraints.removeAll { $0.holder !== self }
    setNeedsLayout()
  }

  /// Adds a guide to the view.
  public func addLayoutGuide(_ guide: UILayoutGuide) {
    if guide.owningView === self && layoutGuides.contains(where: { $0 === guide }) { return }
    guide.owningView?.removeLayoutGuide(guide)
    layoutGuides.append(guide)
    guide.owningView = self
  }

  /// Removes a guide and the constraints that mention it.
  public func removeLayoutGuide(_ guide: UILayoutGuide) {
    guard layoutGuides.contains(where: { $0 === guide }) else { return }
    guide.owningView = nil
  }

  /// Removes a guide whose owner changes.
  func detach(_ guide: UILayoutGuide) {
    layoutGuides.removeAll { $0 === guide }
    var step: UIView? = self
    while let view = step {
      view.removeConstraints(
        view.constraints.filter { $0.firstItem === guide || $0.secondItem === guide }
      )
      step = view.superview
    }
    guide.node?.engine?.remove(guide)
  }

  /// The constraints of an axis that have an effect on the view.
  public func constraintsAffectingLayout(
    for axis: NSLayoutConstraint.Axis
  ) -> [NSLayoutConstraint] {
    var found: [NSLayoutConstraint] = []
    var step: UIView? = self
    while let view = step {
      found += view.constraints.filter {
        $0.firstAttribute.axis == axis && ($0.firstItem === self || $0.secondItem === self)
      }
      step = view.superview
    }
    return found
  }

  /// Whether constraints leave a choice of the view's frame.
  ///
  /// It is slow and meant for debugging.
  public var hasAmbiguousLayout: Bool {
    layoutIfNeeded()
    guard let node, let engine = node.engine else { return false }
    return engine.isAmbiguous(node)
  }
}
