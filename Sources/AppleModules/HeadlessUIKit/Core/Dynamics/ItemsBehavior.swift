public import Foundation

/// A behavior for items that are added and removed.
open class _ItemsBehavior: UIDynamicBehavior {
  /// The items.
  open var items: [any UIDynamicItem] { heldItems }

  /// Adds an item.
  open func addItem(_ item: any UIDynamicItem) { heldItems.append(item) }

  /// Removes an item.
  open func removeItem(_ item: any UIDynamicItem) { heldItems.removeAll { $0 === item } }
}

/// A rule with a direction and a strength.
open class _DirectedBehavior: _ItemsBehavior {
  /// The direction, whose length is the magnitude.
  var direction: CGVector

  init(_ items: [any UIDynamicItem], direction: CGVector) {
    self.direction = direction
    super.init()
    heldItems = items
  }

  /// The direction as an angle from the x axis.
  open var angle: CGFloat {
    get { atan2(direction.dy, direction.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The strength, 1 for 1,000 points per second squared.
  open var magnitude: CGFloat {
    get { hypot(direction.dx, direction.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the strength.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    direction = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }
}
