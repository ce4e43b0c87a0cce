public import Diagnostics
public import DynamicType
public import Rendering
public import ScreenAudit

/// One page that shows every screen at every size with what was found, in one file.
///
/// The file needs no network and no other file. It can be used with the keyboard and with a screen
/// reader, follows light and dark, scales with the reader's own text size, and prints.
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

    /// The drawings by size, of the screen after a change; empty where they would look the same.
    public var changed: [ContentSizeCategory: DrawingSheet.Drawing]

    /// The screen scrolled to what lies below its edge.
    public var scrolled: [ScrolledPicture] = []

    /// The top of the bar at the bottom, or the end of the screen, in points from the top.
    public var fold: Double

    /// Creates a set.
    public init(
      screen: SweepScreen,
      setting: SweepSetting,
      size: Size,
      launched: [ContentSizeCategory: DrawingSheet.Drawing],
      changed: [ContentSizeCategory: DrawingSheet.Drawing] = [:]
    ) {
      self.screen = screen
      self.setting = setting
      self.size = size
      fold = size.height
      self.launched = launched
      self.changed = changed
    }
  }

  /// A screen scrolled so far that a finding comes into view.
  public struct ScrolledPicture: Hashable, Sendable {
    /// The size.
    public var category: ContentSizeCategory

    /// Whether it is the screen after a change of the size.
    public var isChanged: Bool

    /// The place of the finding before the screen is scrolled, in points of the screen.
    public var region: Rect

    /// The distance by which the content has moved up, in points.
    public var distance: Double

    /// The drawing of the scrolled screen.
    public var picture: DrawingSheet.Drawing

    /// Creates a picture.
    public init(
      category: ContentSizeCategory,
      isChanged: Bool,
      region: Rect,
      distance: Double,
      picture: DrawingSheet.Drawing
    ) {
      self.category = category
      self.isChanged = isChanged
      self.region = region
      self.distance = distance
      self.picture = picture
    }
  }

  /// The subject of the page, such as the name of the project.
  public var title: String

  /// The program that made the page.
  public var tool: ReportTool

  /// The sizes, in ascending order.
  public var categories: [ContentSizeCategory]

  /// The sheet that all drawings are in.
  public var sheet: DrawingSheet

  /// The pictures, in the order in which the screens are shown.
  public var pictures: [PictureSet]

  /// The findings on screens, in the order in which they are shown.
  public var findings: [AuditFinding]

  /// The findings about documents, in the order in which they are shown.
  public var documentFindings: [Finding]

  /// The verdicts on Larger Text.
  public var verdicts: [LargerTextVerdict]

  /// Creates a report.
  public init(
    title: String,
    tool: ReportTool,
    categories: [ContentSizeCategory],
    sheet: DrawingSheet,
    pictures: [PictureSet],
    findings: [AuditFinding],
    documentFindings: [Finding] = [],
    verdicts: [LargerTextVerdict]
  ) {
    self.title = title
    self.tool = tool
    self.categories = categories
    self.sheet = sheet
    self.pictures = pictures
    self.findings = findings
    self.documentFindings = documentFindings
    self.verdicts = verdicts
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

  /// Hands the page over piece by piece, the drawings of each screen on their own: with many screens
  /// and languages they need not all be in memory as text.
  func write(_ piece: (String) -> Void) {
    var drawings = PageDrawings(screens: screens.count)
    piece(opening)
    piece(Markup.script(data(&drawings)))
    drawings.write(sheet) { piece(Markup.script($0)) }
    piece("}")
    piece(closing)
  }

  private var opening: String {
    let title = Markup.escaped(title)
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; img-src data: blob:; \
      style-src 'unsafe-inline'; script-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
      <title>\(title) · Dynamic Type report</title>
      <style>\(Self.style)</style>
      </head>
      <body>
      <a class="skip" href="#findings">Skip to the findings</a>
      \(header)
      <noscript><p class="notice">The pictures need JavaScript; the findings below do not.</p></noscript>
      \(controls)
      <main id="main">
      \(overview)
      \(stage)
      \(findingList)
      \(documentList)
      </main>
      \(footer)
      <script type="application/json" id="data">
      """
  }

  private var closing: String {
    """
    </script>
    <script>\(Self.drawingScript)\(Self.script)</script>
    </body>
    </html>

    """
  }
}
