import LayoutGeometry
import RichText
public import Rendering

extension PagedDocument {
  /// Returns the document as a PDF with text that can be selected and working links.
  ///
  /// - Parameter title: The name of the document; `nil` for none.
  /// - Returns: The bytes of the file.
  /// - Throws: A failure of the drawing library.
  public func pdf(title: String? = nil) throws(CanvasError) -> [UInt8] {
    let canvas = try Canvas(.pdf, size: setup.paper)
    if let title { canvas.setTitle(title) }
    for page in 0..<pageCount {
      if page > 0 { try canvas.beginPage() }
      draw(page: page, on: canvas)
    }
    return try canvas.finish()
  }

  /// Returns a page as a PNG.
  ///
  /// - Parameters:
  ///   - page: The page, from 0.
  ///   - scale: The number of pixels to a point.
  /// - Returns: The bytes of the file.
  /// - Throws: A scale that makes too many pixels.
  public func png(page: Int, scale: Double = 2) throws(CanvasError) -> [UInt8] {
    let canvas = try Canvas(.png(scale: scale), size: setup.paper)
    draw(page: page, on: canvas)
    return try canvas.finish()
  }

  /// Draws a page with the paper's top left corner at the canvas's origin.
  ///
  /// - Parameters:
  ///   - page: The page, from 0.
  ///   - canvas: The canvas.
  public func draw(page: Int, on canvas: Canvas) {
    precondition(pages.indices.contains(page), "A document has pages from 0 to its page count.")
    canvas.fill(Rect(size: setup.paper), with: backgroundColor)
    let drawing = PageDrawing(canvas: canvas)
    for placed in pages[page] {
      drawing.draw(placed.item, at: Point(x: area.x, y: area.y + placed.top))
    }
    for placed in margins[page] {
      drawing.draw(placed.item, at: Point(x: area.x, y: placed.top))
    }
    drawNotes(of: page, drawing)
  }

  /// Draws the footnotes of a page with their last line at the foot of the text, below a line of two
  /// inches as word processors draw it.
  private func drawNotes(of page: Int, _ drawing: PageDrawing) {
    guard let last = notes[page].last else { return }
    let top = area.y + area.height - last.top - last.item.height
    let rule = Rect(
      x: area.x,
      y: top - Paginator.noteSpace / 2,
      width: min(144, area.width),
      height: 0.5
    )
    drawing.canvas.fill(rule, with: Color(white: 0.35))
    for placed in notes[page] {
      drawing.draw(placed.item, at: Point(x: area.x, y: top + placed.top))
    }
  }
}
