// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/controls.json, which names them row by row

package import DynamicType
package import LayoutGeometry

/// The lengths of a stepper, in points.
// swift-format-ignore
package enum StepperSizes {
  /// The size.
  package static let size = ValueByVersion<Size>([
    (9, Size(width: 94, height: 29)),  // saved
    (13, Size(width: 94, height: 32)),  // saved
    (26, Size(width: 94, height: 32)),  // measured
  ])

  /// The radius of the corners.
  package static let cornerRadius = ValueByVersion<Double>([
    (9, 8),  // estimated
    (26, 16),  // estimated
  ])
}
