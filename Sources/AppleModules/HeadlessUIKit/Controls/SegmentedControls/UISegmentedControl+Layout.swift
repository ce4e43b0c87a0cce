import DynamicType
import Foundation
import LayoutGeometry
import Snapshots
import SystemMetrics

extension UISegmentedControl {
  /// The size of the content: with equal segments a multiple of the widest, otherwise the sum of all.
  var contentSize: CGSize {
    let height = SegmentSizes.height[systemGeneration]
    let widths = segments.map(\.neededWidth)
    let separators = Double(max(0, segments.count - 1)) * SegmentSizes.separator[systemGeneration]
    guard !apportionsSegmentWidthsByContent else {
      return CGSize(width: widths.reduce(0, +) + separators, height: height)
    }
    let widest = zip(segments, widths).filter { $0.0.width <= 0 }.map(\.1).max() ?? 0
    let sum = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    return CGSize(width: sum + separators, height: height)
  }

  /// The widths of the segments within the control's width, unrounded.
  private var shares: [Double] {
    let fixed = segments.reduce(0) { $0 + max(0, $1.width) }
    let open = segments.filter { $0.width <= 0 }
    let room = max(0, bounds.width - fixed)
    let wanted = open.reduce(0) { $0 + $1.neededWidth }
    return segments.map { segment in
      if segment.width > 0 { return segment.width }
      if apportionsSegmentWidthsByContent, wanted > 0 { return room * segment.neededWidth / wanted }
      return room / Double(open.count)
    }
  }

  func placeSegments() {
    guard bounds.isUsable else { return }
    var x = 0.0
    for (segment, width) in zip(segments, shares) {
      let left = pixelGrid.roundedDown(x)
      x += width
      let right = pixelGrid.roundedDown(x)
      segment.frame = turned(
        CGRect(
          x: bounds.minX + left,
          y: bounds.minY,
          width: max(0, right - left),
          height: bounds.height
        )
      )
    }
  }

  /// The background of all segments, the lines between them, and the shape of the selected one.
  func backgroundDrawings() -> [Drawing] {
    let look = SegmentSizes.cornerRadius[systemGeneration]
    let alpha = isEnabled ? 1 : ControlDrawing.disabledAlpha
    var drawings: [Drawing] = [
      .fill(
        .roundedRect(Rect(bounds), radius: look, curve: SegmentSizes.curve(systemGeneration)),
        .color(shade(.tertiarySystemFill, alpha: alpha))
      )
    ]
    let chosen = selectedSegmentIndex
    for index in segments.indices.dropFirst() where index != chosen && index - 1 != chosen {
      let x = isRightToLeft ? segments[index].frame.maxX : segments[index].frame.minX
      let line = CGRect(x: x - 0.5, y: bounds.midY - 8, width: 1, height: 16)
      drawings.append(.fill(.rect(Rect(line)), .color(shade(.separator, alpha: 0.6))))
    }
    guard segments.indices.contains(chosen) else { return drawings }
    return drawings + plate(below: segments[chosen].frame.insetBy(dx: 2, dy: 2), max(0, look - 2))
  }

  private func plate(below box: CGRect, _ radius: Double) -> [Drawing] {
    guard box.width > 0, box.height > 0 else { return [] }
    let outline = Outline.roundedRect(
      Rect(box),
      radius: radius,
      curve: SegmentSizes.curve(systemGeneration)
    )
    let isDark = traitCollection.userInterfaceStyle == .dark
    let color = selectedSegmentTintColor ?? (isDark ? .systemGray2 : .white)
    let shadow = Shadow(
      color: .black.withAlpha(0.12),
      offset: Size(width: 0, height: 3),
      radius: 4
    )
    return [.shadow(shadow, outline), .fill(outline, .color(shade(color)))]
  }
}

extension SegmentSizes {
  /// Returns the font of titles.
  static func font(isSelected: Bool, _ generation: SystemGeneration) -> UIFont {
    let weights = isSelected ? selectedTitleWeight : titleWeight
    return .systemFont(ofSize: titleSize[generation], weight: weights[generation])
  }

  /// Returns the curve of the corners.
  static func curve(_ generation: SystemGeneration) -> CornerCurve {
    hasContinuousCorners[generation] ? .continuous : .circular
  }
}
