internal import CCairo
internal import DynamicType
import RichText
import Snapshots

/// Draws through Cairo to pixels or to a PDF page.
final class CairoBackend: CanvasBackend {
  let surface: OpaquePointer
  let context: OpaquePointer

  /// Pixels to a point, for what must become pixels.
  let scale: Double

  /// Whether the canvas is made of pixels.
  let isRaster: Bool

  let pdfFonts = PDFFonts()
  var imageSurfaces: [ObjectIdentifier: (Bitmap, OpaquePointer)] = [:]
  var vectorSources: [ObjectIdentifier: (ImageFile, any VectorSource)] = [:]

  private var opacities: [Double] = []
  private let sink = ByteSink()

  /// Creates a canvas of pixels.
  init(size: Size, scale: Double) throws(CanvasError) {
    let width = (size.width * scale).rounded(.up)
    let height = (size.height * scale).rounded(.up)
    guard scale > 0, width.isFinite, height.isFinite else {
      throw .invalidSize(width: width, height: height)
    }
    // Cairo's own limit of a side is 32,767.
    guard width <= 32_767, height <= 32_767, width * height <= Double(Canvas.maximumPixels) else {
      throw .tooManyPixels(width: width, height: height, limit: Canvas.maximumPixels)
    }
    let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
    (self.surface, context) = try Self.start(surface)
    self.scale = scale
    isRaster = true
    cairo_scale(context, scale, scale)
  }

  /// Creates a PDF page.
  init(pdfOf size: Size) throws(CanvasError) {
    let surface = cairo_pdf_surface_create_for_stream(
      ByteSink.write,
      sink.address,
      size.width,
      size.height
    )
    (self.surface, context) = try Self.start(surface)
    // Cairo would write the time of day, and equal drawings would differ.
    cairo_pdf_surface_set_metadata(
      surface,
      CAIRO_PDF_METADATA_CREATE_DATE,
      "2000-01-01T00:00:00Z"
    )
    scale = 2
    isRaster = false
    cairo_save(context)
  }

  private static func start(
    _ surface: OpaquePointer?
  ) throws(CanvasError) -> (OpaquePointer, OpaquePointer) {
    guard let surface, let context = cairo_create(surface) else {
      throw .drawingFailed("no drawing surface")
    }
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      cairo_destroy(context)
      cairo_surface_destroy(surface)
      throw .drawingFailed(String(cString: cairo_status_to_string(status)))
    }
    return (surface, context)
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    for (_, image) in imageSurfaces.values { cairo_surface_destroy(image) }
  }

  func saveState() { cairo_save(context) }

  func restoreState() { cairo_restore(context) }

  func concatenate(_ transform: Transform) {
    var matrix = cairo_matrix_t(transform)
    cairo_transform(context, &matrix)
  }

  func beginLayer(opacity: Double) {
    opacities.append(opacity)
    cairo_push_group(context)
  }

  func endLayer() {
    cairo_pop_group_to_source(context)
    cairo_paint_with_alpha(context, opacities.popLast() ?? 1)
  }

  func bitmap() -> Bitmap? {
    guard isRaster else { return nil }
    return Bitmap(copying: surface)
  }

  func finish() throws(CanvasError) -> [UInt8] {
    let status = cairo_status(context)
    guard status == CAIRO_STATUS_SUCCESS else {
      throw .drawingFailed(String(cString: cairo_status_to_string(status)))
    }
    if isRaster { return PNGEncoder.encode(surface) }
    endPage()
    cairo_surface_finish(surface)
    return sink.bytes
  }
}

extension cairo_matrix_t {
  init(_ transform: Transform) {
    self.init(
      xx: transform.a,
      yx: transform.b,
      xy: transform.c,
      yy: transform.d,
      x0: transform.tx,
      y0: transform.ty
    )
  }
}
