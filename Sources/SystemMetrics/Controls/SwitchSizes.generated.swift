// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/controls.json, which names them row by row

package import DynamicType
package import LayoutGeometry

/// The lengths of a switch, in points.
// swift-format-ignore
package enum SwitchSizes {
  /// The alignment rectangle.
  package static let size = ValueByVersion<Size>([
    (9, Size(width: 49, height: 31)),  // saved
    (26, Size(width: 61, height: 28)),  // measured
  ])

  /// The knob.
  package static let knob = ValueByVersion<Size>([
    (9, Size(width: 27, height: 27)),  // estimated
    (26, Size(width: 39, height: 24)),  // estimated
  ])

  /// The part of the frame beyond the alignment rectangle.
  package static let overhang = ValueByVersion<EdgeInsets>([
    (9, EdgeInsets(right: 2)),  // saved
    (26, EdgeInsets(right: 2)),  // measured
  ])
}
