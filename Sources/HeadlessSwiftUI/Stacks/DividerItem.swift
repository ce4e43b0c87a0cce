import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// A line of one pixel, as two dividers in a published picture are: 0.33 points each.
final class DividerItem: LayoutItem {
  private var axis: Axis?

  override var stackAxis: Axis? {
    get { axis }
    set { axis = newValue }
  }

  private var length: Axis { axis == .horizontal ? .vertical : .horizontal }

  override func computedSize(_ proposal: ProposedViewSize) -> CGSize {
    var size = CGSize.zero
    size[length] = proposal[length] ?? 10
    size[length.other] = environment.pixelLength
    return size
  }

  override func elements() -> [SnapshotElement] {
    var element = SnapshotElement(Identity(className: "Divider"), frame: bounds)
    let color = UIColor.separator.rgba(for: environment.traits)
    element.drawings = [.fill(.rect(bounds), .color(color))]
    return [element]
  }
}
