// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/controls.json, which names them row by row

package import DynamicType

/// The lengths of a progress view, in points.
// swift-format-ignore
package enum ProgressSizes {
  /// The height.
  package static let height = ValueByVersion<Double>([
    (9, 2),  // saved
    (14, 4),  // saved
    (26, 4),  // measured
  ])

  /// The height of a progress view in a bar.
  package static let heightInBar = ValueByVersion<Double>([
    (9, 2.5),  // saved
    (26, 2.5),  // carried
  ])

  /// Whether the ends are round.
  package static let hasRoundEnds = ValueByVersion<Bool>([
    (9, false),  // estimated
    (14, true),  // estimated
    (26, true),  // carried
  ])
}
