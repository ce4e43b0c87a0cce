// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/fields.json, which names them row by row

package import DynamicType
package import LayoutGeometry

/// The lengths of text fields by border, in points.
// swift-format-ignore
package enum FieldSizes {
  /// Whether the height of a line is rounded up to points, and not to pixels.
  package static let roundsLinesToPoints = ValueByVersion<Bool>([
    (9, true),  // saved
    (26, false),  // measured
  ])

  /// The height that a field without a border adds to a line.
  package static let linePadding = ValueByVersion<Double>([
    (9, 0),  // saved
    (26, 1.5),  // measured
  ])

  /// The width of a field without text and placeholder.
  package static let emptyTextWidth = ValueByVersion<Double>([
    (9, 5),  // estimated
    (26, 5),  // measured
  ])

  /// The distance of the text from a line or a bezel.
  package static let borderInset = ValueByVersion<Size>([
    (9, Size(width: 2, height: 2)),  // estimated
    (26, Size(width: 2, height: 2)),  // carried
  ])

  /// The width and the height that a line or a bezel adds to a field without a border.
  package static let borderPadding = ValueByVersion<Size>([
    (9, Size(width: 4, height: 4)),  // estimated
    (26, Size(width: 4, height: 4)),  // carried
  ])

  /// The distance of the text from a rounded rectangle.
  package static let roundedInset = ValueByVersion<Size>([
    (9, Size(width: 7, height: 2)),  // estimated
    (26, Size(width: 7, height: 2)),  // measured
  ])

  /// The width and the height that a rounded rectangle adds to a field without a border; that the
  /// height stays with larger fonts is an estimate.
  package static let roundedPadding = ValueByVersion<Size>([
    (9, Size(width: 28, height: 8)),  // saved
    (13, Size(width: 28, height: 12)),  // saved
    (26, Size(width: 28, height: 12)),  // measured
  ])

  /// The least height of a rounded rectangle.
  package static let leastRoundedHeight = ValueByVersion<Double>([
    (9, 30),  // saved
    (13, 34),  // saved
    (26, 34),  // measured
  ])

  /// The radius of a rounded rectangle.
  package static let cornerRadius = ValueByVersion<Double>([
    (9, 6),  // estimated
    (26, 6),  // carried
  ])

  /// The side of the clear button's symbol.
  package static let clearButton = ValueByVersion<Double>([
    (9, 19),  // estimated
    (26, 19),  // carried
  ])

  /// The distance of the clear button from the edge.
  package static let clearButtonMargin = ValueByVersion<Double>([
    (9, 5),  // estimated
    (26, 5),  // carried
  ])
}
