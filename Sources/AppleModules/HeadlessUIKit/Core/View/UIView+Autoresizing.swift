import Foundation

/// The rule by which one direction of a frame follows the superview's size, linearly.
struct AutoresizingRule {
  /// Position and size at the reference size of the superview.
  var position: Double
  var size: Double
  var reference: Double
  /// The fractions by which position and size follow a change of the superview's size.
  var positionShare: Double
  var sizeShare: Double

  /// The flexible parts share a change in proportion to their lengths, or equally where those that are
  /// flexible have none; without a flexible part the far margin takes all of it.
  init(
    position: Double,
    size: Double,
    reference: Double,
    flexible: (before: Bool, size: Bool, after: Bool)
  ) {
    self.position = position
    self.size = size
    self.reference = reference
    let before = flexible.before ? max(0, position) : 0
    let middle = flexible.size ? max(0, size) : 0
    let after = flexible.after ? max(0, reference - position - size) : 0
    let total = before + middle + after
    if total > 0 {
      positionShare = before / total
      sizeShare = middle / total
    } else {
      let count = Double([flexible.before, flexible.size, flexible.after].count { $0 })
      positionShare = flexible.before ? 1 / count : 0
      sizeShare = flexible.size ? 1 / count : 0
    }
  }
}

extension UIView {
  /// The rule of a direction at the present frames.
  func autoresizingRule(_ axis: NSLayoutConstraint.Axis, superSize: CGSize) -> AutoresizingRule {
    let mask = autoresizingMask
    let isHorizontal = axis == .horizontal
    let flexible: (AutoresizingMask, AutoresizingMask, AutoresizingMask) =
      isHorizontal
      ? (.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin)
      : (.flexibleTopMargin, .flexibleHeight, .flexibleBottomMargin)
    return AutoresizingRule(
      position: isHorizontal ? storedFrame.minX : storedFrame.minY,
      size: isHorizontal ? storedFrame.width : storedFrame.height,
      reference: isHorizontal ? superSize.width : superSize.height,
      flexible: (
        mask.contains(flexible.0), mask.contains(flexible.1), mask.contains(flexible.2)
      )
    )
  }

  /// The frames that masks give to subviews without constraints, beginning with the last subview.
  func resizedSubviews(from old: CGSize) -> [(view: UIView, frame: CGRect)] {
    let new = storedFrame.size
    let dx = new.width - old.width
    let dy = new.height - old.height
    var result: [(view: UIView, frame: CGRect)] = []
    for view in subviews.reversed() where view.node == nil && view.autoresizingMask != [] {
      let horizontal = view.autoresizingRule(.horizontal, superSize: old)
      let vertical = view.autoresizingRule(.vertical, superSize: old)
      let frame = CGRect(
        x: horizontal.position + horizontal.positionShare * dx,
        y: vertical.position + vertical.positionShare * dy,
        width: max(0, horizontal.size + horizontal.sizeShare * dx),
        height: max(0, vertical.size + vertical.sizeShare * dy)
      )
      result.append((view, frame))
    }
    return result
  }
}
