import FontManagement
public import Foundation
import LayoutGeometry
import RichText
import Snapshots
import Typesetting

extension NSAttributedString {
  /// Draws the text from a point at its top left in the current context.
  public func draw(at point: CGPoint) {
    draw(
      with: CGRect(origin: point, size: size()),
      options: .usesLineFragmentOrigin,
      context: nil
    )
  }

  /// Draws the text in lines in a rectangle in the current context.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: .usesLineFragmentOrigin, context: nil)
  }

  /// Draws the text in the current context.
  ///
  /// Without `usesLineFragmentOrigin` the text is one line whose baseline begins at the rectangle's
  /// origin. The height limits the lines with `truncatesLastVisibleLine`.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    context: NSStringDrawingContext?
  ) {
    guard let graphics = UIGraphicsGetCurrentContext(), length > 0 else { return }
    let value = AttributedText(self, base: .unspecified, traits: graphics.traits)
    let text = ShapedText(value)
    let measured = boundingRect(with: rect.size, options: options, context: context)
    var box = rect
    let isBlock = options.contains(.usesLineFragmentOrigin)
    if !isBlock {
      box.origin.y += measured.minY
      box.size = measured.size
    } else if !options.contains(.truncatesLastVisibleLine) || rect.height <= 0 {
      box.size.height = max(rect.height, measured.height)
    }
    if box.width <= 0 { box.size.width = measured.width }
    let content = TextContent(
      laying: text,
      in: Rect(x: box.minX, y: box.minY, width: box.width + 0.01, height: box.height + 0.01),
      color: .black,
      place: .top,
      displayScale: max(1, graphics.traits.displayScale)
    )
    graphics.add([.text(content)])
  }
}

extension NSStringDrawing {
  /// Draws the text from a point at its top left in the current context.
  public func draw(
    at point: CGPoint,
    withAttributes attributes: [NSAttributedString.Key: Any]? = nil
  ) {
    NSAttributedString(string: description, attributes: attributes).draw(at: point)
  }

  /// Draws the text in lines in a rectangle in the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil)
  {
    NSAttributedString(string: description, attributes: attributes).draw(in: rect)
  }

  /// Draws the text in the current context.
  public func draw(
    with rect: CGRect,
    options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: description, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }
}
