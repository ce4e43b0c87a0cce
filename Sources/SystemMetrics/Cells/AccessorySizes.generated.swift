// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/cells.json, which names them row by row

package import DynamicType
package import LayoutGeometry

/// The lengths of the accessories of cells, in points.
// swift-format-ignore
package enum AccessorySizes {
  /// The width of a chevron.
  package static let chevronWidth = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(10.5, 14, 20)),  // estimated
    (26, LengthByTextSize(10.5, 14, 20)),  // measured
  ])

  /// The height of a chevron.
  package static let chevronHeight = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(14, 19.5, 28.5)),  // estimated
    (26, LengthByTextSize(14, 19.5, 28.5)),  // measured
  ])

  /// The width that a chevron takes of a cell at Large; its own where it is not stated. A chevron
  /// reaches into the margin from iOS 15 on.
  package static let chevronRoom = ValueByVersion<Double?>([
    (9, 11),  // saved
    (15, 8.5),  // saved
    (17, nil),  // saved
    (26, nil),  // measured
  ])

  /// The same at three pixels a point.
  package static let chevronRoomAtThreePixels = ValueByVersion<Double?>([
    (9, 34.0 / 3),  // saved
    (15, 8.5),  // saved
    (17, nil),  // saved
    (26, nil),  // measured
  ])

  /// The size of a check mark at two pixels a point at Large; beyond it grows as the chevron does,
  /// an estimate.
  package static let checkmark = ValueByVersion<Size>([
    (9, Size(width: 19, height: 18)),  // estimated
    (26, Size(width: 19, height: 18)),  // measured
  ])

  /// The size of a check mark at three pixels a point at Large.
  package static let checkmarkAtThreePixels = ValueByVersion<Size>([
    (9, Size(width: 19, height: 17.333333333333332)),  // estimated
    (26, Size(width: 19, height: 17.333333333333332)),  // measured
  ])

  /// Whether a check mark takes as much of a cell's width as a button.
  package static let checkmarkTakesButtonRoom = ValueByVersion<Bool>([
    (9, true),  // saved
    (26, false),  // measured
  ])

  /// The width that a round button takes of a cell at Large; beyond it grows as the chevron does,
  /// an estimate.
  package static let buttonRoom = ValueByVersion<Double>([
    (9, 20.5),  // saved
    (26, 20.5),  // carried
  ])
}
