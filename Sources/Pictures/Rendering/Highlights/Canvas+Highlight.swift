import DynamicType
import FontDescriptors
import FontManagement
import RichText
import Snapshots
import Typesetting

extension Canvas {
  /// Draws boxes with their labels, in the order of the list.
  public func draw(_ highlights: [Highlight]) {
    for highlight in highlights { draw(highlight) }
    for highlight in highlights { drawLabel(of: highlight) }
  }

  private func draw(_ highlight: Highlight) {
    // A line without area is shown, too: it may be the finding.
    let rect = highlight.rect.grown(to: 2)
    fill(rect, with: highlight.color.withAlpha(highlight.color.alpha * 0.1))
    let dash: [Double] = highlight.isDashed ? [5, 3] : []
    stroke(
      Path(roundedRect: rect, radius: 2),
      with: .color(highlight.color),
      style: StrokeStyle(width: 1.5, dash: dash)
    )
  }

  /// Draws a label above the box, or inside it at the top of the canvas.
  private func drawLabel(of highlight: Highlight) {
    guard let label = highlight.label, !label.isEmpty else { return }
    let text = ShapedText(
      AttributedText(label, font: .systemFont(ofSize: 10, weight: .semibold))
    )
    let layout = text.layout(maximumLines: 1)
    let size = Size(width: max(layout.width + 6, layout.height + 2), height: layout.height + 2)
    let x = min(max(highlight.rect.x, 0), max(self.size.width - size.width, 0))
    let above = highlight.rect.y - size.height
    let y = above >= 0 ? above : max(highlight.rect.y, 0)
    let box = Rect(x: x, y: y, width: size.width, height: size.height)
    fill(Path(roundedRect: box, radius: 3), with: .color(highlight.color))
    let start = Point(x: box.x + (box.width - layout.width) / 2, y: box.y + 1)
    draw(layout, of: label, at: start, color: highlight.color.isBright ? .black : .white)
  }
}

extension Rect {
  /// The rectangle with each side at least so long, about the same middle.
  fileprivate func grown(to side: Double) -> Rect {
    let (width, height) = (max(width, side), max(height, side))
    return Rect(
      x: center.x - width / 2,
      y: center.y - height / 2,
      width: width,
      height: height
    )
  }
}

extension Color {
  fileprivate var isBright: Bool { 0.299 * red + 0.587 * green + 0.114 * blue > 0.7 }
}
