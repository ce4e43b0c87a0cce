public import DynamicType

extension Canvas {
  /// Ends the page and begins another, empty and with neither transform nor clip.
  ///
  /// Saved states are restored. Fonts and images that several pages use are in the file once.
  ///
  /// ```swift
  /// let canvas = try Canvas(.pdf, size: paper)
  /// for (index, page) in pages.enumerated() {
  ///   if index > 0 { try canvas.beginPage() }
  ///   canvas.draw(page.layout, of: page.text, at: margin)
  /// }
  /// ```
  ///
  /// - Parameter size: The size of the new page in points; nil for that of the page before.
  /// - Throws: ``CanvasError/onePageOnly`` for PNG and SVG, ``CanvasError/invalidSize(width:height:)``
  ///   for a page without area. The canvas stays as it was.
  public func beginPage(size: Size? = nil) throws(CanvasError) {
    precondition(!isFinished, "A finished canvas has no further pages.")
    let size = size ?? self.size
    try Self.check(size)
    guard format == .pdf else { throw .onePageOnly }
    restoreAll()
    guard backend.beginPage(size) else { throw .onePageOnly }
    self.size = size
    pageCount += 1
  }

  /// Names the document, as windows and screen readers do; a PNG has no name.
  ///
  /// - Parameter title: The title for a PDF's information and for the `title` element of an SVG.
  /// - Returns: Whether the format has a title.
  @discardableResult
  public func setTitle(_ title: String) -> Bool { !isFinished && backend.setTitle(title) }
}
