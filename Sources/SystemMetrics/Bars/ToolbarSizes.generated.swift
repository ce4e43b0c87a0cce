// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/bars.json, which names them row by row

package import DynamicType

/// The lengths of a toolbar, in points.
// swift-format-ignore
package enum ToolbarSizes {
  /// The height.
  package static let height = ValueByVersion<Double>([
    (9, 44),  // saved
    (26, 54),  // measured
  ])

  /// The height above a home indicator.
  package static let heightAtHomeIndicator = ValueByVersion<Double>([
    (9, 49),  // saved
    (26, 54),  // measured
  ])

  /// The height on an iPad.
  package static let heightOnPad = ValueByVersion<Double>([
    (9, 50),  // saved
    (26, 54),  // estimated
  ])

  /// The height on a phone held sideways.
  package static let heightInLandscape = ValueByVersion<Double>([
    (9, 32),  // estimated
    (26, 54),  // estimated
  ])

  /// The height of the platters under buttons, where it is not that of the bar.
  package static let platterHeight = ValueByVersion<Double?>([
    (9, nil),  // saved
    (26, 48),  // measured
  ])

  /// The distance between buttons.
  package static let gap = ValueByVersion<Double>([
    (9, 8),  // estimated
    (26, 12),  // measured
  ])

  /// The distance of buttons from the sides; the root view's margin where it is not stated.
  package static let sideMargin = ValueByVersion<Double?>([
    (9, nil),  // estimated
    (26, 16),  // measured
  ])

  /// The space at the sides of a button's title.
  package static let buttonInset = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 16),  // estimated
  ])
}
