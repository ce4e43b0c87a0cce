import DynamicType
import Foundation
import HeadlessSwiftUI
import LayoutGeometry
import Snapshots

/// Traits with three pixels a point, as the reference pictures have.
func traits(
  _ category: DynamicType.ContentSizeCategory = .large,
  direction: DynamicType.LayoutDirection = .leftToRight
) -> TraitCollection {
  TraitCollection(
    preferredContentSizeCategory: category,
    displayScale: 3,
    layoutDirection: direction
  )
}

/// The size that a view has by itself.
func size(
  of view: some View,
  _ category: DynamicType.ContentSizeCategory = .large,
  width: CGFloat? = nil,
  height: CGFloat? = nil
) -> Size {
  ViewHost(view).size(
    offered: ProposedViewSize(width: width, height: height),
    traits: traits(category)
  )
}

/// The frames of the elements of a class on the screen, in their order.
func frames(
  of className: String,
  in view: some View,
  size: Size? = nil,
  _ traits: TraitCollection = traits()
) -> [Rect] {
  var frames: [Rect] = []
  ViewHost(view).snapshot(size: size, traits: traits).forEach { visit in
    if visit.element.identity.className == className { frames.append(visit.frame) }
  }
  return frames
}

extension Size {
  /// Whether two sizes are equal to a hundredth of a point.
  func isClose(_ width: Double, _ height: Double) -> Bool {
    abs(self.width - width) < 0.01 && abs(self.height - height) < 0.01
  }
}

extension Rect {
  /// Whether two rectangles are equal to a hundredth of a point.
  func isClose(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    size.isClose(width, height) && abs(self.x - x) < 0.01 && abs(self.y - y) < 0.01
  }
}
