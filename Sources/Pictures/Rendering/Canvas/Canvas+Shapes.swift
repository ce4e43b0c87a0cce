import DynamicType
public import RichText
public import Snapshots

extension Canvas {
  /// Fills a path.
  public func fill(_ path: Path, with paint: Paint, rule: FillRule = .nonZero) {
    guard canDraw, path.isDrawable else { return }
    backend.fill(path, with: paint, rule: rule)
  }

  /// Fills a rectangle, such as a background or the line below underlined text.
  public func fill(_ rect: Rect, with color: Color) {
    guard !rect.isEmpty else { return }
    fill(Path(rect), with: .color(color))
  }

  /// Draws a line along a path.
  public func stroke(_ path: Path, with paint: Paint, style: StrokeStyle = StrokeStyle()) {
    guard canDraw, path.isDrawable, style.width.isFinite, style.width > 0 else { return }
    backend.stroke(path, with: paint, style: style)
  }

  /// Draws the shadow that a shape casts, without the shape.
  public func draw(_ shadow: Shadow, of path: Path) {
    let numbers = [shadow.radius, shadow.offset.width, shadow.offset.height]
    guard canDraw, path.isDrawable, numbers.allSatisfy(\.isFinite), shadow.radius >= 0
    else { return }
    backend.draw(shadow, of: path)
  }
}

extension Path {
  /// Whether the path has extent-giving, finite coordinates.
  var isDrawable: Bool {
    // Cairo counts in 24 bits of pixels; beyond them shapes would come out somewhere else.
    guard let bounds = controlBounds else { return false }
    let limit = 1_000_000.0
    return bounds.x > -limit && bounds.y > -limit && bounds.maxX < limit && bounds.maxY < limit
  }
}
