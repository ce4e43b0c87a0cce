// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/cells.json, which names them row by row

package import DynamicType

/// The lengths of section headers and footers, in points.
// swift-format-ignore
package enum HeaderSizes {
  /// The point size of a title that does not follow the text size; where it is not stated the title
  /// has a text style.
  package static let fixedTitleSize = ValueByVersion<Double?>([
    (9, nil),  // saved
    (26, 17),  // measured
  ])

  /// Whether the titles of groups are in capitals.
  package static let titlesAreUppercase = ValueByVersion<Bool>([
    (9, true),  // saved
    (26, false),  // measured
  ])

  /// The least height of a header of a plain table.
  package static let leastPlainHeight = ValueByVersion<Double>([
    (9, 28),  // saved
    (26, 28),  // measured
  ])

  /// The height of a header of a plain table that its title does not fill.
  package static let plainRoom = ValueByVersion<Double>([
    (9, 7.5),  // saved
    (26, 7.5),  // measured
  ])

  /// The least height of the first header.
  package static let leastFirstHeight = ValueByVersion<Double>([
    (9, 55.5),  // saved
    (26, 0),  // measured
  ])

  /// The height of the first header that its title does not fill.
  package static let firstRoom = ValueByVersion<Double>([
    (9, 39.5),  // saved
    (26, 35),  // measured
  ])

  /// The least height of a later header.
  package static let leastLaterHeight = ValueByVersion<Double>([
    (9, 38),  // saved
    (26, 0),  // measured
  ])

  /// The height of a later header that its title does not fill.
  package static let laterRoom = ValueByVersion<Double>([
    (9, 17.5),  // saved
    (26, 25),  // measured
  ])

  /// The least height of a header after a footer without title, or below a large title.
  package static let leastCompactHeight = ValueByVersion<Double>([
    (9, 38),  // saved
    (26, 38),  // measured
  ])

  /// The height of such a header that its title does not fill.
  package static let compactRoom = ValueByVersion<Double>([
    (9, 17.5),  // saved
    (26, 17.5),  // measured
  ])

  /// Whether the first header is lower below a large title.
  package static let isCompactBelowLargeTitle = ValueByVersion<Bool>([
    (9, false),  // saved
    (26, true),  // measured
  ])

  /// The distance of a title from the bottom of a header of a plain table.
  package static let plainTitleBottom = ValueByVersion<Double>([
    (9, 3.5),  // estimated
    (26, 3.5),  // measured
  ])

  /// The distance of a title from the bottom of a header of a group.
  package static let titleBottom = ValueByVersion<Double>([
    (9, 5.5),  // estimated
    (26, 5.5),  // carried
  ])

  /// The height of the first header without title.
  package static let untitledFirstHeight = ValueByVersion<Double>([
    (9, 35),  // saved
    (26, 35),  // carried
  ])

  /// The height of a footer without title, rounded up to pixels.
  package static let untitledFooterHeight = ValueByVersion<Double>([
    (9, 17.5),  // estimated
    (26, 17.5),  // measured
  ])

  /// The space above the title of a footer, rounded down to pixels.
  package static let footerTop = ValueByVersion<Double>([
    (9, 23.0 / 3),  // estimated
    (26, 23.0 / 3),  // measured
  ])

  /// The space below the title of a footer, rounded down to pixels.
  package static let footerBottom = ValueByVersion<Double>([
    (9, 20.0 / 3),  // estimated
    (26, 20.0 / 3),  // measured
  ])
}
