import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// A line of one pixel that grows with the text as a scaled metric does.
///
/// Dividers in published pictures are 0.33 points thick at the smallest size and at Large, and 1 point at the
/// largest one: `ScaledFrameSizeViewModifierSnapshotTests` of leboncoin/spark-ios-common.
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
    size[length.other] = thickness
    return size
  }

  private var thickness: CGFloat {
    let pixel = environment.pixelLength
    let scaled = UIFontMetrics.default.scaledValue(for: pixel, compatibleWith: environment.traits)
    return max(pixel, WholePixels.multiple(scaled, pixel: pixel))
  }

  override func elements() -> [SnapshotElement] {
    var element = SnapshotElement(Identity(className: "Divider"), frame: bounds)
    let color = UIColor.separator.rgba(for: environment.traits)
    element.drawings = [.fill(.rect(bounds), .color(color))]
    return [element]
  }
}
