import DynamicType
import FontDescriptors
import FontManagement
import Rendering
import RichText
import Snapshots
import Typesetting

/// Text and rules with their positions, collected before the size of the sheet is known.
struct Sheet {
  /// A text in its place.
  private struct Piece {
    var text: String
    var layout: ParagraphLayout
    var origin: Point
    var color: Color
  }

  /// The alignment of a text at its place.
  enum Edge {
    /// Starts at the point, regardless of the direction.
    case left
    /// Ends at the point.
    case right
  }

  let theme: SpecimenTheme
  var language: String?
  /// The size of the sheet.
  var size = Size(width: 0, height: 0)
  private var pieces: [Piece] = []
  private var rules: [Rect] = []

  init(theme: SpecimenTheme, language: String?) {
    self.theme = theme
    self.language = language
  }

  /// Places a line of text with its baseline at a height; text wider than the width is truncated.
  mutating func add(
    _ text: String,
    _ font: Font,
    at place: Point,
    _ edge: Edge = .left,
    width: Double = .infinity,
    color: Color? = nil
  ) {
    let layout = Self.line(text, font, language, width: width)
    guard let line = layout.lines.first else { return }
    let x = edge == .left ? place.x - line.x : place.x - line.x - line.width
    pieces.append(
      Piece(
        text: text,
        layout: layout,
        origin: Point(x: x, y: place.y - line.baseline),
        color: color ?? theme.ink
      )
    )
  }

  /// Places laid-out lines of text with their top left corner at a point.
  mutating func add(_ layout: ParagraphLayout, of text: String, at place: Point) {
    pieces.append(Piece(text: text, layout: layout, origin: place, color: theme.ink))
  }

  /// The minimum width that shows the title and the summary of a sheet completely.
  static func headWidth(_ title: String, _ summary: String) -> Double {
    max(
      line(title, SpecimenFonts.title, nil).width,
      line(summary, SpecimenFonts.subtitle, nil).width
    )
  }

  /// The columns of the labels beside rows: the name of a category, and a size after it.
  struct Labels {
    /// The distance from the left edge of a name to the right edge of a size.
    let sizeEnd: Double
    /// The distance from the left edge of a name to the text of the row.
    let width: Double
    /// The minimum height of a row that separates its labels from those of the next.
    let rowHeight = SpecimenFonts.note.lineHeight

    private static let gap = 12.0

    /// Measures the labels of all rows; the columns are at least as wide as the usual labels.
    init(names: [String], sizes: [String]) {
      func widest(_ texts: [String]) -> Double {
        texts.map { Sheet.line($0, SpecimenFonts.mark, nil).width }.max() ?? 0
      }
      let end = widest(names) + Self.gap + widest(sizes)
      sizeEnd = max(PixelGrid.wholePoints.roundedUp(end), 76)
      width = sizeEnd + 20
    }
  }

  /// Adds a thin horizontal line.
  mutating func addRule(from x: Double, to end: Double, at y: Double, thickness: Double = 0.75) {
    rules.append(Rect(x: x, y: y, width: end - x, height: thickness))
  }

  /// Draws everything at the top left of a canvas.
  func draw(on canvas: Canvas) {
    canvas.fill(Rect(size: canvas.size), with: theme.paper)
    for rule in rules { canvas.fill(rule, with: theme.rule) }
    for piece in pieces {
      canvas.draw(piece.layout, of: piece.text, at: piece.origin, color: piece.color)
    }
  }

  /// Lays a text out on one line.
  static func line(
    _ text: String,
    _ font: Font,
    _ language: String?,
    width: Double = .infinity
  ) -> ParagraphLayout {
    var style = ParagraphStyle.default
    style.lineBreakMode = .truncateTail
    return ShapedText(AttributedText(text, font: font.request), style: style, language: language)
      .layout(width: width, maximumLines: 1)
  }
}

extension [Sheet] {
  /// Draws the sheets as pages of equal size, that of the largest.
  func file(_ format: CanvasFormat, title: String) throws(CanvasError) -> [UInt8] {
    let size = Size(
      width: map(\.size.width).max() ?? 0,
      height: map(\.size.height).max() ?? 0
    )
    let canvas = try Canvas(format, size: size)
    canvas.setTitle(title)
    for (index, sheet) in enumerated() {
      if index > 0 { try canvas.beginPage() }
      sheet.draw(on: canvas)
    }
    return try canvas.finish()
  }
}
