public import LayoutGeometry
public import RichText
public import Typesetting

/// Text where it is drawn, with the facts for an audit.
public struct TextContent: Sendable {
  /// The part that a text plays in its element.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// Text of its own, as of a label.
    case label

    /// The title of a button, a bar, a cell or a screen.
    case title

    /// A smaller line below a title.
    case subtitle

    /// A value that a person has entered or chosen.
    case value

    /// Text in an empty field.
    case placeholder

    /// Text above a part of a list.
    case header

    /// Text below a part of a list.
    case footer

    /// Long text that scrolls.
    case body

    /// A number or a word on another object.
    case badge

    /// Text that the system shows, such as the time in the status bar.
    case system
  }

  /// The characters, all of them.
  public var string: String

  /// The lines; their glyphs are made when they are drawn.
  public var layout: ParagraphLayout

  /// The box that the text was given, in the element's own coordinates.
  public var frame: Rect

  /// The top left corner of the lines, in the element's own coordinates.
  public var origin: Point

  /// The color of letters without one of their own.
  public var color: Color

  /// The fonts in the order of the text, each once.
  public var fonts: [FontUse]

  /// The largest number of lines; 0 for no limit.
  public var numberOfLines: Int

  /// The treatment of text that finds no room.
  public var lineBreakMode: LineBreakMode

  /// Whether an ellipsis replaces a part of the text, or lines are left out.
  public var isTruncated: Bool

  /// Whether the lines are larger than the box; they are cut off at it.
  public var isClipped: Bool

  /// The size of the whole text in points: the width without breaks except forced ones, and the
  /// height with as many lines as it needs at the width of the box.
  public var neededSize: Size

  /// The part that the text plays in its element.
  public var role: Role

  /// The factor by which the fonts were shrunk to fit; 1 for none.
  public var scaleFactor: Double

  /// Creates text from laid-out lines.
  public init(
    _ string: String,
    layout: ParagraphLayout,
    frame: Rect,
    origin: Point,
    color: Color,
    fonts: [FontUse],
    numberOfLines: Int = 0,
    lineBreakMode: LineBreakMode = .truncateTail,
    isTruncated: Bool,
    isClipped: Bool,
    neededSize: Size,
    role: Role = .label,
    scaleFactor: Double = 1
  ) {
    self.string = string
    self.layout = layout
    self.frame = frame
    self.origin = origin
    self.color = color
    self.fonts = fonts
    self.numberOfLines = numberOfLines
    self.lineBreakMode = lineBreakMode
    self.isTruncated = isTruncated
    self.isClipped = isClipped
    self.neededSize = neededSize
    self.role = role
    self.scaleFactor = scaleFactor
  }

  /// The number of visible lines.
  public var visibleLineCount: Int { layout.lines.count }

  /// The rectangle that the lines take, in the element's own coordinates.
  public var textRect: Rect {
    let left = layout.lines.map(\.x).min() ?? 0
    let right = layout.lines.map { $0.x + $0.width }.max() ?? 0
    return Rect(x: origin.x + left, y: origin.y, width: right - left, height: layout.height)
  }

  /// The rectangle of a line, in the element's own coordinates: its letters across, its box along.
  public func rect(ofLine index: Int) -> Rect {
    let line = layout.lines[index]
    return Rect(
      x: origin.x + line.x,
      y: origin.y + line.top,
      width: line.width,
      height: line.height
    )
  }
}
