// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/bars.json, which names them row by row

package import DynamicType

/// The lengths of a search bar, in points.
// swift-format-ignore
package enum SearchBarSizes {
  /// The height of the field at Large; it follows the body style.
  package static let fieldHeight = ValueByVersion<Double>([
    (9, 36),  // saved
    (26, 44),  // measured
  ])

  /// The least height of the bar.
  package static let leastHeight = ValueByVersion<Double>([
    (9, 44),  // saved
    (11, 56),  // saved
    (26, 60),  // measured
  ])

  /// The height of the bar that its field does not fill.
  package static let fieldRoom = ValueByVersion<Double>([
    (9, 8),  // saved
    (11, 20),  // saved
    (26, 16),  // measured
  ])

  /// The least height that the bar adds to a navigation bar.
  package static let leastHeightInNavigationBar = ValueByVersion<Double>([
    (9, 52),  // saved
    (26, 60),  // measured
  ])

  /// The height of the bar in a navigation bar that its field does not fill.
  package static let fieldRoomInNavigationBar = ValueByVersion<Double>([
    (9, 16),  // saved
    (26, 16),  // measured
  ])

  /// The distance of the field from the sides of the bar.
  package static let sideInset = ValueByVersion<Double>([
    (9, 8),  // saved
    (26, 8),  // carried
  ])

  /// The space at the sides of the field's symbols.
  package static let textInset = ValueByVersion<Double>([
    (9, 6),  // estimated
    (26, 12),  // estimated
  ])

  /// The radius of the field's corners; half of its height where it is not stated.
  package static let cornerRadius = ValueByVersion<Double?>([
    (9, 10),  // estimated
    (26, nil),  // estimated
  ])
}
