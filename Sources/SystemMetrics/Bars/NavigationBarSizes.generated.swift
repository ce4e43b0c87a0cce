// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/bars.json, which names them row by row

package import DynamicType

/// The lengths of a navigation bar, in points.
// swift-format-ignore
package enum NavigationBarSizes {
  /// The height of the row with title and buttons.
  package static let rowHeight = ValueByVersion<Double>([
    (9, 44),  // saved
    (26, 54),  // measured
  ])

  /// The same in a sheet.
  package static let rowHeightInSheet = ValueByVersion<Double>([
    (9, 56),  // saved
    (26, 54),  // measured
  ])

  /// The same on an iPad.
  package static let rowHeightOnPad = ValueByVersion<Double>([
    (9, 50),  // estimated
    (26, 54),  // estimated
  ])

  /// The same on a phone held sideways.
  package static let rowHeightInLandscape = ValueByVersion<Double>([
    (9, 32),  // estimated
    (26, 54),  // estimated
  ])

  /// The height of a button, where it is not that of the row.
  package static let buttonHeight = ValueByVersion<Double?>([
    (9, nil),  // saved
    (26, 44),  // measured
  ])

  /// The height that a prompt adds.
  package static let promptHeight = ValueByVersion<Double>([
    (9, 30),  // estimated
    (26, 32),  // measured
  ])

  /// The point size of a prompt.
  package static let promptSize = ValueByVersion<Double>([
    (9, 13),  // estimated
    (26, 12),  // measured
  ])

  /// The least height that a large title adds below the row.
  package static let leastLargeTitleHeight = ValueByVersion<Double>([
    (9, 52),  // saved
    (26, 52),  // measured
  ])

  /// The distance of a large title's baseline from the lower edge.
  package static let largeTitleBaseline = ValueByVersion<Double>([
    (9, 16),  // estimated
    (26, 16),  // measured
  ])

  /// The least distance from the top of the screen.
  package static let leastTop = ValueByVersion<Double>([
    (9, 0),  // saved
    (26, 10),  // measured
  ])

  /// The distance between buttons.
  package static let gap = ValueByVersion<Double>([
    (9, 16),  // estimated
    (26, 12),  // measured
  ])

  /// The space at the sides of a button's title.
  package static let buttonInset = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 16),  // measured
  ])

  /// The least width of a button.
  package static let leastButtonWidth = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 44),  // measured
  ])

  /// The distance of buttons and large titles from the sides; the root view's margin where it is
  /// not stated.
  package static let sideMargin = ValueByVersion<Double?>([
    (9, nil),  // saved
    (26, 16),  // measured
  ])

  /// The same on an iPad.
  package static let sideMarginOnPad = ValueByVersion<Double?>([
    (9, nil),  // saved
    (26, 20),  // measured
  ])
}
