import DynamicType
import FontDescriptors
import FontManagement
import LayoutGeometry
import Rendering
import RichText
import Snapshots
import Typesetting

/// Text in a font as an SVG element of outlines, in the color of the text around it.
struct FontOutlines {
  private let pointSize: Double
  private let sheet = DrawingSheet()

  init(pointSize: Double) { self.pointSize = pointSize }

  /// The maximum width of the picture in points; wider text ends with an ellipsis.
  private static let maximumWidth = 640.0

  /// Returns the element; `nil` for an empty text.
  func element(_ text: String, in descriptor: FontDescriptor) -> String? {
    var style = ParagraphStyle.default
    style.lineBreakMode = .truncateTail
    style.alignment = .left
    let font = Font(descriptor: descriptor, size: pointSize)
    let shaped = ShapedText(AttributedText(text, font: font.request), style: style)
    let wanted = shaped.measure(width: Self.maximumWidth)
    guard wanted.width > 0, wanted.height > 0 else { return nil }
    let size = PixelGrid.wholePoints.roundedUp(
      Size(width: wanted.width + 1, height: wanted.height)
    )
    let frame = Rect(size: size)
    var root = SnapshotElement(Identity(className: "UILabel"), role: .view, frame: frame)
    root.drawings = [
      .text(TextContent(laying: shaped, in: frame, color: .black, numberOfLines: 1))
    ]
    let snapshot = LayoutSnapshot(size: size, traits: TraitCollection(), root: root)
    guard let drawing = try? sheet.draw(snapshot, background: .clear) else { return nil }
    return sheet.svg(of: drawing)
  }
}
