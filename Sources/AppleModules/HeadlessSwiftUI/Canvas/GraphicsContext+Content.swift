public import Foundation
import LayoutGeometry
import Snapshots

extension GraphicsContext {
  /// Text in a canvas.
  public struct ResolvedText {
    /// The style of text that sets none.
    public var shading: Shading = .foreground
    let item: TextItem

    /// The size of the text for a proposed size.
    public func measure(in size: CGSize) -> CGSize { item.size(ProposedViewSize(size)) }
  }

  /// An image in a canvas.
  public struct ResolvedImage {
    /// The style of a template.
    public var shading: Shading?
    let item: ImageItem
    let plain: ImageItem

    /// The size of the image.
    public var size: CGSize { plain.size(.unspecified) }
  }

  /// A named view in a canvas.
  public struct ResolvedSymbol {
    /// The size of the view.
    public let size: CGSize
  }

  /// Prepares text for the canvas.
  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(item: TextItem(text, environment))
  }

  /// Prepares an image for the canvas.
  public func resolve(_ image: Image) -> ResolvedImage {
    ResolvedImage(
      item: ImageItem(image.resizable(), environment),
      plain: ImageItem(image, environment)
    )
  }

  /// The view with a name, which canvases here do not draw: returns `nil` and reports it.
  public func resolveSymbol(id: some Hashable) -> ResolvedSymbol? {
    environment.report("Views of a canvas that are drawn by name are not drawn.")
    return nil
  }

  private func draw(_ item: LayoutItem, in rect: CGRect) {
    item.place(in: CGRect(origin: .zero, size: rect.size), offered: ProposedViewSize(rect.size))
    let drawings = item.elements().flatMap { element in
      element.drawings.map { $0.moved(x: element.frame.x, y: element.frame.y) }
    }
    add(drawings.map { $0.moved(x: rect.minX, y: rect.minY) })
  }

  private func rect(_ size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x,
      y: point.y - size.height * anchor.y,
      width: size.width,
      height: size.height
    )
  }

  /// Draws text, with one of its points at a point of the canvas.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  /// Draws text in a rectangle.
  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  /// Draws text, with one of its points at a point of the canvas.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(text.item, in: rect(text.item.size(.unspecified), at: point, anchor))
  }

  /// Draws text in a rectangle.
  public func draw(_ text: ResolvedText, in rect: CGRect) { draw(text.item, in: rect) }

  /// Draws an image, with one of its points at a point of the canvas.
  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect)
  }

  /// Draws an image, with one of its points at a point of the canvas.
  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(image.item, in: rect(image.size, at: point, anchor))
  }

  /// Draws an image in a rectangle.
  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(image.item, in: rect)
  }

  /// Draws a named view, of which there are none.
  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {}

  /// Draws a named view, of which there are none.
  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {}
}
