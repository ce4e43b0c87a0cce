import DynamicType
import FontDescriptors
import FontManagement
import LayoutGeometry
public import RichText
public import Typesetting

extension TextContent {
  /// The place in a box of lines that do not fill it.
  public enum VerticalPlace: Hashable, Sendable {
    /// At the top, as in a text view.
    case top

    /// In the middle, as in a label.
    case middle

    /// At the bottom.
    case bottom
  }

  /// Lays text out in a box.
  ///
  /// Lines that would reach below the box are left out, as in a label, and the last visible one is
  /// truncated. The first line is always visible.
  ///
  /// - Parameters:
  ///   - text: the text, already in the size in which it is drawn.
  ///   - frame: the box, in the element's own coordinates.
  ///   - color: the color of letters without one of their own.
  ///   - fonts: the fonts; nil takes those of the text as fonts that do not adjust.
  ///   - numberOfLines: the largest number of lines; 0 for no limit.
  ///   - place: where lines that do not fill the box lie in it.
  ///   - role: what the text is to its element.
  ///   - displayScale: the pixels of a point; the lines begin on a pixel.
  ///   - scaleFactor: the factor by which the fonts of the text were shrunk.
  public init(
    laying text: ShapedText,
    in frame: Rect,
    color: Color,
    fonts: [FontUse]? = nil,
    numberOfLines: Int = 0,
    place: VerticalPlace = .middle,
    role: Role = .label,
    displayScale: Double = 1,
    scaleFactor: Double = 1
  ) {
    let layout = text.layout(in: frame, numberOfLines: numberOfLines, displayScale: displayScale)
    let line = text.measure()
    let whole = text.measure(width: frame.width)
    let slack = 0.5 / displayScale
    self.init(
      text.text.string,
      layout: layout,
      frame: frame,
      origin: place.origin(of: layout.height, in: frame, displayScale),
      color: color,
      fonts: fonts ?? FontUse.uses(in: text.text),
      numberOfLines: numberOfLines,
      lineBreakMode: text.lineBreakMode,
      isTruncated: layout.isTruncated,
      isClipped: layout.height > frame.height + slack || layout.width > frame.width + slack,
      neededSize: Size(width: line.width, height: whole.height),
      role: role,
      scaleFactor: scaleFactor
    )
  }
}

extension TextContent.VerticalPlace {
  fileprivate func origin(of height: Double, in frame: Rect, _ displayScale: Double) -> Point {
    let room = frame.height - height
    let share = self == .top ? 0 : self == .middle ? 0.5 : 1
    let y = room > 0 || self != .top ? room * share : 0
    return Point(x: frame.x, y: frame.y + PixelGrid(scale: displayScale).roundedDown(y))
  }
}

extension ShapedText {
  var lineBreakMode: LineBreakMode {
    text.runs.first?.attributes.paragraphStyle?.lineBreakMode ?? baseStyle.lineBreakMode
  }

  /// Lays out as many lines as the box holds, at least one.
  fileprivate func layout(
    in frame: Rect,
    numberOfLines: Int,
    displayScale: Double
  ) -> ParagraphLayout {
    let layout = layout(width: frame.width, maximumLines: numberOfLines.lineLimit)
    let bottom = frame.height + 0.5 / displayScale
    guard layout.height > bottom else { return layout }
    let fitting = layout.lines.prefix { $0.top + $0.height <= bottom }.count
    let count = max(fitting, 1)
    return count == layout.lines.count
      ? layout : self.layout(width: frame.width, maximumLines: count)
  }
}

extension FontUse {
  /// The fonts of a text, each once, as fonts that nobody adjusts.
  static func uses(in text: AttributedText) -> [FontUse] {
    var uses: [FontUse] = []
    for run in text.runs {
      let use = FontUse(Font(run.attributes.font), adjusts: false)
      if !uses.contains(use) { uses.append(use) }
    }
    return uses
  }
}
