// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/alerts.json, which names them row by row

package import DynamicType

/// The lengths of alerts and action sheets, in points.
// swift-format-ignore
package enum AlertSizes {
  /// The width of an alert.
  package static let width = ValueByVersion<Double>([
    (9, 270),  // published
    (26, 320),  // measured
  ])

  /// The width of an alert at accessibility sizes.
  package static let accessibleWidth = ValueByVersion<Double>([
    (9, 320),  // estimated
    (26, 320),  // measured
  ])

  /// The width of an action sheet; that of the screen where it is not stated.
  package static let sheetWidth = ValueByVersion<Double?>([
    (9, nil),  // published
    (26, 320),  // measured
  ])

  /// The part of the screen's width that stays open at least.
  package static let screenMargin = ValueByVersion<Double>([
    (9, 16),  // published
    (26, 16),  // carried
  ])

  /// The space beside the texts.
  package static let textInset = ValueByVersion<Double>([
    (9, 16),  // estimated
    (26, 30),  // measured
  ])

  /// The space above the texts of an alert.
  package static let textTop = ValueByVersion<Double>([
    (9, 20),  // estimated
    (26, 22),  // measured
  ])

  /// The space below the texts of an alert.
  package static let textBottom = ValueByVersion<Double>([
    (9, 20),  // estimated
    (26, 20),  // measured
  ])

  /// The space above the texts of an action sheet.
  package static let sheetTextTop = ValueByVersion<Double>([
    (9, 14),  // estimated
    (26, 22),  // measured
  ])

  /// The space below the texts of an action sheet.
  package static let sheetTextBottom = ValueByVersion<Double>([
    (9, 14),  // estimated
    (26, 20),  // measured
  ])

  /// The space between title and message.
  package static let textGap = ValueByVersion<Double>([
    (9, 4),  // estimated
    (26, 8),  // measured
  ])

  /// The space around buttons.
  package static let actionsInset = ValueByVersion<Double>([
    (9, 0),  // published
    (26, 16),  // measured
  ])

  /// The space between buttons.
  package static let actionGap = ValueByVersion<Double>([
    (9, 0),  // published
    (26, 8),  // measured
  ])

  /// The least height of a button of an alert.
  package static let leastActionHeight = ValueByVersion<Double>([
    (9, 44),  // published
    (26, 48),  // measured
  ])

  /// The least height of a button of an action sheet.
  package static let leastSheetActionHeight = ValueByVersion<Double>([
    (9, 57),  // published
    (26, 48),  // measured
  ])

  /// The height of a button that its title does not fill at accessibility sizes.
  package static let actionTextRoom = ValueByVersion<Double>([
    (9, 24),  // estimated
    (26, 24),  // measured
  ])

  /// The radius of the corners.
  package static let cornerRadius = ValueByVersion<Double>([
    (9, 14),  // estimated
    (26, 34),  // estimated
  ])
}
