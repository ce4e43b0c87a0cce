internal import CCairo
internal import DynamicType
import RichText
import Snapshots

extension CairoBackend {
  func draw(_ placement: ImagePlacement) throws(ImageError) { try draw(placement, part: nil) }

  /// Draws a part of an image, in the image's own points; nil is the whole.
  func draw(_ placement: ImagePlacement, part: Rect?) throws(ImageError) {
    let source = placement.image.source
    if source.format.isVector {
      try drawVector(source, placement, part)
    } else {
      draw(try source.bitmap(), placement, part)
    }
  }

  /// Draws pixels, or pours the tint through their opacity.
  private func draw(_ bitmap: Bitmap, _ placement: ImagePlacement, _ part: Rect?) {
    guard let surface = surface(of: bitmap) else { return }
    let filter = placement.interpolation == .none ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_GOOD
    guard let part else {
      let whole = Rect(x: 0, y: 0, width: Double(bitmap.width), height: Double(bitmap.height))
      return draw(
        surface,
        part: whole,
        in: placement.destination,
        filter: filter,
        tint: placement.tint
      )
    }
    let density = placement.image.scale
    let pixels = Rect(
      x: part.x * density,
      y: part.y * density,
      width: part.width * density,
      height: part.height * density
    )
    // A surface of its own, so that the neighbors do not flow in.
    guard
      let cut = cairo_surface_create_for_rectangle(
        surface,
        pixels.x,
        pixels.y,
        pixels.width,
        pixels.height
      )
    else { return }
    defer { cairo_surface_destroy(cut) }
    draw(
      cut,
      part: Rect(size: pixels.size),
      in: placement.destination,
      filter: filter,
      tint: placement.tint
    )
  }

  /// Draws a part of a surface, in its pixels, in a rectangle.
  func draw(
    _ surface: OpaquePointer,
    part: Rect,
    in destination: Rect,
    filter: cairo_filter_t,
    tint: Color?
  ) {
    cairo_save(context)
    defer { cairo_restore(context) }
    beginPath(destination)
    let pattern = cairo_pattern_create_for_surface(surface)
    defer { cairo_pattern_destroy(pattern) }
    let scaleX = part.width / destination.width
    let scaleY = part.height / destination.height
    var matrix = cairo_matrix_t(
      xx: scaleX,
      yx: 0,
      xy: 0,
      yy: scaleY,
      x0: part.x - destination.x * scaleX,
      y0: part.y - destination.y * scaleY
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, filter)
    // The edge pixels go on outside, so that edges do not fade.
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    if let tint {
      cairo_clip(context)
      setSource(tint)
      cairo_mask(context, pattern)
    } else {
      cairo_set_source(context, pattern)
      cairo_fill(context)
    }
  }

  /// Starts a path that is a rectangle.
  private func beginPath(_ rect: Rect) {
    cairo_new_path(context)
    cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
  }

  private func drawVector(
    _ source: ImageFile,
    _ placement: ImagePlacement,
    _ part: Rect?
  ) throws(ImageError) {
    let vector = try vector(of: source)
    let part = part ?? Rect(size: vector.size)
    let destination = placement.destination
    cairo_save(context)
    defer { cairo_restore(context) }
    beginPath(destination)
    cairo_clip(context)
    if placement.tint != nil { cairo_push_group(context) }
    cairo_save(context)
    cairo_translate(context, destination.x, destination.y)
    cairo_scale(context, destination.width / part.width, destination.height / part.height)
    cairo_translate(context, -part.x, -part.y)
    let failure = Self.failure { () throws(ImageError) in try vector.draw(in: context) }
    cairo_restore(context)
    if let tint = placement.tint {
      let mask = cairo_pop_group(context)
      setSource(tint)
      cairo_mask(context, mask)
      cairo_pattern_destroy(mask)
    }
    if let failure { throw failure }
  }

  private static func failure(_ body: () throws(ImageError) -> Void) -> ImageError? {
    do throws(ImageError) {
      try body()
      return nil
    } catch {
      return error
    }
  }

  /// One surface for each bitmap, so that a PDF holds each picture once.
  func surface(of bitmap: Bitmap) -> OpaquePointer? {
    let key = ObjectIdentifier(bitmap)
    if let (_, known) = imageSurfaces[key] { return known }
    guard let surface = bitmap.makeSurface() else { return nil }
    imageSurfaces[key] = (bitmap, surface)
    return surface
  }

  private func vector(of source: ImageFile) throws(ImageError) -> any VectorSource {
    let key = ObjectIdentifier(source)
    if let (_, known) = vectorSources[key] { return known }
    let vector = try source.vector()
    vectorSources[key] = (source, vector)
    return vector
  }
}
