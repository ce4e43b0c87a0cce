// Written by Scripts/generate-tables from Reference/. Do not edit.
// Sources: system-metrics/controls.json, system-metrics/fields.json, system-metrics/bars.json, system-metrics/alerts.json, system-metrics/cells.json, system-metrics/lists.json, system-metrics/buttons.json, system-metrics/labels.json; they name those of each row

package import DynamicType
package import LayoutGeometry

/// The lengths of a switch, in points.
// swift-format-ignore
package enum SwitchSizes {
  /// The alignment rectangle.
  package static let size = ValueByVersion<Size>([(9, Size(width: 49, height: 31)), (26, Size(width: 61, height: 28))])  // saved, measured

  /// The knob.
  package static let knob = ValueByVersion<Size>([(9, Size(width: 27, height: 27)), (26, Size(width: 39, height: 24))])  // estimated, estimated

  /// The part of the frame beyond the alignment rectangle.
  package static let overhang = ValueByVersion<EdgeInsets>([(9, EdgeInsets(right: 2)), (26, EdgeInsets(right: 2))])  // saved, measured
}

/// The lengths of a slider, in points.
// swift-format-ignore
package enum SliderSizes {
  /// The height of the alignment rectangle.
  package static let height = ValueByVersion<Double>([(9, 30), (26, 34)])  // saved, measured

  /// The part of the frame beyond the alignment rectangle.
  package static let overhang = ValueByVersion<EdgeInsets>([(9, EdgeInsets(left: 2, bottom: 1, right: 2)), (26, EdgeInsets())])  // saved, saved

  /// The thickness of the track.
  package static let track = ValueByVersion<Double>([(9, 2), (14, 4), (26, 6)])  // estimated, estimated, measured

  /// The knob.
  package static let thumb = ValueByVersion<Size>([(9, Size(width: 28, height: 28)), (26, Size(width: 37, height: 24))])  // estimated, measured
}

/// The lengths of a stepper, in points.
// swift-format-ignore
package enum StepperSizes {
  /// The size.
  package static let size = ValueByVersion<Size>([(9, Size(width: 94, height: 29)), (13, Size(width: 94, height: 32)), (26, Size(width: 94, height: 32))])  // saved, saved, measured

  /// The radius of the corners.
  package static let cornerRadius = ValueByVersion<Double>([(9, 8), (26, 16)])  // estimated, estimated
}

/// The lengths of a segmented control, in points, and the weights of its titles.
// swift-format-ignore
package enum SegmentSizes {
  /// The height of the alignment rectangle.
  package static let height = ValueByVersion<Double>([(9, 28), (13, 31), (26, 31)])  // saved, saved, carried

  /// The part of the frame beyond the alignment rectangle.
  package static let overhang = ValueByVersion<EdgeInsets>([(9, EdgeInsets(bottom: 1)), (26, EdgeInsets(bottom: 1))])  // saved, carried

  /// The line between two segments.
  package static let separator = ValueByVersion<Double>([(9, 1), (26, 1)])  // saved, carried

  /// The part of a segment's width that its title does not fill.
  package static let titlePadding = ValueByVersion<Double>([(9, 14), (13, 17), (26, 17)])  // saved, saved, carried

  /// The point size of titles.
  package static let titleSize = ValueByVersion<Double>([(9, 13), (26, 13)])  // saved, measured

  /// The weight of titles.
  package static let titleWeight = ValueByVersion<FontWeight>([(9, .regular), (13, .medium), (26, .medium)])  // saved, saved, carried

  /// The weight of the selected segment's title, for which every segment has room.
  package static let selectedTitleWeight = ValueByVersion<FontWeight>([(9, .regular), (13, .semibold), (26, .semibold)])  // saved, saved, carried

  /// The radius of the corners.
  package static let cornerRadius = ValueByVersion<Double>([(9, 4), (13, 9), (26, 16)])  // estimated, estimated, estimated

  /// Whether the corners are continuous curves; a capsule has circles.
  package static let hasContinuousCorners = ValueByVersion<Bool>([(9, true), (26, false)])  // estimated, estimated
}

/// The lengths of a page control, in points.
// swift-format-ignore
package enum PageControlSizes {
  /// The distance from dot to dot.
  package static let pitch = ValueByVersion<Double>([(9, 16), (14, 18.5), (18, 18), (26, 18)])  // saved, saved, estimated, measured

  /// The part of the width that does not depend on the number of pages.
  package static let margin = ValueByVersion<Double>([(9, -9), (14, 66), (16, 60.5), (18, 20), (26, 20)])  // saved, saved, saved, estimated, measured

  /// The height.
  package static let height = ValueByVersion<Double>([(9, 37), (14, 27.5), (16, 26), (26, 26)])  // saved, saved, saved, measured

  /// The diameter of a dot.
  package static let dot = ValueByVersion<Double>([(9, 7), (14, 8), (26, 8)])  // estimated, estimated, carried
}

/// The look of buttons with a configuration.
// swift-format-ignore
package enum ButtonBackgrounds {
  /// Whether a background whose corners follow the text size is a capsule.
  package static let hasCapsule = ValueByVersion<Bool>([(9, false), (26, true)])  // estimated, measured
}

/// The sizes of buttons that are only a symbol, in points.
// swift-format-ignore
package enum SymbolButtonSizes {
  /// The size of the buttons `infoLight` and `infoDark`.
  package static let info = ValueByVersion<Size>([(9, Size(width: 22, height: 22)), (13, Size(width: 25, height: 24)), (17, Size(width: 26, height: 26))])  // saved, saved, saved

  /// The size of the buttons `detailDisclosure` and `contactAdd`.
  package static let other = ValueByVersion<Size>([(9, Size(width: 22, height: 22)), (13, Size(width: 20, height: 20)), (17, Size(width: 26, height: 26))])  // saved, saved, saved
}

/// The lengths of a progress view, in points.
// swift-format-ignore
package enum ProgressSizes {
  /// The height.
  package static let height = ValueByVersion<Double>([(9, 2), (14, 4), (26, 4)])  // saved, saved, measured

  /// The height of a progress view in a bar.
  package static let heightInBar = ValueByVersion<Double>([(9, 2.5), (26, 2.5)])  // saved, carried

  /// Whether the ends are round.
  package static let hasRoundEnds = ValueByVersion<Bool>([(9, false), (14, true), (26, true)])  // estimated, estimated, carried
}

/// The lengths of an activity indicator, in points.
// swift-format-ignore
package enum ActivitySizes {
  /// The side of the usual indicator.
  package static let medium = ValueByVersion<Double>([(9, 20), (26, 20)])  // saved, measured

  /// The side of the large indicator.
  package static let large = ValueByVersion<Double>([(9, 37), (26, 37)])  // saved, measured

  /// The number of spokes.
  package static let spokes = ValueByVersion<Double>([(9, 12), (13, 8), (26, 8)])  // estimated, estimated, carried
}

/// The lengths of pickers, in points.
// swift-format-ignore
package enum PickerSizes {
  /// The size of wheels.
  package static let wheels = ValueByVersion<Size>([(9, Size(width: 320, height: 216)), (26, Size(width: 320, height: 216))])  // saved, carried

  /// The height of wheels where heights are compact, as on a phone in landscape.
  package static let compactWheelHeight = ValueByVersion<Double>([(9, 162), (26, 162)])  // saved, carried

  /// Whether a date picker without a style of its own is a capsule and not wheels.
  package static let isCompactByDefault = ValueByVersion<Bool>([(9, false), (14, true)])  // published, published

  /// The radius of the corners of a compact date picker.
  package static let capsuleRadius = ValueByVersion<Double>([(9, 8), (26, 17)])  // estimated, estimated
}

/// The lengths of text fields by border, in points.
// swift-format-ignore
package enum FieldSizes {
  /// Whether the height of a line is rounded up to points, and not to pixels.
  package static let roundsLinesToPoints = ValueByVersion<Bool>([(9, true), (26, false)])  // saved, measured

  /// The height that a field without a border adds to a line.
  package static let linePadding = ValueByVersion<Double>([(9, 0), (26, 1.5)])  // saved, measured

  /// The width of a field without text and placeholder.
  package static let emptyTextWidth = ValueByVersion<Double>([(9, 5), (26, 5)])  // estimated, measured

  /// The distance of the text from a line or a bezel.
  package static let borderInset = ValueByVersion<Size>([(9, Size(width: 2, height: 2)), (26, Size(width: 2, height: 2))])  // estimated, carried

  /// The width and the height that a line or a bezel adds to a field without a border.
  package static let borderPadding = ValueByVersion<Size>([(9, Size(width: 4, height: 4)), (26, Size(width: 4, height: 4))])  // estimated, carried

  /// The distance of the text from a rounded rectangle.
  package static let roundedInset = ValueByVersion<Size>([(9, Size(width: 7, height: 2)), (26, Size(width: 7, height: 2))])  // estimated, measured

  /// The width and the height that a rounded rectangle adds to a field without a border.
  package static let roundedPadding = ValueByVersion<Size>([(9, Size(width: 28, height: 8)), (26, Size(width: 28, height: 8))])  // saved, measured

  /// The minimum height of a rounded rectangle.
  package static let minimumRoundedHeight = ValueByVersion<Double>([(9, 30), (13, 34), (26, 34)])  // saved, saved, measured

  /// The radius of a rounded rectangle.
  package static let cornerRadius = ValueByVersion<Double>([(9, 5), (26, 5)])  // estimated, measured

  /// The side of the clear button's symbol.
  package static let clearButton = ValueByVersion<Double>([(9, 19), (26, 19)])  // estimated, carried

  /// The distance of the clear button from the edge.
  package static let clearButtonMargin = ValueByVersion<Double>([(9, 5), (26, 5)])  // estimated, carried
}

/// The look of bars.
// swift-format-ignore
package enum BarLook {
  /// The style of bars, alerts and sheets.
  package static let style = ValueByVersion<BarStyle>([(9, .classic), (26, .floating)])  // saved, measured
}

/// The lengths of a navigation bar, in points.
// swift-format-ignore
package enum NavigationBarSizes {
  /// The height of the row with title and buttons.
  package static let rowHeight = ValueByVersion<Double>([(9, 44), (26, 54)])  // saved, measured

  /// The same in a sheet.
  package static let rowHeightInSheet = ValueByVersion<Double>([(9, 56), (26, 54)])  // saved, measured

  /// The same on an iPad.
  package static let rowHeightOnPad = ValueByVersion<Double>([(9, 50), (26, 54)])  // estimated, estimated

  /// The same on a phone held sideways.
  package static let rowHeightInLandscape = ValueByVersion<Double>([(9, 32), (26, 54)])  // estimated, estimated

  /// The height of a button, where it is not that of the row.
  package static let buttonHeight = ValueByVersion<Double?>([(9, nil), (26, 44)])  // saved, measured

  /// The height that a prompt adds.
  package static let promptHeight = ValueByVersion<Double>([(9, 30), (26, 32)])  // estimated, measured

  /// The point size of a prompt.
  package static let promptSize = ValueByVersion<Double>([(9, 13), (26, 12)])  // estimated, measured

  /// The minimum height that a large title adds below the row.
  package static let minimumLargeTitleHeight = ValueByVersion<Double>([(9, 52), (26, 52)])  // saved, measured

  /// The distance of a large title's baseline from the lower edge.
  package static let largeTitleBaseline = ValueByVersion<Double>([(9, 16), (26, 16)])  // estimated, measured

  /// The minimum distance from the top of the screen.
  package static let minimumTop = ValueByVersion<Double>([(9, 0), (26, 10)])  // saved, measured

  /// The distance between buttons.
  package static let gap = ValueByVersion<Double>([(9, 16), (26, 12)])  // estimated, measured

  /// The space at the sides of a button's title.
  package static let buttonInset = ValueByVersion<Double>([(9, 0), (26, 16)])  // estimated, measured

  /// The minimum width of a button.
  package static let minimumButtonWidth = ValueByVersion<Double>([(9, 0), (26, 44)])  // estimated, measured

  /// The distance of buttons and large titles from the sides; the root view's margin where it is
  /// not stated.
  package static let sideMargin = ValueByVersion<Double?>([(9, nil), (26, 16)])  // saved, measured

  /// The same on an iPad.
  package static let sideMarginOnPad = ValueByVersion<Double?>([(9, nil), (26, 20)])  // saved, measured
}

/// The lengths of a toolbar, in points.
// swift-format-ignore
package enum ToolbarSizes {
  /// The height.
  package static let height = ValueByVersion<Double>([(9, 44), (26, 54)])  // saved, measured

  /// The height above a home indicator.
  package static let heightAtHomeIndicator = ValueByVersion<Double>([(9, 49), (26, 54)])  // saved, measured

  /// The height on an iPad.
  package static let heightOnPad = ValueByVersion<Double>([(9, 50), (26, 54)])  // saved, estimated

  /// The height on a phone held sideways.
  package static let heightInLandscape = ValueByVersion<Double>([(9, 32), (26, 54)])  // estimated, estimated

  /// The height of the platters under buttons, where it is not that of the bar.
  package static let platterHeight = ValueByVersion<Double?>([(9, nil), (26, 48)])  // saved, measured

  /// The distance between buttons.
  package static let gap = ValueByVersion<Double>([(9, 8), (26, 12)])  // estimated, measured

  /// The distance of buttons from the sides; the root view's margin where it is not stated.
  package static let sideMargin = ValueByVersion<Double?>([(9, nil), (26, 16)])  // estimated, measured

  /// The space at the sides of a button's title.
  package static let buttonInset = ValueByVersion<Double>([(9, 0), (26, 16)])  // estimated, estimated
}

/// The lengths of a tab bar, in points.
// swift-format-ignore
package enum TabBarSizes {
  /// The height of the tabs.
  package static let rowHeight = ValueByVersion<Double>([(9, 49), (26, 62)])  // saved, measured

  /// The height of the tabs on an iPad.
  package static let rowHeightOnPad = ValueByVersion<Double>([(9, 50), (26, 62)])  // estimated, estimated

  /// The height of the tabs on a phone held sideways.
  package static let rowHeightInLandscape = ValueByVersion<Double>([(9, 32), (26, 62)])  // estimated, estimated

  /// The minimum height of the bar with what it covers below the tabs.
  package static let minimumHeight = ValueByVersion<Double>([(9, 0), (26, 83)])  // saved, measured

  /// The space between a floating platter's ends and its tabs.
  package static let platterEnd = ValueByVersion<Double>([(9, 0), (26, 4)])  // estimated, estimated

  /// The width of a tab in a floating platter.
  package static let platterTabWidth = ValueByVersion<Double>([(9, 0), (26, 266.0 / 3)])  // estimated, estimated

  /// The part of the width that a floating platter leaves open at least.
  package static let platterMargin = ValueByVersion<Double>([(9, 0), (26, 42)])  // estimated, estimated
}

/// The places of the tabs of a tab bar controller.
// swift-format-ignore
package enum TabPlaces {
  /// Whether tabs are at the top of an iPad whose width is regular.
  package static let isAtTopOnPad = ValueByVersion<Bool>([(9, false), (18, true)])  // estimated, estimated
}

/// The lengths of a search bar, in points.
// swift-format-ignore
package enum SearchBarSizes {
  /// The height of the field at Large; it follows the body style.
  package static let fieldHeight = ValueByVersion<Double>([(9, 36), (26, 44)])  // saved, measured

  /// The minimum height of the field.
  package static let minimumFieldHeight = ValueByVersion<Double>([(9, 31), (26, 44)])  // saved, estimated

  /// The minimum height of the bar.
  package static let minimumHeight = ValueByVersion<Double>([(9, 44), (11, 51), (26, 60)])  // saved, saved, measured

  /// The height of the bar that its field does not fill.
  package static let fieldRoom = ValueByVersion<Double>([(9, 8), (11, 20), (26, 16)])  // saved, saved, measured

  /// The minimum height that the bar adds to a navigation bar.
  package static let minimumHeightInNavigationBar = ValueByVersion<Double>([(9, 52), (26, 60)])  // saved, measured

  /// The height of the bar in a navigation bar that its field does not fill.
  package static let fieldRoomInNavigationBar = ValueByVersion<Double>([(9, 16), (26, 16)])  // saved, measured

  /// The distance of the field from the sides of the bar.
  package static let sideInset = ValueByVersion<Double>([(9, 8), (26, 8)])  // saved, carried

  /// The space at the sides of the field's symbols.
  package static let textInset = ValueByVersion<Double>([(9, 6), (26, 12)])  // estimated, estimated

  /// The radius of the field's corners; half of its height where it is not stated.
  package static let cornerRadius = ValueByVersion<Double?>([(9, 10), (26, nil)])  // estimated, estimated
}

/// The lengths of alerts and action sheets, in points.
// swift-format-ignore
package enum AlertSizes {
  /// The width of an alert.
  package static let width = ValueByVersion<Double>([(9, 270), (26, 320)])  // published, measured

  /// The width of an alert at accessibility sizes.
  package static let accessibleWidth = ValueByVersion<Double>([(9, 320), (26, 320)])  // estimated, measured

  /// The width of an action sheet; that of the screen where it is not stated.
  package static let sheetWidth = ValueByVersion<Double?>([(9, nil), (26, 320)])  // published, measured

  /// The part of the screen's width that stays open at least.
  package static let screenMargin = ValueByVersion<Double>([(9, 16), (26, 16)])  // published, carried

  /// The space beside the texts.
  package static let textInset = ValueByVersion<Double>([(9, 16), (26, 30)])  // estimated, measured

  /// The space above the texts of an alert.
  package static let textTop = ValueByVersion<Double>([(9, 20), (26, 22)])  // estimated, measured

  /// The space below the texts of an alert.
  package static let textBottom = ValueByVersion<Double>([(9, 20), (26, 20)])  // estimated, measured

  /// The space above the texts of an action sheet.
  package static let sheetTextTop = ValueByVersion<Double>([(9, 14), (26, 22)])  // estimated, measured

  /// The space below the texts of an action sheet.
  package static let sheetTextBottom = ValueByVersion<Double>([(9, 14), (26, 20)])  // estimated, measured

  /// The space between title and message.
  package static let textGap = ValueByVersion<Double>([(9, 4), (26, 8)])  // estimated, measured

  /// The space around buttons.
  package static let actionsInset = ValueByVersion<Double>([(9, 0), (26, 16)])  // published, measured

  /// The space between buttons.
  package static let actionGap = ValueByVersion<Double>([(9, 0), (26, 8)])  // published, measured

  /// The minimum height of a button of an alert.
  package static let minimumActionHeight = ValueByVersion<Double>([(9, 44), (26, 48)])  // published, measured

  /// The minimum height of a button of an action sheet.
  package static let minimumSheetActionHeight = ValueByVersion<Double>([(9, 57), (26, 48)])  // published, measured

  /// The height of a button that its title does not fill at accessibility sizes.
  package static let actionTextRoom = ValueByVersion<Double>([(9, 24), (26, 24)])  // estimated, measured

  /// The radius of the corners.
  package static let cornerRadius = ValueByVersion<Double>([(9, 14), (26, 34)])  // estimated, estimated
}

/// The lengths of sheets, in points.
// swift-format-ignore
package enum SheetSizes {
  /// The radius of the corners.
  package static let cornerRadius = ValueByVersion<Double>([(9, 10), (26, 38)])  // estimated, estimated

  /// The minimum distance of a large sheet from the top of the screen.
  package static let minimumTop = ValueByVersion<Double>([(9, 0), (26, 30)])  // estimated, measured

  /// The distance of a large sheet from the safe area.
  package static let topBelowSafeArea = ValueByVersion<Double>([(9, 10), (26, 0)])  // estimated, measured

  /// The size of a form sheet.
  package static let formSheet = ValueByVersion<Size>([(9, Size(width: 540, height: 620)), (26, Size(width: 540, height: 620))])  // published, carried

  /// The size of a popover.
  package static let popover = ValueByVersion<Size>([(9, Size(width: 320, height: 480)), (26, Size(width: 320, height: 480))])  // estimated, carried

  /// The width of a page sheet.
  package static let pageSheetWidth = ValueByVersion<Double>([(9, 704), (26, 704)])  // estimated, carried

  /// The distance of a page sheet from the safe area at the top, and below.
  package static let pageSheetMargin = ValueByVersion<Double>([(9, 20), (26, 20)])  // estimated, carried

  /// The distance of a sheet below its largest detent from the edges of the screen.
  package static let detentInset = ValueByVersion<Double>([(9, 0), (26, 8)])  // estimated, measured
}

/// The lengths of table cells, in points.
// swift-format-ignore
package enum CellSizes {
  /// The height that the line between cells adds to a cell; 0 for a line of a pixel inside of it.
  package static let line = ValueByVersion<Double>([(9, 0), (26, 1)])  // saved, measured

  /// The margins above and below the content.
  package static let verticalMargin = ValueByVersion<Double>([(9, 11), (26, 15)])  // saved, measured

  /// The minimum height of a row at Large.
  package static let minimumHeight = ValueByVersion<Double>([(9, 44), (26, 44)])  // saved, measured

  /// Whether the least height follows the body style.
  package static let scalesLeastHeight = ValueByVersion<Bool>([(9, false), (26, true)])  // saved, measured

  /// The space above two labels.
  package static let subtitleTop = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(9, 9, 9)), (26, LengthByTextSize(9, 11, 15))])  // saved, measured

  /// The space between two labels.
  package static let subtitleGap = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(3, 3, 3)), (26, LengthByTextSize(3, 4, 6))])  // saved, measured

  /// The space below two labels.
  package static let subtitleBottom = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(10.5, 10.5, 10.5)), (26, LengthByTextSize(10.5, 14, 19.5))])  // saved, measured

  /// The space above two labels in a group.
  package static let groupedSubtitleTop = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(9, 9, 9)), (26, LengthByTextSize(15, 15, 15))])  // saved, measured

  /// The space between two labels in a group.
  package static let groupedSubtitleGap = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(3, 3, 3)), (26, LengthByTextSize(0, 0, 0))])  // saved, measured

  /// The space below two labels in a group.
  package static let groupedSubtitleBottom = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(10.5, 10.5, 10.5)), (26, LengthByTextSize(15, 15, 15))])  // saved, measured

  /// Whether the height of two labels in a group is rounded up to points, and not to pixels.
  package static let roundsGroupedHeightsToPoints = ValueByVersion<Bool>([(9, true), (26, false)])  // saved, measured

  /// Whether labels in the middle of a row begin at a whole point.
  package static let centersOnPoints = ValueByVersion<Bool>([(9, true), (26, false)])  // saved, measured

  /// The text style of the second of two labels.
  package static let subtitleStyle = ValueByVersion<TextStyle>([(9, .caption1), (26, .subheadline)])  // saved, measured

  /// The radius of the corners of an inset group.
  package static let groupCornerRadius = ValueByVersion<Double>([(9, 10), (26, 26)])  // estimated, estimated

  /// Whether lines close groups above and below.
  package static let groupsHaveEdges = ValueByVersion<Bool>([(9, true), (26, false)])  // saved, estimated

  /// The distance between image and text.
  package static let imageGap = ValueByVersion<Double>([(9, 16), (26, 16)])  // estimated, carried

  /// The distance between the content and an accessory.
  package static let accessoryGap = ValueByVersion<Double>([(9, 8), (26, 8)])  // saved, carried

  /// The distance between text and value.
  package static let valueGap = ValueByVersion<Double>([(9, 8), (26, 8)])  // estimated, carried

  /// The width of the title in the value 2 style.
  package static let value2TitleWidth = ValueByVersion<Double>([(9, 91), (26, 91)])  // saved, carried

  /// The distance of the title from the value in the value 2 style.
  package static let value2Gap = ValueByVersion<Double>([(9, 6), (26, 6)])  // saved, carried

  /// The width of the control that deletes or inserts a row.
  package static let editingControlWidth = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(26, 34.5, 39)), (26, LengthByTextSize(26, 34.5, 39))])  // estimated, measured

  /// The height of the control that deletes or inserts a row.
  package static let editingControlHeight = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(26, 34.5, 38)), (26, LengthByTextSize(26, 34.5, 38))])  // estimated, measured

  /// The distance of that control from the leading edge.
  package static let editingControlX = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(15, 14.5, 16)), (26, LengthByTextSize(15, 14.5, 16))])  // estimated, measured

  /// The distance by which that control moves the content.
  package static let editingIndent = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(40, 47.5, 55)), (26, LengthByTextSize(40, 47.5, 55))])  // estimated, measured

  /// The width of the control that moves a row.
  package static let reorderWidth = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(27, 36.5, 41)), (26, LengthByTextSize(27, 36.5, 41))])  // estimated, measured
}

/// The lengths of the accessories of cells, in points.
// swift-format-ignore
package enum AccessorySizes {
  /// The width of a chevron.
  package static let chevronWidth = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(10.5, 14, 20)), (26, LengthByTextSize(10.5, 14, 20))])  // estimated, measured

  /// The height of a chevron.
  package static let chevronHeight = ValueByVersion<LengthByTextSize>([(9, LengthByTextSize(14, 19.5, 28.5)), (26, LengthByTextSize(14, 19.5, 28.5))])  // estimated, measured

  /// The width that a chevron takes of a cell at Large; its own where it is not stated. A chevron
  /// reaches into the margin from iOS 15 on.
  package static let chevronRoom = ValueByVersion<Double?>([(9, 11), (15, 8.5), (17, nil), (26, nil)])  // saved, saved, saved, measured

  /// The same at three pixels a point.
  package static let chevronRoomAtThreePixels = ValueByVersion<Double?>([(9, 34.0 / 3), (15, 8.5), (17, nil), (26, nil)])  // saved, saved, saved, measured

  /// The size of a check mark at two pixels a point at Large; beyond it grows as the chevron does,
  /// an estimate.
  package static let checkmark = ValueByVersion<Size>([(9, Size(width: 19, height: 18)), (26, Size(width: 19, height: 18))])  // estimated, measured

  /// The size of a check mark at three pixels a point at Large.
  package static let checkmarkAtThreePixels = ValueByVersion<Size>([(9, Size(width: 19, height: 17.333333333333332)), (26, Size(width: 19, height: 17.333333333333332))])  // estimated, measured

  /// Whether a check mark takes as much of a cell's width as a button.
  package static let checkmarkTakesButtonRoom = ValueByVersion<Bool>([(9, true), (26, false)])  // saved, measured

  /// The width that a round button takes of a cell at Large; beyond it grows as the chevron does,
  /// an estimate.
  package static let buttonRoom = ValueByVersion<Double>([(9, 20.5), (26, 20.5)])  // saved, carried
}

/// The lengths of section headers and footers, in points.
// swift-format-ignore
package enum HeaderSizes {
  /// Whether titles of all tables have the style of headlines at the text size of the application,
  /// whatever a window or a view overrides.
  package static let titleIsHeadline = ValueByVersion<Bool>([(9, false), (26, true)])  // saved, measured

  /// Whether the titles of groups are in capitals.
  package static let titlesAreUppercase = ValueByVersion<Bool>([(9, true), (26, false)])  // saved, measured

  /// The minimum height of a header of a plain table.
  package static let minimumPlainHeight = ValueByVersion<Double>([(9, 28), (26, 28)])  // saved, measured

  /// The height of a header of a plain table that its title does not fill.
  package static let plainRoom = ValueByVersion<Double>([(9, 7.5), (26, 7.5)])  // saved, measured

  /// The minimum height of the first header.
  package static let minimumFirstHeight = ValueByVersion<Double>([(9, 55.5), (26, 0)])  // saved, measured

  /// The height of the first header that its title does not fill.
  package static let firstRoom = ValueByVersion<Double>([(9, 39.5), (26, 35)])  // saved, measured

  /// The minimum height of a later header.
  package static let minimumLaterHeight = ValueByVersion<Double>([(9, 38), (26, 0)])  // saved, measured

  /// The height of a later header that its title does not fill.
  package static let laterRoom = ValueByVersion<Double>([(9, 17.5), (26, 25)])  // saved, measured

  /// The minimum height of a header after a footer without title, or below a large title.
  package static let minimumCompactHeight = ValueByVersion<Double>([(9, 38), (26, 38)])  // saved, measured

  /// The height of such a header that its title does not fill.
  package static let compactRoom = ValueByVersion<Double>([(9, 17.5), (26, 17.5)])  // saved, measured

  /// Whether the first header is lower below a large title.
  package static let isCompactBelowLargeTitle = ValueByVersion<Bool>([(9, false), (26, true)])  // saved, measured

  /// The distance of a title from the bottom of a header of a plain table.
  package static let plainTitleBottom = ValueByVersion<Double>([(9, 3.5), (26, 3.5)])  // estimated, measured

  /// The distance of a title from the bottom of a header of a group.
  package static let titleBottom = ValueByVersion<Double>([(9, 5.5), (26, 5.5)])  // estimated, carried

  /// The height of the first header without title.
  package static let untitledFirstHeight = ValueByVersion<Double>([(9, 35), (26, 35)])  // saved, carried

  /// The height of a footer without title, rounded up to pixels.
  package static let untitledFooterHeight = ValueByVersion<Double>([(9, 17.5), (26, 17.5)])  // estimated, measured

  /// The space above the title of a footer, rounded down to pixels.
  package static let footerTop = ValueByVersion<Double>([(9, 23.0 / 3), (26, 23.0 / 3)])  // estimated, measured

  /// The space below the title of a footer, rounded down to pixels.
  package static let footerBottom = ValueByVersion<Double>([(9, 20.0 / 3), (26, 20.0 / 3)])  // estimated, measured
}

/// The lengths of SwiftUI's lists where published pictures differ from UIKit's tables, in points.
// swift-format-ignore
package enum CardListSizes {
  /// The distance of the cards of a list from the sides of a screen of compact width; UIKit's
  /// tables of 390 points have 16 and 20.
  package static let side = ValueByVersion<Double>([(9, 20), (26, 16)])  // measured, measured

  /// The distance of the cards of a list from the sides of a screen of regular width.
  package static let regularSide = ValueByVersion<Double>([(9, 20), (26, 20)])  // estimated, measured

  /// Whether the edges of cards run along a circle and not along a longer curve. A row of one line
  /// has half circles at its ends.
  package static let hasCircularCorners = ValueByVersion<Bool>([(9, false), (26, true)])  // measured, measured

  /// The height that the first header of a list of cards adds to its title; nil for UIKit's rule.
  package static let firstHeaderRoom = ValueByVersion<Double?>([(9, nil), (26, 20)])  // saved, measured

  /// The distance of a title from the bottom of its header in a list of cards; nil for UIKit's.
  /// Other pictures of iOS 26 have 11 points from the descenders to the card.
  package static let titleBottom = ValueByVersion<Double?>([(9, nil), (26, 31.0 / 3)])  // saved, measured

  /// The distance between a label and its value where they stand one above the other.
  package static let stackedDistance = ValueByVersion<Double>([(9, 1.0 / 3), (26, 4)])  // measured, measured
}

/// The lengths of UIKit's buttons, in points.
// swift-format-ignore
package enum ButtonSizes {
  /// The font size of the title of a system button.
  package static let systemTitleSize = ValueByVersion<Double>([(9, 15)])  // saved

  /// The font size of the title of a custom button.
  package static let customTitleSize = ValueByVersion<Double>([(9, 18)])  // saved

  /// The height above and below a title without content insets and image.
  package static let titleInset = ValueByVersion<Double>([(9, 6)])  // saved

  /// The least width of a system button without an image.
  package static let minimumWidth = ValueByVersion<Double>([(9, 30)])  // saved

  /// The content insets of a mini configuration.
  package static let miniInsets = ValueByVersion<EdgeInsets>([(9, EdgeInsets(top: 5, left: 10, bottom: 5, right: 10))])  // estimated

  /// The content insets of a small configuration.
  package static let smallInsets = ValueByVersion<EdgeInsets>([(9, EdgeInsets(top: 5, left: 10, bottom: 5, right: 10))])  // estimated

  /// The content insets of a medium configuration.
  package static let mediumInsets = ValueByVersion<EdgeInsets>([(9, EdgeInsets(top: 7, left: 12, bottom: 7, right: 12))])  // saved

  /// The content insets of a large configuration.
  package static let largeInsets = ValueByVersion<EdgeInsets>([(9, EdgeInsets(top: 15, left: 20, bottom: 15, right: 20))])  // estimated

  /// The space between the title and the subtitle of a configuration.
  package static let titlePadding = ValueByVersion<Double>([(9, 1)])  // estimated

  /// The radius of the corners of a configuration's background.
  package static let cornerRadius = ValueByVersion<Double>([(9, 6)])  // estimated

  /// The radius of the small corner style.
  package static let smallCornerRadius = ValueByVersion<Double>([(9, 4)])  // estimated

  /// The radius of the medium corner style.
  package static let mediumCornerRadius = ValueByVersion<Double>([(9, 6)])  // estimated

  /// The radius of the large corner style.
  package static let largeCornerRadius = ValueByVersion<Double>([(9, 9)])  // estimated

  /// The opacity of the title and the image of a pressed button.
  package static let pressedOpacity = ValueByVersion<Double>([(9, 0.3)])  // estimated

  /// The size of a close button.
  package static let close = ValueByVersion<Size>([(9, Size(width: 30, height: 30))])  // estimated
}

/// How labels set their text.
// swift-format-ignore
package enum LabelText {
  /// Whether the standard strategy of labels keeps a single word from the last line.
  package static let pushesOut = ValueByVersion<Bool>([(9, false), (12, true), (16, false), (26, false)])  // saved, saved, saved, carried
}
