import DynamicType
import Foundation
import LayoutGeometry
import Snapshots

extension UISegmentedControl {
  /// The size of the content: of equal segments so many of the widest, else the sum of all.
  var contentSize: CGSize {
    let height = ControlMetrics.row(for: traitCollection).segmentHeight
    let widths = segments.map(\.neededWidth)
    let separators = Double(max(0, segments.count - 1)) * SegmentMetrics.separator
    guard !apportionsSegmentWidthsByContent else {
      return CGSize(width: widths.reduce(0, +) + separators, height: height)
    }
    let widest = zip(segments, widths).filter { $0.0.width <= 0 }.map(\.1).max() ?? 0
    let sum = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    return CGSize(width: sum + separators, height: height)
  }

  /// The widths of the segments in the control's width, without rounding.
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

  /// The shape below all segments, lines between them, and the shape of the chosen one.
  func backgroundDrawings() -> [Drawing] {
    let look = SegmentMetrics.corners(traitCollection)
    let alpha = isEnabled ? 1 : ControlDrawing.disabledAlpha
    var drawings: [Drawing] = [
      .fill(
        .roundedRect(Rect(bounds), radius: look, curve: SegmentMetrics.curve(traitCollection)),
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
      curve: SegmentMetrics.curve(traitCollection)
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

/// The numbers of segments.
///
/// Titles are 13 points; since iOS 13 medium, and semibold while chosen, and a segment has room for
/// its title chosen. The paddings reproduce saved widths of controls that only their titles size:
/// 8 of 11 exactly, the others within 2 points.
enum SegmentMetrics {
  /// The line between two segments.
  static let separator = 1.0
  /// What a segment is wider than its title, in points.
  static let padding = 17.0
  /// The same until iOS 12.
  static let oldPadding = 14.0

  static func isOld(_ traits: UITraitCollection) -> Bool {
    traits.controlVersion.major < 13
  }

  static func font(selected: Bool, _ traits: UITraitCollection) -> UIFont {
    if isOld(traits) { return .systemFont(ofSize: 13) }
    return .systemFont(ofSize: 13, weight: selected ? .semibold : .medium)
  }

  static func curve(_ traits: UITraitCollection) -> CornerCurve {
    traits.controlVersion.major >= 26 ? .circular : .continuous
  }

  /// The radius of the corners; a capsule since iOS 26.
  static func corners(_ traits: UITraitCollection) -> Double {
    if traits.controlVersion.major >= 26 { return 16 }
    return isOld(traits) ? 4 : 9
  }
}
