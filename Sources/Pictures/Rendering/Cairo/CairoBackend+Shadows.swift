internal import CCairo
internal import DynamicType
import RichText
import Snapshots

extension CairoBackend {
  /// Fills the shape as a mask of pixels, blurs the mask, and pours the color through it.
  func draw(_ shadow: Shadow, of path: Path) {
    guard shadow.color.alpha > 0, let bounds = path.controlBounds else { return }
    let reach = 3 * shadow.radius
    let visible = clipBounds.offset(x: -shadow.offset.width, y: -shadow.offset.height)
    let area = bounds.inset(by: -reach).intersection(visible.inset(by: -reach))
    guard !area.isEmpty else { return }
    // A wide blur holds no detail: a standard deviation of eight pixels is enough.
    let detail = min(deviceScale, shadow.radius > 0 ? 8 / shadow.radius : .infinity)
    guard let mask = ShadowMask(area: area, detail: detail, radius: shadow.radius * detail) else {
      return
    }
    cairo_scale(mask.context, detail, detail)
    cairo_translate(mask.context, -area.x, -area.y)
    trace(path, in: mask.context)
    cairo_fill(mask.context)
    mask.blur()
    cairo_save(context)
    cairo_translate(context, area.x + shadow.offset.width, area.y + shadow.offset.height)
    cairo_scale(context, 1 / detail, 1 / detail)
    setSource(shadow.color)
    cairo_mask_surface(context, mask.surface, 0, 0)
    cairo_restore(context)
  }

  /// The area that the clip leaves visible, in the current coordinates.
  var clipBounds: Rect {
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(context, &left, &top, &right, &bottom)
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Pixels to a point with the current transform.
  private var deviceScale: Double {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    let area = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx)
    return isRaster ? area.squareRoot() : area.squareRoot() * scale
  }
}

/// A mask of one byte a pixel that can be blurred.
private final class ShadowMask {
  let surface: OpaquePointer
  let context: OpaquePointer
  private let radius: Double

  init?(area: Rect, detail: Double, radius: Double) {
    let width = (area.width * detail).rounded(.up)
    let height = (area.height * detail).rounded(.up)
    guard width >= 1, height >= 1, width < 32_767, height < 32_767, width * height < 67_108_864,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_A8, Int32(width), Int32(height))
    else { return nil }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let context = cairo_create(surface)
    else {
      cairo_surface_destroy(surface)
      return nil
    }
    self.surface = surface
    self.context = context
    self.radius = radius
  }

  deinit {
    cairo_destroy(context)
    cairo_surface_destroy(surface)
  }

  func blur() {
    cairo_surface_flush(surface)
    let stride = Int(cairo_image_surface_get_stride(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard let data = cairo_image_surface_get_data(surface), radius > 0 else { return }
    BoxBlur(deviation: radius)
      .apply(
        to: UnsafeMutableBufferPointer(start: data, count: stride * height),
        width: Int(cairo_image_surface_get_width(surface)),
        height: height,
        stride: stride
      )
    cairo_surface_mark_dirty(surface)
  }
}
