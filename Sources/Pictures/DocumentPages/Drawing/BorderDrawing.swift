import LayoutGeometry
import Rendering
import RichText
import Snapshots

/// Draws the borders of a cell on its edges.
struct BorderDrawing {
  let canvas: Canvas
  let frame: Rect

  /// Draws the borders; an edge without a border stays empty.
  func draw(_ borders: TextTableEdges<TextTableBorder?>) {
    let (left, right) = (frame.x, frame.maxX)
    let (top, bottom) = (frame.y, frame.maxY)
    draw(borders.top, from: Point(x: left, y: top), to: Point(x: right, y: top))
    draw(borders.bottom, from: Point(x: left, y: bottom), to: Point(x: right, y: bottom))
    draw(borders.left, from: Point(x: left, y: top), to: Point(x: left, y: bottom))
    draw(borders.right, from: Point(x: right, y: top), to: Point(x: right, y: bottom))
  }

  private func draw(_ border: TextTableBorder?, from start: Point, to end: Point) {
    guard let border, border.style != .none, border.width > 0 else { return }
    let width = border.width * (border.style == .thick ? 2 : 1)
    // The two lines of a double border are a line's thickness apart.
    for distance in border.style == .double ? [-width, width] : [0] {
      let isHorizontal = start.y == end.y
      let (dx, dy) = isHorizontal ? (0, distance) : (distance, 0)
      var path = Path()
      path.move(to: Point(x: start.x + dx, y: start.y + dy))
      path.line(to: Point(x: end.x + dx, y: end.y + dy))
      canvas.stroke(
        path,
        with: .color(border.color ?? .black),
        style: StrokeStyle(width: width, cap: .square, dash: Self.dash(border.style, width))
      )
    }
  }

  private static func dash(_ style: TextTableBorder.Style, _ width: Double) -> [Double] {
    switch style {
    case .dotted: [width, width]
    case .dashed: [3 * width, 2 * width]
    default: []
    }
  }
}
