// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/controls.json, which names them row by row

package import DynamicType
package import LayoutGeometry

/// The lengths of a segmented control, in points, and the weights of its titles.
// swift-format-ignore
package enum SegmentSizes {
  /// The height of the alignment rectangle.
  package static let height = ValueByVersion<Double>([
    (9, 28),  // saved
    (13, 31),  // saved
    (26, 31),  // carried
  ])

  /// The part of the frame beyond the alignment rectangle.
  package static let overhang = ValueByVersion<EdgeInsets>([
    (9, EdgeInsets(bottom: 1)),  // saved
    (26, EdgeInsets(bottom: 1)),  // carried
  ])

  /// The line between two segments.
  package static let separator = ValueByVersion<Double>([
    (9, 1),  // saved
    (26, 1),  // carried
  ])

  /// The part of a segment's width that its title does not fill.
  package static let titlePadding = ValueByVersion<Double>([
    (9, 14),  // saved
    (13, 17),  // saved
    (26, 17),  // carried
  ])

  /// The point size of titles.
  package static let titleSize = ValueByVersion<Double>([
    (9, 13),  // saved
    (26, 13),  // measured
  ])

  /// The weight of titles.
  package static let titleWeight = ValueByVersion<FontWeight>([
    (9, .regular),  // saved
    (13, .medium),  // saved
    (26, .medium),  // carried
  ])

  /// The weight of the selected segment's title, for which every segment has room.
  package static let selectedTitleWeight = ValueByVersion<FontWeight>([
    (9, .regular),  // saved
    (13, .semibold),  // saved
    (26, .semibold),  // carried
  ])

  /// The radius of the corners.
  package static let cornerRadius = ValueByVersion<Double>([
    (9, 4),  // estimated
    (13, 9),  // estimated
    (26, 16),  // estimated
  ])

  /// Whether the corners are continuous curves; a capsule has circles.
  package static let hasContinuousCorners = ValueByVersion<Bool>([
    (9, true),  // estimated
    (26, false),  // estimated
  ])
}
