// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/alerts.json, which names them row by row

package import DynamicType
package import LayoutGeometry

/// The lengths of sheets, in points.
// swift-format-ignore
package enum SheetSizes {
  /// The radius of the corners.
  package static let cornerRadius = ValueByVersion<Double>([
    (9, 10),  // estimated
    (26, 38),  // estimated
  ])

  /// The least distance of a large sheet from the top of the screen.
  package static let leastTop = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 30),  // measured
  ])

  /// The distance of a large sheet from the safe area.
  package static let topBelowSafeArea = ValueByVersion<Double>([
    (9, 10),  // estimated
    (26, 0),  // measured
  ])

  /// The size of a form sheet.
  package static let formSheet = ValueByVersion<Size>([
    (9, Size(width: 540, height: 620)),  // published
    (26, Size(width: 540, height: 620)),  // carried
  ])

  /// The size of a popover.
  package static let popover = ValueByVersion<Size>([
    (9, Size(width: 320, height: 480)),  // estimated
    (26, Size(width: 320, height: 480)),  // carried
  ])

  /// The width of a page sheet.
  package static let pageSheetWidth = ValueByVersion<Double>([
    (9, 704),  // estimated
    (26, 704),  // carried
  ])

  /// The distance of a page sheet from the safe area at the top, and below.
  package static let pageSheetMargin = ValueByVersion<Double>([
    (9, 20),  // estimated
    (26, 20),  // carried
  ])

  /// The distance of a sheet below its largest detent from the edges of the screen.
  package static let detentInset = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 8),  // measured
  ])
}
