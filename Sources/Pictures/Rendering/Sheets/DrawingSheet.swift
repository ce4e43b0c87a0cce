public import DynamicType
public import RichText
public import Snapshots

/// Drawings of many screens that share equal parts.
///
/// Screens at twelve sizes and in many languages differ in a few words. A sheet keeps outlines of
/// glyphs, rows of glyphs, shapes and pictures once, and a drawing is a list of these: a hundredth of
/// its SVG document.
///
/// ```swift
/// let sheet = DrawingSheet()
/// let drawings = try snapshots.map { try sheet.draw($0) }
/// let document = sheet.svg(of: drawings[0])
/// ```
///
/// Letters are outlines, so that drawings look alike where fonts are missing. Equal screens have
/// equal drawings. Several tasks may draw at a time.
public final class DrawingSheet: Sendable {
  /// A screen in a sheet.
  public struct Drawing: Hashable, Sendable {
    /// The size in points.
    public let size: Size

    /// The numbers of its parts, in the order in which they are written.
    package let parts: [Int32]
  }

  let store = SheetStore()

  /// Creates a sheet without drawings.
  public init() {}

  /// Draws a screen.
  ///
  /// - Parameters:
  ///   - snapshot: the screen.
  ///   - background: what is behind the root; nil takes white, or black for dark traits.
  /// - Returns: its drawing, which this sheet alone can write.
  /// - Throws: that the screen has no size.
  public func draw(
    _ snapshot: LayoutSnapshot,
    background: Color? = nil
  ) throws(CanvasError) -> Drawing {
    let backend = SVGBackend(size: snapshot.size, sheet: store)
    let canvas = try Canvas(backend, format: .svg, size: snapshot.size)
    canvas.draw(snapshot, on: background)
    _ = try canvas.finish()
    return Drawing(size: snapshot.size, parts: store.add(backend.document))
  }

  /// The drawing as a document of its own.
  public func svg(of drawing: Drawing) -> String {
    let excerpt = SheetExcerpt(self, [drawing])
    let (width, height) = (
      SVGMarkup.number(drawing.size.width), SVGMarkup.number(drawing.size.height)
    )
    let shapes = store.outlines
    let body = excerpt.drawings[0].parts.map { excerpt.parts[$0].markup(excerpt.rows, shapes) }
    let definitions = excerpt.definitions.map(\.element) + excerpt.images.map(\.element)
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"\(width)\" height=\"\(height)\""
      + " viewBox=\"0 0 \(width) \(height)\"><defs>\(definitions.joined())</defs>"
      + body.joined() + "</svg>\n"
  }
}
