// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/controls.json, which names them row by row

package import DynamicType

/// The lengths of a page control, in points.
// swift-format-ignore
package enum PageControlSizes {
  /// The distance from dot to dot.
  package static let pitch = ValueByVersion<Double>([
    (9, 16),  // saved
    (14, 18),  // estimated
    (26, 18),  // measured
  ])

  /// The part of the width that does not depend on the number of pages.
  package static let margin = ValueByVersion<Double>([
    (9, -9),  // saved
    (14, 20),  // estimated
    (26, 20),  // measured
  ])

  /// The height.
  package static let height = ValueByVersion<Double>([
    (9, 37),  // saved
    (14, 26),  // estimated
    (26, 26),  // measured
  ])

  /// The diameter of a dot.
  package static let dot = ValueByVersion<Double>([
    (9, 7),  // estimated
    (14, 8),  // estimated
    (26, 8),  // carried
  ])
}
