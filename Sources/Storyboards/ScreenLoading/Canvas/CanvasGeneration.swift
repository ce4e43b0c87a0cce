import DynamicType
import InterfaceBuilder

/// The behavior of Interface Builder's canvas in one version of its tools.
///
/// Documents name the version of the tools that saved them. Nothing else compares these versions.
struct CanvasGeneration {
  /// The first version of the tools of this row.
  let firstToolsVersion: Double
  /// The family that the canvas draws in place of fonts that only the app has.
  let missingFont: String
  /// The version of iOS with whose fonts and controls the canvas drew.
  private(set) var system: SystemGeneration
  /// The rule by which devices with a home button show a status bar.
  let statusBar: StatusBar
  /// The insets of devices without a home button.
  let deviceInsets: DeviceInsets
  let cellMargins: CellMargins
  /// The heights that a picker can have beside its own: until iOS 9 it had one of three, as UIKit's
  /// message about other heights names them, and a document says which by its frame.
  let pickerHeights: [Double]

  /// The rule by which devices with a home button show a status bar.
  ///
  /// Screens saved by tools before 14810 stand below 20 points, of those until 21507 nearly none do
  /// (36 of 38), all later ones do again (30 of 30), also views of xibs that are 22 to 160 points
  /// high.
  enum StatusBar {
    case onScreens
    case nowhere
    case everywhere
  }

  /// The insets of devices without a home button, as saved views that are pinned to them show.
  enum DeviceInsets: Comparable {
    /// 44 points above on the first such devices.
    case original
    /// 47 points above on the iPhone 12 since 21208 (20 of 20 screens; 44 on all 5 until 20037).
    case ofXcode14
    /// 48 points above on the iPhone XR since 21225 (of 50 screens 50; 44 on all 84 before), and 47
    /// on the iPhone 12 Pro Max (2 of 2).
    case ofModels
    /// 50 points above on the iPhone X since 21701 (28 of 28).
    case ofLaterModels
    /// Twice those of the device, since 23727 (11 of 11).
    case twice
  }

  /// The height of a navigation bar: 54 points since iOS 26.
  var navigationBarHeight: Double { isNewest ? 54 : 44 }

  private var isNewest: Bool { system.has(SystemVersion(26)) }

  /// The text size of a canvas whose labels do not show another one: XS with Xcode 13.
  ///
  /// Of its 12 documents with labels in text styles 10 show it; buttons with a configuration are 31
  /// points high and search bars 51.
  var textSize: ContentSizeCategory? {
    system.version == SystemVersion(15) ? .extraSmall : nil
  }

  /// The margins at the sides of cells in inset groups, where it is not their distance from the
  /// sides of the table: 16 points since iOS 26 (15 of 15 views).
  var insetGroupMargin: Double? { isNewest ? 16 : nil }

  /// The width from which cells have margins of 20 points at the sides.
  ///
  /// On canvases 390, 393 and 402 points wide 64 of 65 views inside cells are 20 points from the
  /// side, but for the tools from 23727 on, with which xibs 390 points wide have 16 (5 of 5).
  var wideCell: Double { deviceInsets == .twice ? 391 : 390 }

  /// The margins of cells above and below: 15 points since iOS 26 (8 of 10 cells).
  var cellMarginAbove: Double { isNewest ? 15 : 11 }

  /// The margins inside cells: 11 points above and below since iOS 11.
  enum CellMargins {
    /// 8 points at all edges.
    case narrow
    /// 8 points at all edges, and 15 at the sides where the superview's margins are preserved.
    ///
    /// 23 of 23 views of two apps, on canvases 375 and 414 wide; 8 in 34 of 34 views that do not
    /// preserve them, and in 24 of 24 of tools before 9000 that do.
    case narrowUnlessPreserved
    /// Those of a screen at the sides; in a xib those of a screen of the cell's width.
    case screenOfOwnWidthInXibs
    /// Those of a screen at the sides, and one point less in a xib for a phone 375 points wide.
    case screenLessOneInXibs
    /// Those of a screen at the sides.
    case screen
  }

  /// Returns the generation of a document.
  static func of(_ document: InterfaceDocument) -> CanvasGeneration {
    guard let tools = document.settings.toolsVersion else {
      var unknown = rows[0]
      unknown.system = unknownSystem
      return unknown
    }
    return rows.last { tools >= $0.firstToolsVersion } ?? rows[0]
  }

  /// The version of documents that do not name their tools: an estimate.
  private static let unknownSystem = SystemGeneration(SystemVersion(14))

  private init(
    _ tools: Double,
    iOS version: UInt16,
    statusBar: StatusBar,
    _ cellMargins: CellMargins,
    devices: DeviceInsets = .original,
    missingFont: String = "Helvetica of macOS",
    pickers: [Double] = []
  ) {
    firstToolsVersion = tools
    system = SystemGeneration(SystemVersion(version))
    self.statusBar = statusBar
    deviceInsets = devices
    self.missingFont = missingFont
    self.cellMargins = cellMargins
    pickerHeights = pickers
  }

  /// The family that tools from 21701 on draw in place of missing fonts: lines are 1.165 times as high
  /// as the size.
  private static let lateMissingFont = "Helvetica Neue of macOS"

  /// The families that are drawn in place of missing fonts by any tools.
  static let missingFonts = ["Helvetica of macOS", lateMissingFont]

  /// The first builds of the tools that came with each version of iOS or that changed the canvas.
  private static let rows: [CanvasGeneration] = [
    .init(0, iOS: 9, statusBar: .onScreens, .narrow, pickers: [162, 180, 216]),
    .init(9_000, iOS: 9, statusBar: .onScreens, .narrow),
    .init(11_000, iOS: 10, statusBar: .onScreens, .narrowUnlessPreserved),
    .init(13_000, iOS: 11, statusBar: .onScreens, .screenLessOneInXibs),
    .init(14_000, iOS: 12, statusBar: .onScreens, .screenOfOwnWidthInXibs),
    .init(14_480, iOS: 12, statusBar: .onScreens, .screenLessOneInXibs),
    .init(14_800, iOS: 12, statusBar: .nowhere, .screenLessOneInXibs),
    .init(14_810, iOS: 13, statusBar: .nowhere, .screenLessOneInXibs),
    // Lines of fonts that only the app has are 1.165 times as high as their size (7 sizes, 70 labels).
    .init(
      15_000,
      iOS: 13,
      statusBar: .nowhere,
      .screenLessOneInXibs,
      missingFont: "Helvetica Neue of macOS"
    ),
    .init(16_000, iOS: 13, statusBar: .nowhere, .screenLessOneInXibs),
    .init(17_000, iOS: 14, statusBar: .nowhere, .screen),
    .init(18_000, iOS: 15, statusBar: .nowhere, .screen),
    .init(21_000, iOS: 16, statusBar: .nowhere, .screen, devices: .ofXcode14),
    .init(21_225, iOS: 16, statusBar: .nowhere, .screen, devices: .ofModels),
    .init(
      21_700,
      iOS: 16,
      statusBar: .everywhere,
      .screen,
      devices: .ofLaterModels,
      missingFont: lateMissingFont
    ),
    .init(
      22_000,
      iOS: 17,
      statusBar: .everywhere,
      .screen,
      devices: .ofLaterModels,
      missingFont: lateMissingFont
    ),
    .init(
      23_000,
      iOS: 18,
      statusBar: .everywhere,
      .screen,
      devices: .ofLaterModels,
      missingFont: lateMissingFont
    ),
    .init(
      23_727,
      iOS: 18,
      statusBar: .everywhere,
      .screen,
      devices: .twice,
      missingFont: lateMissingFont
    ),
    .init(
      24_000,
      iOS: 26,
      statusBar: .everywhere,
      .screen,
      devices: .twice,
      missingFont: lateMissingFont
    ),
    // Builds that do not say of which version they are: all 25 documents name a plug-in of Xcode 15.
    .init(
      30_000,
      iOS: 17,
      statusBar: .everywhere,
      .screen,
      devices: .ofLaterModels,
      missingFont: lateMissingFont
    ),
  ]
}
