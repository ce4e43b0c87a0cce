// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/bars.json, which names them row by row

package import DynamicType

/// The look of bars.
// swift-format-ignore
package enum BarLook {
  /// The style of bars, alerts and sheets.
  package static let style = ValueByVersion<BarStyle>([
    (9, .classic),  // saved
    (26, .floating),  // measured
  ])
}
