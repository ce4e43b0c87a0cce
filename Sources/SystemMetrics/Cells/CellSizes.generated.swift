// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/cells.json, which names them row by row

package import DynamicType

/// The lengths of table cells, in points.
// swift-format-ignore
package enum CellSizes {
  /// The height that the line between cells adds to a cell; 0 for a line of a pixel inside of it.
  package static let line = ValueByVersion<Double>([
    (9, 0),  // saved
    (26, 1),  // measured
  ])

  /// The margins above and below the content.
  package static let verticalMargin = ValueByVersion<Double>([
    (9, 11),  // saved
    (26, 15),  // measured
  ])

  /// The least height of a row at Large.
  package static let leastHeight = ValueByVersion<Double>([
    (9, 44),  // saved
    (26, 44),  // measured
  ])

  /// Whether the least height follows the body style.
  package static let scalesLeastHeight = ValueByVersion<Bool>([
    (9, false),  // saved
    (26, true),  // measured
  ])

  /// The space above two labels.
  package static let subtitleTop = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(9, 9, 9)),  // saved
    (26, LengthByTextSize(9, 11, 15)),  // measured
  ])

  /// The space between two labels.
  package static let subtitleGap = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(3, 3, 3)),  // saved
    (26, LengthByTextSize(3, 4, 6)),  // measured
  ])

  /// The space below two labels.
  package static let subtitleBottom = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(10.5, 10.5, 10.5)),  // saved
    (26, LengthByTextSize(10.5, 14, 19.5)),  // measured
  ])

  /// The space above two labels in a group.
  package static let groupedSubtitleTop = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(9, 9, 9)),  // saved
    (26, LengthByTextSize(15, 15, 15)),  // measured
  ])

  /// The space between two labels in a group.
  package static let groupedSubtitleGap = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(3, 3, 3)),  // saved
    (26, LengthByTextSize(0, 0, 0)),  // measured
  ])

  /// The space below two labels in a group.
  package static let groupedSubtitleBottom = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(10.5, 10.5, 10.5)),  // saved
    (26, LengthByTextSize(15, 15, 15)),  // measured
  ])

  /// Whether the height of two labels in a group is rounded up to points, and not to pixels.
  package static let roundsGroupedHeightsToPoints = ValueByVersion<Bool>([
    (9, true),  // saved
    (26, false),  // measured
  ])

  /// Whether labels in the middle of a row begin at a whole point.
  package static let centersOnPoints = ValueByVersion<Bool>([
    (9, true),  // saved
    (26, false),  // measured
  ])

  /// The text style of the second of two labels.
  package static let subtitleStyle = ValueByVersion<TextStyle>([
    (9, .caption1),  // saved
    (26, .subheadline),  // measured
  ])

  /// The radius of the corners of an inset group.
  package static let groupCornerRadius = ValueByVersion<Double>([
    (9, 10),  // estimated
    (26, 26),  // estimated
  ])

  /// Whether lines close groups above and below.
  package static let groupsHaveEdges = ValueByVersion<Bool>([
    (9, true),  // saved
    (26, false),  // estimated
  ])

  /// The distance between image and text.
  package static let imageGap = ValueByVersion<Double>([
    (9, 16),  // estimated
    (26, 16),  // carried
  ])

  /// The distance between the content and an accessory.
  package static let accessoryGap = ValueByVersion<Double>([
    (9, 8),  // saved
    (26, 8),  // carried
  ])

  /// The distance between text and value.
  package static let valueGap = ValueByVersion<Double>([
    (9, 8),  // estimated
    (26, 8),  // carried
  ])

  /// The width of the title in the value 2 style.
  package static let value2TitleWidth = ValueByVersion<Double>([
    (9, 91),  // saved
    (26, 91),  // carried
  ])

  /// The distance of the title from the value in the value 2 style.
  package static let value2Gap = ValueByVersion<Double>([
    (9, 6),  // saved
    (26, 6),  // carried
  ])

  /// The width of the control that deletes or inserts a row.
  package static let editingControlWidth = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(26, 34.5, 39)),  // estimated
    (26, LengthByTextSize(26, 34.5, 39)),  // measured
  ])

  /// The height of the control that deletes or inserts a row.
  package static let editingControlHeight = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(26, 34.5, 38)),  // estimated
    (26, LengthByTextSize(26, 34.5, 38)),  // measured
  ])

  /// The distance of that control from the leading edge.
  package static let editingControlX = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(15, 14.5, 16)),  // estimated
    (26, LengthByTextSize(15, 14.5, 16)),  // measured
  ])

  /// The distance by which that control moves the content.
  package static let editingIndent = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(40, 47.5, 55)),  // estimated
    (26, LengthByTextSize(40, 47.5, 55)),  // measured
  ])

  /// The width of the control that moves a row.
  package static let reorderWidth = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(27, 36.5, 41)),  // estimated
    (26, LengthByTextSize(27, 36.5, 41)),  // measured
  ])
}
