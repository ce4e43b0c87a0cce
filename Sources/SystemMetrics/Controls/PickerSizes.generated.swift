// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/controls.json, which names them row by row

package import DynamicType
package import LayoutGeometry

/// The lengths of pickers, in points.
// swift-format-ignore
package enum PickerSizes {
  /// The size of wheels.
  package static let wheels = ValueByVersion<Size>([
    (9, Size(width: 320, height: 216)),  // saved
    (26, Size(width: 320, height: 216)),  // carried
  ])

  /// The height of wheels where heights are compact, as on a phone in landscape.
  package static let compactWheelHeight = ValueByVersion<Double>([
    (9, 162),  // saved
    (26, 162),  // carried
  ])

  /// Whether a date picker without a style of its own is a capsule and not wheels.
  package static let isCompactByDefault = ValueByVersion<Bool>([
    (9, false),  // published
    (14, true),  // published
  ])

  /// The radius of the corners of a compact date picker.
  package static let capsuleRadius = ValueByVersion<Double>([
    (9, 8),  // estimated
    (26, 17),  // estimated
  ])
}
