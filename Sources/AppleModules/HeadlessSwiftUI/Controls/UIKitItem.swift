import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// A UIKit control as a layout item, so that a control has the same size and drawing in both frameworks.
class UIKitItem: LayoutItem {
  private let view: UIView
  private let name: String
  private let flexibleAxes: Axis.Set
  private let greatestHeight: CGFloat

  /// Creates an item with a view that has no other owner.
  ///
  /// The view takes the traits and the tint of the environment, and the proposed size in the directions in
  /// which it grows. One that is higher than the maximum height extends beyond its frame by the same length
  /// above and below.
  init(
    _ view: UIView,
    _ name: String,
    growing flexibleAxes: Axis.Set,
    greatestHeight: CGFloat = .infinity,
    _ environment: EnvironmentValues
  ) {
    self.view = view
    self.name = name
    self.flexibleAxes = flexibleAxes
    self.greatestHeight = greatestHeight
    super.init(environment)
    view.traitOverrides = environment.traits
    view.tintColor = environment.accent
    (view as? UIControl)?.isEnabled = environment.isEnabled
  }

  private var naturalSize: CGSize {
    let own = view.intrinsicContentSize
    let fitting = view.sizeThatFits(.zero)
    return CGSize(
      width: own.width >= 0 ? own.width : fitting.width,
      height: own.height >= 0 ? own.height : fitting.height
    )
  }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = naturalSize
    size.height = min(size.height, greatestHeight)
    for axis in Axis.allCases
    where flexibleAxes.contains(axis == .horizontal ? .horizontal : .vertical) {
      size[axis] = max(0, proposal[axis] ?? size[axis])
    }
    return size
  }

  override func elements() -> [SnapshotElement] {
    let height = max(frame.height, greatestHeight < .infinity ? naturalSize.height : 0)
    view.frame = CGRect(x: 0, y: 0, width: frame.width, height: height)
    var element = view.layoutSnapshot().root
    element.identity = Identity(className: name)
    element.frame = element.frame.offset(x: 0, y: grid.rounded((frame.height - height) / 2))
    return [element]
  }
}
