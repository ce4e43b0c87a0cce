// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/controls.json, which names them row by row

package import DynamicType
package import LayoutGeometry

/// The lengths of a slider, in points.
// swift-format-ignore
package enum SliderSizes {
  /// The height of the alignment rectangle.
  package static let height = ValueByVersion<Double>([
    (9, 30),  // saved
    (26, 34),  // measured
  ])

  /// The part of the frame beyond the alignment rectangle.
  package static let overhang = ValueByVersion<EdgeInsets>([
    (9, EdgeInsets(left: 2, bottom: 1, right: 2)),  // saved
    (26, EdgeInsets(left: 2, right: 2)),  // estimated
  ])

  /// The thickness of the track.
  package static let track = ValueByVersion<Double>([
    (9, 2),  // estimated
    (14, 4),  // estimated
    (26, 6),  // measured
  ])

  /// The knob.
  package static let thumb = ValueByVersion<Size>([
    (9, Size(width: 28, height: 28)),  // estimated
    (26, Size(width: 37, height: 24)),  // measured
  ])
}
