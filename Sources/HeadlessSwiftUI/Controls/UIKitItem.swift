import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// A control of UIKit as layout sees it, so that a control has one size and one drawing in both.
final class UIKitItem: LayoutItem {
  private let view: UIView
  private let name: String
  private let flexibleAxes: Axis.Set

  /// Creates an item of a view that nothing else holds; it takes the traits and the tint of the
  /// environment, and in the growing directions what it is offered.
  init(
    _ view: UIView,
    _ name: String,
    growing flexibleAxes: Axis.Set,
    _ environment: EnvironmentValues
  ) {
    self.view = view
    self.name = name
    self.flexibleAxes = flexibleAxes
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
    for axis in Axis.allCases
    where flexibleAxes.contains(axis == .horizontal ? .horizontal : .vertical) {
      size[axis] = max(0, proposal[axis] ?? size[axis])
    }
    return size
  }

  override func elements() -> [SnapshotElement] {
    view.frame = CGRect(origin: .zero, size: frame.size)
    var element = view.layoutSnapshot().root
    element.identity = Identity(className: name)
    return [element]
  }
}
