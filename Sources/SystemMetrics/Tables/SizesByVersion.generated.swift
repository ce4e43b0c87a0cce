// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/controls.json, system-metrics/fields.json, system-metrics/bars.json, system-metrics/alerts.json, system-metrics/cells.json; they name those of each row

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

/// The lengths of a segmented control, in points, and the weights of its titles.
// swift-format-ignore
package enum SegmentSizes {
  /// The height of the alignment rectangle.
  package static let height = ValueByVersion<Double>([
    (9, 28),  // saved
    (13, 31),  // saved
    (26, 31),  // carried
  ])

  /// The part of the frame beyond the alignment rectangle.
  package static let overhang = ValueByVersion<EdgeInsets>([
    (9, EdgeInsets(bottom: 1)),  // saved
    (26, EdgeInsets(bottom: 1)),  // carried
  ])

  /// The line between two segments.
  package static let separator = ValueByVersion<Double>([
    (9, 1),  // saved
    (26, 1),  // carried
  ])

  /// The part of a segment's width that its title does not fill.
  package static let titlePadding = ValueByVersion<Double>([
    (9, 14),  // saved
    (13, 17),  // saved
    (26, 17),  // carried
  ])

  /// The point size of titles.
  package static let titleSize = ValueByVersion<Double>([
    (9, 13),  // saved
    (26, 13),  // measured
  ])

  /// The weight of titles.
  package static let titleWeight = ValueByVersion<FontWeight>([
    (9, .regular),  // saved
    (13, .medium),  // saved
    (26, .medium),  // carried
  ])

  /// The weight of the selected segment's title, for which every segment has room.
  package static let selectedTitleWeight = ValueByVersion<FontWeight>([
    (9, .regular),  // saved
    (13, .semibold),  // saved
    (26, .semibold),  // carried
  ])

  /// The radius of the corners.
  package static let cornerRadius = ValueByVersion<Double>([
    (9, 4),  // estimated
    (13, 9),  // estimated
    (26, 16),  // estimated
  ])

  /// Whether the corners are continuous curves; a capsule has circles.
  package static let hasContinuousCorners = ValueByVersion<Bool>([
    (9, true),  // estimated
    (26, false),  // estimated
  ])
}

/// The lengths of a page control, in points.
// swift-format-ignore
package enum PageControlSizes {
  /// The distance from dot to dot.
  package static let pitch = ValueByVersion<Double>([
    (9, 16),  // saved
    (14, 18),  // estimated
    (26, 18),  // measured
  ])

  /// The part of the width that does not depend on the number of pages.
  package static let margin = ValueByVersion<Double>([
    (9, -9),  // saved
    (14, 20),  // estimated
    (26, 20),  // measured
  ])

  /// The height.
  package static let height = ValueByVersion<Double>([
    (9, 37),  // saved
    (14, 26),  // estimated
    (26, 26),  // measured
  ])

  /// The diameter of a dot.
  package static let dot = ValueByVersion<Double>([
    (9, 7),  // estimated
    (14, 8),  // estimated
    (26, 8),  // carried
  ])
}

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

/// The lengths of an activity indicator, in points.
// swift-format-ignore
package enum ActivitySizes {
  /// The side of the usual indicator.
  package static let medium = ValueByVersion<Double>([
    (9, 20),  // saved
    (26, 20),  // measured
  ])

  /// The side of the large indicator.
  package static let large = ValueByVersion<Double>([
    (9, 37),  // saved
    (26, 37),  // measured
  ])

  /// The number of spokes.
  package static let spokes = ValueByVersion<Double>([
    (9, 12),  // estimated
    (13, 8),  // estimated
    (26, 8),  // carried
  ])
}

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

/// The lengths of text fields by border, in points.
// swift-format-ignore
package enum FieldSizes {
  /// Whether the height of a line is rounded up to points, and not to pixels.
  package static let roundsLinesToPoints = ValueByVersion<Bool>([
    (9, true),  // saved
    (26, false),  // measured
  ])

  /// The height that a field without a border adds to a line.
  package static let linePadding = ValueByVersion<Double>([
    (9, 0),  // saved
    (26, 1.5),  // measured
  ])

  /// The width of a field without text and placeholder.
  package static let emptyTextWidth = ValueByVersion<Double>([
    (9, 5),  // estimated
    (26, 5),  // measured
  ])

  /// The distance of the text from a line or a bezel.
  package static let borderInset = ValueByVersion<Size>([
    (9, Size(width: 2, height: 2)),  // estimated
    (26, Size(width: 2, height: 2)),  // carried
  ])

  /// The width and the height that a line or a bezel adds to a field without a border.
  package static let borderPadding = ValueByVersion<Size>([
    (9, Size(width: 4, height: 4)),  // estimated
    (26, Size(width: 4, height: 4)),  // carried
  ])

  /// The distance of the text from a rounded rectangle.
  package static let roundedInset = ValueByVersion<Size>([
    (9, Size(width: 7, height: 2)),  // estimated
    (26, Size(width: 7, height: 2)),  // measured
  ])

  /// The width and the height that a rounded rectangle adds to a field without a border; that the
  /// height stays with larger fonts is an estimate.
  package static let roundedPadding = ValueByVersion<Size>([
    (9, Size(width: 28, height: 8)),  // saved
    (13, Size(width: 28, height: 12)),  // saved
    (26, Size(width: 28, height: 12)),  // measured
  ])

  /// The least height of a rounded rectangle.
  package static let leastRoundedHeight = ValueByVersion<Double>([
    (9, 30),  // saved
    (13, 34),  // saved
    (26, 34),  // measured
  ])

  /// The radius of a rounded rectangle.
  package static let cornerRadius = ValueByVersion<Double>([
    (9, 6),  // estimated
    (26, 6),  // carried
  ])

  /// The side of the clear button's symbol.
  package static let clearButton = ValueByVersion<Double>([
    (9, 19),  // estimated
    (26, 19),  // carried
  ])

  /// The distance of the clear button from the edge.
  package static let clearButtonMargin = ValueByVersion<Double>([
    (9, 5),  // estimated
    (26, 5),  // carried
  ])
}

/// The look of bars.
// swift-format-ignore
package enum BarLook {
  /// The style of bars, alerts and sheets.
  package static let style = ValueByVersion<BarStyle>([
    (9, .classic),  // saved
    (26, .floating),  // measured
  ])
}

/// The lengths of a navigation bar, in points.
// swift-format-ignore
package enum NavigationBarSizes {
  /// The height of the row with title and buttons.
  package static let rowHeight = ValueByVersion<Double>([
    (9, 44),  // saved
    (26, 54),  // measured
  ])

  /// The same in a sheet.
  package static let rowHeightInSheet = ValueByVersion<Double>([
    (9, 56),  // saved
    (26, 54),  // measured
  ])

  /// The same on an iPad.
  package static let rowHeightOnPad = ValueByVersion<Double>([
    (9, 50),  // estimated
    (26, 54),  // estimated
  ])

  /// The same on a phone held sideways.
  package static let rowHeightInLandscape = ValueByVersion<Double>([
    (9, 32),  // estimated
    (26, 54),  // estimated
  ])

  /// The height of a button, where it is not that of the row.
  package static let buttonHeight = ValueByVersion<Double?>([
    (9, nil),  // saved
    (26, 44),  // measured
  ])

  /// The height that a prompt adds.
  package static let promptHeight = ValueByVersion<Double>([
    (9, 30),  // estimated
    (26, 32),  // measured
  ])

  /// The point size of a prompt.
  package static let promptSize = ValueByVersion<Double>([
    (9, 13),  // estimated
    (26, 12),  // measured
  ])

  /// The least height that a large title adds below the row.
  package static let leastLargeTitleHeight = ValueByVersion<Double>([
    (9, 52),  // saved
    (26, 52),  // measured
  ])

  /// The distance of a large title's baseline from the lower edge.
  package static let largeTitleBaseline = ValueByVersion<Double>([
    (9, 16),  // estimated
    (26, 16),  // measured
  ])

  /// The least distance from the top of the screen.
  package static let leastTop = ValueByVersion<Double>([
    (9, 0),  // saved
    (26, 10),  // measured
  ])

  /// The distance between buttons.
  package static let gap = ValueByVersion<Double>([
    (9, 16),  // estimated
    (26, 12),  // measured
  ])

  /// The space at the sides of a button's title.
  package static let buttonInset = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 16),  // measured
  ])

  /// The least width of a button.
  package static let leastButtonWidth = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 44),  // measured
  ])

  /// The distance of buttons and large titles from the sides; the root view's margin where it is
  /// not stated.
  package static let sideMargin = ValueByVersion<Double?>([
    (9, nil),  // saved
    (26, 16),  // measured
  ])

  /// The same on an iPad.
  package static let sideMarginOnPad = ValueByVersion<Double?>([
    (9, nil),  // saved
    (26, 20),  // measured
  ])
}

/// The lengths of a toolbar, in points.
// swift-format-ignore
package enum ToolbarSizes {
  /// The height.
  package static let height = ValueByVersion<Double>([
    (9, 44),  // saved
    (26, 54),  // measured
  ])

  /// The height above a home indicator.
  package static let heightAtHomeIndicator = ValueByVersion<Double>([
    (9, 49),  // saved
    (26, 54),  // measured
  ])

  /// The height on an iPad.
  package static let heightOnPad = ValueByVersion<Double>([
    (9, 50),  // saved
    (26, 54),  // estimated
  ])

  /// The height on a phone held sideways.
  package static let heightInLandscape = ValueByVersion<Double>([
    (9, 32),  // estimated
    (26, 54),  // estimated
  ])

  /// The height of the platters under buttons, where it is not that of the bar.
  package static let platterHeight = ValueByVersion<Double?>([
    (9, nil),  // saved
    (26, 48),  // measured
  ])

  /// The distance between buttons.
  package static let gap = ValueByVersion<Double>([
    (9, 8),  // estimated
    (26, 12),  // measured
  ])

  /// The distance of buttons from the sides; the root view's margin where it is not stated.
  package static let sideMargin = ValueByVersion<Double?>([
    (9, nil),  // estimated
    (26, 16),  // measured
  ])

  /// The space at the sides of a button's title.
  package static let buttonInset = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 16),  // estimated
  ])
}

/// The lengths of a tab bar, in points.
// swift-format-ignore
package enum TabBarSizes {
  /// The height of the tabs.
  package static let rowHeight = ValueByVersion<Double>([
    (9, 49),  // saved
    (26, 62),  // measured
  ])

  /// The height of the tabs on an iPad.
  package static let rowHeightOnPad = ValueByVersion<Double>([
    (9, 50),  // estimated
    (26, 62),  // estimated
  ])

  /// The height of the tabs on a phone held sideways.
  package static let rowHeightInLandscape = ValueByVersion<Double>([
    (9, 32),  // estimated
    (26, 62),  // estimated
  ])

  /// The least height of the bar with what it covers below the tabs.
  package static let leastHeight = ValueByVersion<Double>([
    (9, 0),  // saved
    (26, 83),  // measured
  ])

  /// The space between a floating platter's ends and its tabs.
  package static let platterEnd = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 4),  // estimated
  ])

  /// The width of a tab in a floating platter.
  package static let platterTabWidth = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 266.0 / 3),  // estimated
  ])

  /// The part of the width that a floating platter leaves open at least.
  package static let platterMargin = ValueByVersion<Double>([
    (9, 0),  // estimated
    (26, 42),  // estimated
  ])
}

/// The lengths of a search bar, in points.
// swift-format-ignore
package enum SearchBarSizes {
  /// The height of the field at Large; it follows the body style.
  package static let fieldHeight = ValueByVersion<Double>([
    (9, 36),  // saved
    (26, 44),  // measured
  ])

  /// The least height of the bar.
  package static let leastHeight = ValueByVersion<Double>([
    (9, 44),  // saved
    (11, 56),  // saved
    (26, 60),  // measured
  ])

  /// The height of the bar that its field does not fill.
  package static let fieldRoom = ValueByVersion<Double>([
    (9, 8),  // saved
    (11, 20),  // saved
    (26, 16),  // measured
  ])

  /// The least height that the bar adds to a navigation bar.
  package static let leastHeightInNavigationBar = ValueByVersion<Double>([
    (9, 52),  // saved
    (26, 60),  // measured
  ])

  /// The height of the bar in a navigation bar that its field does not fill.
  package static let fieldRoomInNavigationBar = ValueByVersion<Double>([
    (9, 16),  // saved
    (26, 16),  // measured
  ])

  /// The distance of the field from the sides of the bar.
  package static let sideInset = ValueByVersion<Double>([
    (9, 8),  // saved
    (26, 8),  // carried
  ])

  /// The space at the sides of the field's symbols.
  package static let textInset = ValueByVersion<Double>([
    (9, 6),  // estimated
    (26, 12),  // estimated
  ])

  /// The radius of the field's corners; half of its height where it is not stated.
  package static let cornerRadius = ValueByVersion<Double?>([
    (9, 10),  // estimated
    (26, nil),  // estimated
  ])
}

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

/// The lengths of table cells, in points.
// swift-format-ignore
package enum CellSizes {
  /// The height that the line between cells adds to a cell; 0 for a line of a pixel inside of it.
  package static let line = ValueByVersion<Double>([
    (9, 0),  // saved
    (26, 1),  // measured
  ])

  /// The margins above and below the content.
  package static let verticalMargin = ValueByVersion<Double>([
    (9, 11),  // saved
    (26, 15),  // measured
  ])

  /// The least height of a row at Large.
  package static let leastHeight = ValueByVersion<Double>([
    (9, 44),  // saved
    (26, 44),  // measured
  ])

  /// Whether the least height follows the body style.
  package static let scalesLeastHeight = ValueByVersion<Bool>([
    (9, false),  // saved
    (26, true),  // measured
  ])

  /// The space above two labels.
  package static let subtitleTop = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(9, 9, 9)),  // saved
    (26, LengthByTextSize(9, 11, 15)),  // measured
  ])

  /// The space between two labels.
  package static let subtitleGap = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(3, 3, 3)),  // saved
    (26, LengthByTextSize(3, 4, 6)),  // measured
  ])

  /// The space below two labels.
  package static let subtitleBottom = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(10.5, 10.5, 10.5)),  // saved
    (26, LengthByTextSize(10.5, 14, 19.5)),  // measured
  ])

  /// The space above two labels in a group.
  package static let groupedSubtitleTop = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(9, 9, 9)),  // saved
    (26, LengthByTextSize(15, 15, 15)),  // measured
  ])

  /// The space between two labels in a group.
  package static let groupedSubtitleGap = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(3, 3, 3)),  // saved
    (26, LengthByTextSize(0, 0, 0)),  // measured
  ])

  /// The space below two labels in a group.
  package static let groupedSubtitleBottom = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(10.5, 10.5, 10.5)),  // saved
    (26, LengthByTextSize(15, 15, 15)),  // measured
  ])

  /// Whether the height of two labels in a group is rounded up to points, and not to pixels.
  package static let roundsGroupedHeightsToPoints = ValueByVersion<Bool>([
    (9, true),  // saved
    (26, false),  // measured
  ])

  /// Whether labels in the middle of a row begin at a whole point.
  package static let centersOnPoints = ValueByVersion<Bool>([
    (9, true),  // saved
    (26, false),  // measured
  ])

  /// The text style of the second of two labels.
  package static let subtitleStyle = ValueByVersion<TextStyle>([
    (9, .caption1),  // saved
    (26, .subheadline),  // measured
  ])

  /// The radius of the corners of an inset group.
  package static let groupCornerRadius = ValueByVersion<Double>([
    (9, 10),  // estimated
    (26, 26),  // estimated
  ])

  /// Whether lines close groups above and below.
  package static let groupsHaveEdges = ValueByVersion<Bool>([
    (9, true),  // saved
    (26, false),  // estimated
  ])

  /// The distance between image and text.
  package static let imageGap = ValueByVersion<Double>([
    (9, 16),  // estimated
    (26, 16),  // carried
  ])

  /// The distance between the content and an accessory.
  package static let accessoryGap = ValueByVersion<Double>([
    (9, 8),  // saved
    (26, 8),  // carried
  ])

  /// The distance between text and value.
  package static let valueGap = ValueByVersion<Double>([
    (9, 8),  // estimated
    (26, 8),  // carried
  ])

  /// The width of the title in the value 2 style.
  package static let value2TitleWidth = ValueByVersion<Double>([
    (9, 91),  // saved
    (26, 91),  // carried
  ])

  /// The distance of the title from the value in the value 2 style.
  package static let value2Gap = ValueByVersion<Double>([
    (9, 6),  // saved
    (26, 6),  // carried
  ])

  /// The width of the control that deletes or inserts a row.
  package static let editingControlWidth = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(26, 34.5, 39)),  // estimated
    (26, LengthByTextSize(26, 34.5, 39)),  // measured
  ])

  /// The height of the control that deletes or inserts a row.
  package static let editingControlHeight = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(26, 34.5, 38)),  // estimated
    (26, LengthByTextSize(26, 34.5, 38)),  // measured
  ])

  /// The distance of that control from the leading edge.
  package static let editingControlX = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(15, 14.5, 16)),  // estimated
    (26, LengthByTextSize(15, 14.5, 16)),  // measured
  ])

  /// The distance by which that control moves the content.
  package static let editingIndent = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(40, 47.5, 55)),  // estimated
    (26, LengthByTextSize(40, 47.5, 55)),  // measured
  ])

  /// The width of the control that moves a row.
  package static let reorderWidth = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(27, 36.5, 41)),  // estimated
    (26, LengthByTextSize(27, 36.5, 41)),  // measured
  ])
}

/// The lengths of the accessories of cells, in points.
// swift-format-ignore
package enum AccessorySizes {
  /// The width of a chevron.
  package static let chevronWidth = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(10.5, 14, 20)),  // estimated
    (26, LengthByTextSize(10.5, 14, 20)),  // measured
  ])

  /// The height of a chevron.
  package static let chevronHeight = ValueByVersion<LengthByTextSize>([
    (9, LengthByTextSize(14, 19.5, 28.5)),  // estimated
    (26, LengthByTextSize(14, 19.5, 28.5)),  // measured
  ])

  /// The width that a chevron takes of a cell at Large; its own where it is not stated. A chevron
  /// reaches into the margin from iOS 15 on.
  package static let chevronRoom = ValueByVersion<Double?>([
    (9, 11),  // saved
    (15, 8.5),  // saved
    (17, nil),  // saved
    (26, nil),  // measured
  ])

  /// The same at three pixels a point.
  package static let chevronRoomAtThreePixels = ValueByVersion<Double?>([
    (9, 34.0 / 3),  // saved
    (15, 8.5),  // saved
    (17, nil),  // saved
    (26, nil),  // measured
  ])

  /// The size of a check mark at two pixels a point at Large; beyond it grows as the chevron does,
  /// an estimate.
  package static let checkmark = ValueByVersion<Size>([
    (9, Size(width: 19, height: 18)),  // estimated
    (26, Size(width: 19, height: 18)),  // measured
  ])

  /// The size of a check mark at three pixels a point at Large.
  package static let checkmarkAtThreePixels = ValueByVersion<Size>([
    (9, Size(width: 19, height: 17.333333333333332)),  // estimated
    (26, Size(width: 19, height: 17.333333333333332)),  // measured
  ])

  /// Whether a check mark takes as much of a cell's width as a button.
  package static let checkmarkTakesButtonRoom = ValueByVersion<Bool>([
    (9, true),  // saved
    (26, false),  // measured
  ])

  /// The width that a round button takes of a cell at Large; beyond it grows as the chevron does,
  /// an estimate.
  package static let buttonRoom = ValueByVersion<Double>([
    (9, 20.5),  // saved
    (26, 20.5),  // carried
  ])
}

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
