// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/bars.json, which names them row by row

package import DynamicType

/// The lengths of a tab bar, in points.
// swift-format-ignore
package enum TabBarSizes {
  /// The height of the tabs.
  package static let rowHeight = ValueByVersion<Double>([
    (9, 49),  // saved
    (26, 62),  // measured
  ])

  /// The height of the tabs on an iPad.
  package static let rowHeightOnPad = ValueByVersion<Double>([
    (9, 50),  // estimated
    (26, 62),  // estimated
  ])

  /// The height of the tabs on a phone held sideways.
  package static let rowHeightInLandscape = ValueByVersion<Double>([
    (9, 32),  // estimated
    (26, 62),  // estimated
  ])

  /// The least height of the bar with what it covers below the tabs.
  package static let leastHeight = ValueByVersion<Double>([
    (9, 0),  // saved
    (26, 83),  // measured
  ])

  /// The space between a floating platter's ends and its tabs.
  package static let platterEnd = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 4),  // estimated
  ])

  /// The width of a tab in a floating platter.
  package static let platterTabWidth = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 266.0 / 3),  // estimated
  ])

  /// The part of the width that a floating platter leaves open at least.
  package static let platterMargin = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 42),  // estimated
  ])
}
