import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// A control of UIKit as layout sees it, so that a control has one size and one drawing in both.
class UIKitItem: LayoutItem {
  private let view: UIView
  private let name: String
  private let flexibleAxes: Axis.Set
  private let greatestHeight: CGFloat

  /// Creates an item of a view that nothing else holds.
  ///
  /// The view takes the traits and the tint of the environment, and in the growing directions what it is
  /// offered. One that is higher than the greatest height reaches over its frame by the same length above
  /// and below.
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
