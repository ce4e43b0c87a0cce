import DynamicType
import InterfaceBuilder

/// The behavior of Interface Builder's canvas in one version of its tools.
///
/// Documents name the version of the tools that saved them. Nothing else compares these versions.
struct CanvasGeneration {
  /// The first version of the tools of this row.
  let firstToolsVersion: Double
  /// The version of iOS with whose fonts and controls the canvas drew.
  private(set) var system: SystemGeneration
  /// Whether devices with a home button show a status bar.
  ///
  /// Since Xcode 11 they show none: screens saved by tools before 14810 stand below 20 points, of
  /// later ones only those of one project do.
  let showsStatusBar: Bool
  let cellMargins: CellMargins
  /// The heights that a picker can have beside its own: until iOS 9 it had one of three, as UIKit's
  /// message about other heights names them, and a document says which by its frame.
  let pickerHeights: [Double]

  /// The margins inside of cells: 11 points above and below since iOS 11.
  enum CellMargins {
    /// 8 points at all edges.
    case narrow
    /// Those of a screen at the sides, and one point less in a xib.
    case screenLessOneInXibs
    /// Those of a screen at the sides.
    case screen
  }

  /// Returns the generation of a document.
  static func of(_ document: InterfaceDocument) -> CanvasGeneration {
    guard let version = document.settings.toolsVersion else {
      var unknown = rows[0]
      unknown.system = unknownSystem
      return unknown
    }
    return rows.last { version >= $0.firstToolsVersion } ?? rows[0]
  }

  /// The version of documents that do not name their tools, and of builds from before a release,
  /// which do not say of which version they are: an estimate.
  private static let unknownSystem = SystemGeneration(SystemVersion(14))

  private init(
    _ tools: Double,
    iOS version: UInt16?,
    statusBar: Bool,
    _ cellMargins: CellMargins,
    pickers: [Double] = []
  ) {
    firstToolsVersion = tools
    system = version.map { SystemGeneration(SystemVersion($0)) } ?? Self.unknownSystem
    showsStatusBar = statusBar
    self.cellMargins = cellMargins
    pickerHeights = pickers
  }

  /// The first builds of the tools that came with each version of iOS or that changed the canvas.
  private static let rows: [CanvasGeneration] = [
    .init(0, iOS: 9, statusBar: true, .narrow, pickers: [162, 180, 216]),
    .init(9_000, iOS: 9, statusBar: true, .narrow),
    .init(11_000, iOS: 10, statusBar: true, .narrow),
    .init(13_000, iOS: 11, statusBar: true, .screenLessOneInXibs),
    .init(14_000, iOS: 12, statusBar: true, .screenLessOneInXibs),
    .init(14_800, iOS: 12, statusBar: false, .screenLessOneInXibs),
    .init(14_810, iOS: 13, statusBar: false, .screenLessOneInXibs),
    .init(17_000, iOS: 14, statusBar: false, .screen),
    .init(18_000, iOS: 15, statusBar: false, .screen),
    .init(20_000, iOS: 16, statusBar: false, .screen),
    .init(22_000, iOS: 17, statusBar: false, .screen),
    .init(23_000, iOS: 18, statusBar: false, .screen),
    .init(30_000, iOS: nil, statusBar: true, .screen),
  ]
}
