// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/controls.json, which names them row by row

package import DynamicType

/// The lengths of an activity indicator, in points.
// swift-format-ignore
package enum ActivitySizes {
  /// The side of the usual indicator.
  package static let medium = ValueByVersion<Double>([
    (9, 20),  // saved
    (26, 20),  // measured
  ])

  /// The side of the large indicator.
  package static let large = ValueByVersion<Double>([
    (9, 37),  // saved
    (26, 37),  // measured
  ])

  /// The number of spokes.
  package static let spokes = ValueByVersion<Double>([
    (9, 12),  // estimated
    (13, 8),  // estimated
    (26, 8),  // carried
  ])
}
