// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/margins.json; they name those of each row

/// The side margins of root views and of table cells, in points.
// swift-format-ignore
package enum MarginSizes {
  /// The side margin of narrow views.
  package static let narrow = ValueByVersion<Double>([(9, 16), (26, 16)])  // measured, measured

  /// The side margin of wide views.
  package static let wide = ValueByVersion<Double>([(9, 20), (26, 20)])  // measured, measured

  /// The width from which a root view is wide; between 402 and 414 nothing was measured.
  package static let wideRoot = ValueByVersion<Double>([(9, 403), (26, 403)])  // measured, carried

  /// The width of a table from which its cells are wide; on iOS 26 the border between 375 and 393
  /// is not known.
  package static let wideCell = ValueByVersion<Double>([(9, 403), (26, 390)])  // saved, measured

  /// The side margin of cells on an iPad; by width where it is not stated.
  package static let padCell = ValueByVersion<Double?>([(9, nil), (26, 16)])  // saved, measured
}
