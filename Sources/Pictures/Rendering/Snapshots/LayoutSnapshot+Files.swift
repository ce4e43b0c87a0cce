import DynamicType
public import RichText
public import Snapshots

extension LayoutSnapshot {
  /// Draws the screen to a PNG file.
  ///
  /// - Parameters:
  ///   - scale: the pixels of a point; nil takes those of the screen.
  ///   - background: what is behind the root; nil takes white, or black for dark traits.
  ///   - highlights: boxes upon the drawing.
  /// - Returns: the file.
  /// - Throws: that the screen has no size, or one that is too large.
  public func pngData(
    scale: Double? = nil,
    background: Color? = nil,
    highlights: [Highlight] = []
  ) throws(CanvasError) -> [UInt8] {
    try canvas(.png(scale: scale ?? displayScale), background, highlights).finish()
  }

  /// Draws the screen to an SVG document; text stays text.
  public func svgData(
    background: Color? = nil,
    highlights: [Highlight] = []
  ) throws(CanvasError) -> [UInt8] {
    try canvas(.svg, background, highlights).finish()
  }

  /// Draws the screen to a PDF document of one page; text stays text.
  public func pdfData(
    background: Color? = nil,
    highlights: [Highlight] = []
  ) throws(CanvasError) -> [UInt8] {
    try canvas(.pdf, background, highlights).finish()
  }

  /// Draws the screen to pixels.
  public func bitmap(
    scale: Double? = nil,
    background: Color? = nil,
    highlights: [Highlight] = []
  ) throws(CanvasError) -> Bitmap {
    let format = CanvasFormat.png(scale: scale ?? displayScale)
    guard let bitmap = try canvas(format, background, highlights).bitmap() else {
      throw .drawingFailed("no pixels")
    }
    return bitmap
  }

  private func canvas(
    _ format: CanvasFormat,
    _ background: Color?,
    _ highlights: [Highlight]
  ) throws(CanvasError) -> Canvas {
    let canvas = try Canvas(format, size: size)
    canvas.draw(self, on: background)
    canvas.draw(highlights)
    return canvas
  }
}

extension Canvas {
  /// Draws a screen upon a color; nil is white, or black for dark traits.
  func draw(_ snapshot: LayoutSnapshot, on background: Color?) {
    let systemBackground: Color = snapshot.traits.userInterfaceStyle == .dark ? .black : .white
    // At a broken scale the last pixels lie half beyond the screen, and must not let anything through.
    let beyond: Double = if case .png(let scale) = format { 1 / scale } else { 0 }
    let size = Size(width: snapshot.size.width + beyond, height: snapshot.size.height + beyond)
    fill(Rect(size: size), with: background ?? systemBackground)
    draw(snapshot)
  }
}
