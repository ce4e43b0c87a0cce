internal import CCairo
import RichText
import Snapshots

extension CairoBackend {
  func draw(_ run: TextRun, at origin: Point, color: Color) {
    guard color.alpha > 0 else { return }
    let fitted = FittedRun(run)
    if isRaster {
      fillOutlines(fitted.run, fitted.shapes, at: origin, color: color)
      drawLayers(fitted.run, fitted.shapes, at: origin, color: color)
      drawPictures(fitted.run, fitted.shapes, at: origin, opacity: color.alpha)
      return
    }
    cairo_save(context)
    cairo_translate(context, origin.x, origin.y)
    for piece in fitted.pieces { show(piece, color) }
    cairo_restore(context)
  }

  /// Puts glyphs on a page as text; those that no font has as shapes with text to copy.
  private func show(_ piece: FittedRun.Piece, _ color: Color) {
    setSource(color)
    guard !isShownAsText(piece) else { return }
    fillPaths(piece.run, piece.shapes, color: color)
    drawPictures(piece.run, piece.shapes, at: .zero, opacity: color.alpha)
    setSource(color)
    pdfFonts.showInvisibly(piece.run, in: context)
  }

  private func isShownAsText(_ piece: FittedRun.Piece) -> Bool {
    guard piece.isPlain else { return false }
    switch piece.fit {
    case nil: return pdfFonts.show(piece.run, in: context)
    case .scaled(let factor): return pdfFonts.show(piece.run, scaledBy: factor, in: context)
    default: return false
    }
  }

  /// Fills the outlines of a whole run at once, each at its place between the pixels.
  private func fillOutlines(
    _ run: TextRun,
    _ shapes: [GlyphShape],
    at origin: Point,
    color: Color
  ) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let placed = PlacedOutlines(
      run,
      shapes,
      at: origin,
      transform: Transform(
        a: matrix.xx,
        b: matrix.yx,
        c: matrix.xy,
        d: matrix.yy,
        tx: matrix.x0,
        ty: matrix.y0
      )
    )
    guard let bounds = placed.bounds else { return }
    let limits = deviceClip
    guard bounds.intersects(limits) else { return }
    setSource(color)
    cairo_save(context)
    cairo_identity_matrix(context)
    if let mask = placed.mask(within: limits) {
      pour(mask)
    } else {
      cairo_new_path(context)
      placed.trace { append($0, $1) }
      cairo_set_fill_rule(context, CAIRO_FILL_RULE_WINDING)
      cairo_fill(context)
    }
    cairo_restore(context)
  }

  /// Fills the glyphs that have layers, each layer as a run of its own.
  private func drawLayers(
    _ run: TextRun,
    _ shapes: [GlyphShape],
    at origin: Point,
    color: Color
  ) {
    for (index, shape) in shapes.enumerated() {
      guard case .layers(let glyph) = shape else { continue }
      var single = run
      single.positions = [run.positions[index]]
      for layer in glyph.layers {
        let color = layer.color(in: color)
        fillOutlines(single, [.outline(layer.outline)], at: origin, color: color)
      }
    }
  }

  /// Fills the outlines of a run whose glyphs have colors, as paths.
  private func fillPaths(_ run: TextRun, _ shapes: [GlyphShape], color: Color) {
    for (index, shape) in shapes.enumerated() {
      for (path, color) in run.paths(of: shape, at: index, color: color) {
        fill(path, with: .color(color), rule: .nonZero)
      }
    }
  }

  private func pour(_ mask: PlacedMask) {
    guard
      let surface = cairo_image_surface_create(
        CAIRO_FORMAT_A8,
        Int32(mask.mask.width),
        Int32(mask.mask.height)
      )
    else { return }
    defer { cairo_surface_destroy(surface) }
    guard let data = cairo_image_surface_get_data(surface) else { return }
    let stride = Int(cairo_image_surface_get_stride(surface))
    mask.mask.resolve(
      into: UnsafeMutableBufferPointer(start: data, count: stride * mask.mask.height),
      stride: stride
    )
    cairo_surface_mark_dirty(surface)
    cairo_mask_surface(context, surface, Double(mask.left), Double(mask.top))
  }

  /// The pixels that the clip leaves visible.
  private var deviceClip: Rect {
    cairo_save(context)
    defer { cairo_restore(context) }
    cairo_identity_matrix(context)
    return clipBounds
  }

  private func append(_ outline: GlyphOutline, _ transform: GlyphTransform) {
    outline.walk(transform) { $0.append(to: context) }
  }

  /// Draws the glyphs that are pictures.
  private func drawPictures(
    _ run: TextRun,
    _ shapes: [GlyphShape],
    at origin: Point,
    opacity: Double
  ) {
    for (index, shape) in shapes.enumerated() {
      guard case .picture(let picture) = shape, let surface = surface(of: picture.bitmap) else {
        continue
      }
      let frame = picture.frame(in: run, at: index).offset(x: origin.x, y: origin.y)
      let whole = Rect(
        x: 0,
        y: 0,
        width: Double(picture.bitmap.width),
        height: Double(picture.bitmap.height)
      )
      if opacity < 1 { cairo_push_group(context) }
      draw(surface, part: whole, in: frame, filter: CAIRO_FILTER_GOOD, tint: nil)
      if opacity < 1 {
        cairo_pop_group_to_source(context)
        cairo_paint_with_alpha(context, opacity)
      }
    }
  }
}

extension GlyphPicture {
  /// The place of the picture of a run's glyph, in points from the run's origin.
  ///
  /// A picture with less room than its face gives it is smaller, in the middle of its room and on
  /// the baseline.
  func frame(in run: TextRun, at index: Int) -> Rect {
    let place = run.positions[index]
    let scale = run.advanceScales.isEmpty ? 1 : min(run.advanceScales[index], 1)
    let size = run.pointSize * scale
    let advance = run.face.handle.advance(of: run.glyphs[index]) * run.pointSize
    return Rect(
      x: place.x + advance * (1 - scale) / 2 + frame.x * size,
      y: place.y + frame.y * size,
      width: frame.width * size,
      height: frame.height * size
    )
  }
}
