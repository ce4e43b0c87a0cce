public import Diagnostics
public import DynamicType
public import Rendering
public import ScreenAudit

/// One page that shows every screen at every size with the findings, in one file.
///
/// The file needs no network and no other file. It can be used with the keyboard and with a screen reader,
/// follows light and dark, scales with the reader's own text size, and prints.
public struct HTMLReport: Sendable {
  /// The pictures of one screen in one setting.
  public struct PictureSet: Sendable {
    /// The screen.
    public var screen: SweepScreen

    /// The setting in which it was shown.
    public var setting: SweepSetting

    /// The size of the screen in points.
    public var size: Size

    /// The drawings by size, of the screen as launched.
    public var launched: [ContentSizeCategory: DrawingSheet.Drawing]

    /// The drawings by size, of the screen after a change; empty if they would look the same.
    public var changed: [ContentSizeCategory: DrawingSheet.Drawing] = [:]

    /// The parts of the screen in ``launched``, in points of the screen; all of it by default.
    public var launchedRegions: [ContentSizeCategory: Rect] = [:]

    /// The parts of the screen in ``changed``.
    public var changedRegions: [ContentSizeCategory: Rect] = [:]

    /// The drawings by size, of the screen as in its document, without settings from code; empty if code sets
    /// nothing visible.
    public var alone: [ContentSizeCategory: DrawingSheet.Drawing] = [:]

    /// The parts of the screen in ``alone``.
    public var aloneRegions: [ContentSizeCategory: Rect] = [:]

    /// The screen scrolled to the content below its edge.
    public var scrolled: [ScrolledPicture] = []

    /// The panels that items show during a long press at an accessibility size.
    public var largeContent: [LargeContentPicture] = []

    /// The identifiers of the objects on the screen.
    var objectIDs: Set<String> = []

    /// Whether text of the status bar is dark or light; `nil` if the picture has no status bar.
    var statusBarInk: StatusBarInk?

    /// Whether the pictures show the whole screen of a device.
    var fillsDevice: Bool { launchedRegions.values.allSatisfy { $0 == Rect(size: size) } }

    /// The top of the bottom bar, or the end of the screen, in points from the top.
    public var fold: Double
  }

  /// A screen scrolled so that a finding comes into view.
  public struct ScrolledPicture: Hashable, Sendable {
    /// The size.
    public var category: ContentSizeCategory

    /// Whether it is the screen after a change of the size.
    public var isChanged: Bool

    /// The rectangle of the finding before scrolling, in points of the screen.
    public var region: Rect

    /// The distance by which the content has moved up, in points.
    public var distance: Double

    /// The drawing of the scrolled screen.
    public var picture: DrawingSheet.Drawing
  }

  /// The subject of the page, such as the name of the project.
  public var title: String

  /// The program that made the page.
  public var tool: ReportTool

  /// The iOS version of the drawn screens, or `nil` if unknown.
  public var systemVersion: String?

  /// The sizes, in ascending order.
  public var categories: [ContentSizeCategory]

  /// The sheet that contains all drawings.
  public var sheet: DrawingSheet

  /// The pictures, in the order in which the screens are shown.
  public var pictures: [PictureSet]

  /// The findings on screens, in the order in which they are shown.
  public var findings: [AuditFinding]

  /// The findings about documents, in the order in which they are shown.
  public var documentFindings: [Finding] = []

  /// The verdicts on Larger Text.
  public var verdicts: [LargerTextVerdict]

  /// Sentences at the top of the page, about parts of the app that are not shown.
  public var notices: [String] = []
  /// The part of the app that the page shows, and the effect of code on it.
  public var coverage = PreviewCoverage()
  /// The languages with texts that the page does not show.
  public var furtherLanguages: [String] = []

  /// Documents and screens that could not be shown.
  public var uncovered: [Uncovered] = []

  /// Texts that replace those that code would set, by the document and the identifier of their object.
  public var inventedTexts: [InventedText] = []

  /// The earlier run for comparison.
  public var earlier: EarlierRun?

  /// The number of the outcome, by which the page detects a newer one; `nil` for a page that is written once.
  public var liveNumber: Int?

  /// Pieces that are kept for the page of the next outcome.
  var pieces = PagePieces()

  /// A document or a screen that could not be shown.
  public struct Uncovered: Hashable, Sendable {
    /// The name of the screen, or of the document.
    public var name: String
    /// The path of the document.
    public var file: String
    /// The reason, as one sentence.
    public var reason: String
  }

  /// A text that is in no document.
  public struct InventedText: Hashable, Sendable {
    /// The path of the document.
    public var file: String
    /// The identifier of the object that shows the text.
    public var objectID: String
    /// The text.
    public var text: String
  }

  /// The screens, each once, in their order.
  var screens: [SweepScreen] { pictures.map(\.screen).unique }

  /// The settings, each once, in their order.
  var settings: [SweepSetting] { pictures.map(\.setting).unique }

  /// The page.
  public var html: String {
    var html = ""
    write { html += $0 }
    return html
  }

  /// The data of the page alone, for comparison in a later run.
  func writeData(_ piece: (String) -> Void) {
    let contents = PageContents(self)
    var drawings = PageDrawings(screens: contents.screens.count)
    let data = data(contents, &drawings)
    piece(data)
    drawings.write(sheet, pieces, piece)
    piece("}")
  }

  /// Produces the page piece by piece, with the drawings of each screen separately: with many screens and
  /// languages they need not all be in memory as text.
  func write(_ piece: (String) -> Void) {
    let contents = PageContents(self)
    let page = page(contents)
    piece(page.beginning)
    writeData { piece(Markup.script($0)) }
    piece(page.end)
  }

  /// Whether the first bytes of a file are those of such a page.
  static func isPage(_ beginning: [UInt8]) -> Bool {
    String(decoding: beginning, as: UTF8.self).contains(PageTemplates.mark)
  }

  private func page(_ contents: PageContents) -> (beginning: String, end: String) {
    PageTemplates.page(
      mark: PageTemplates.mark,
      liveNumber: liveNumber.map { "\($0)" },
      title: title,
      header: header(contents),
      controls: controls,
      sidebar: sidebar(contents),
      overview: overview(contents),
      stage: stage(contents),
      findings: findingList(contents),
      documents: documentList,
      statements: codeList,
      compared: compared(contents),
      terms: terms,
      footer: PageTemplates.footer(tool: tool.name, version: tool.version)
    )
  }
}
