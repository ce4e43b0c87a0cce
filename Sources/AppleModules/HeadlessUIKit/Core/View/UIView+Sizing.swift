import Foundation

extension UIView {
  /// Notes that the content's size has changed.
  func intrinsicSizeIsOld() {
    engine?.intrinsicSizeChanged(of: self)
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The priority with which the view resists growing beyond its content.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? fitting.hugging.0 : fitting.hugging.1
  }

  /// The priority with which the view resists becoming smaller than its content.
  public func contentCompressionResistancePriority(
    for axis: NSLayoutConstraint.Axis
  ) -> UILayoutPriority {
    axis == .horizontal ? fitting.compression.0 : fitting.compression.1
  }

  func fitToContent() {
    let size = sizeThatFits(bounds.size)
    setFrame(CGRect(origin: storedFrame.origin, size: size), byHand: true)
  }

  func setHugging(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal { fitting.hugging.0 = priority } else { fitting.hugging.1 = priority }
    engine?.fittingPrioritiesChanged(of: self)
  }

  func setCompressionResistance(
    _ priority: UILayoutPriority,
    for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      fitting.compression.0 = priority
    } else {
      fitting.compression.1 = priority
    }
    engine?.fittingPrioritiesChanged(of: self)
  }

  /// The size that constraints give the view when its size is free, at the fitting size priority.
  func fittingSize(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize,
      withHorizontalFittingPriority: .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel
    )
  }

  /// The size that constraints give the view near a target.
  ///
  /// The constraints of the view and everything below are solved separately from the rest of the tree.
  func fittingSize(
    _ targetSize: CGSize,
    _ horizontal: UILayoutPriority,
    _ vertical: UILayoutPriority
  ) -> CGSize {
    LayoutEngine.fittingSize(of: self, target: targetSize, priorities: (horizontal, vertical))
  }
}
