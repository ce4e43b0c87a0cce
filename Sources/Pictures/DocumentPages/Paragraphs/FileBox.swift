import FontDescriptors
import LayoutGeometry
import Rendering
import RichText
import Snapshots
import Typesetting

/// The box that stands for a file that cannot be shown: a dashed edge with the file's name.
struct FileBox {
  let name: String
  let rect: Rect

  /// The size of a box for a file that names none.
  static let size = Size(width: 96, height: 32)

  /// Draws the box.
  func draw(on canvas: Canvas) {
    let edge = rect.inset(by: 0.5)
    guard !edge.isEmpty else { return }
    canvas.stroke(
      Path(edge),
      with: .color(Color(white: 0.45)),
      style: StrokeStyle(width: 1, dash: [3, 2])
    )
    var style = ParagraphStyle()
    style.alignment = .center
    style.lineBreakMode = .truncateMiddle
    var attributes = TextAttributes(font: .systemFont(ofSize: 9))
    attributes.paragraphStyle = style
    let label = AttributedText(name.isEmpty ? "Attachment" : name, attributes: attributes)
    let layout = ShapedText(label).layout(width: max(edge.width - 4, 1), maximumLines: 1)
    guard layout.height <= edge.height else { return }
    canvas.draw(
      layout,
      of: label.string,
      at: Point(x: edge.x + 2, y: edge.y + (edge.height - layout.height) / 2),
      color: Color(white: 0.3)
    )
  }
}
