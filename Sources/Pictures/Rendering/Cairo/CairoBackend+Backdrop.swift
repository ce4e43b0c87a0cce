internal import CCairo
internal import DynamicType
import LayoutGeometry
import RichText
import Snapshots

extension CairoBackend {
  /// A PDF would become a picture where something is taken away.
  var canErase: Bool { isRaster }

  func erase(along path: Path, style: StrokeStyle) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    stroke(path, with: .color(.black), style: style)
    cairo_restore(context)
  }

  func erase(in path: Path) {
    cairo_save(context)
    cairo_set_operator(context, CAIRO_OPERATOR_DEST_OUT)
    fill(path, with: .color(.black), rule: .nonZero)
    cairo_restore(context)
  }

  func pixelGrid(of rect: Rect) -> (width: Int, height: Int)? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard isRaster, matrix.yx == 0, matrix.xy == 0, matrix.xx > 0, matrix.yy > 0 else { return nil }
    let edges = [
      rect.x * matrix.xx + matrix.x0, rect.y * matrix.yy + matrix.y0, rect.width * matrix.xx,
      rect.height * matrix.yy,
    ]
    guard edges.allSatisfy({ abs($0) < 32_767 && abs($0 - $0.rounded()) < 0.01 }) else {
      return nil
    }
    return (Int(edges[2].rounded()), Int(edges[3].rounded()))
  }

  var pixelLines: PixelLines? {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    guard isRaster, matrix.yx == 0, matrix.xy == 0, matrix.yy > 0, matrix.y0.isFinite else {
      return nil
    }
    return PixelLines(grid: PixelGrid(scale: matrix.yy), origin: matrix.y0 / matrix.yy)
  }

  /// Averages blocks of pixels, blurs the averages, and draws them larger in the path.
  func blurBackdrop(in path: Path, deviation: Double) -> Bool {
    guard isRaster, let bounds = path.controlBounds else { return false }
    let visible = deviceBounds(bounds.intersection(clipBounds).inset(by: -2 * deviation))
    guard let target = cairo_get_group_target(context),
      let blur = BackdropBlur(target, visible, deviation: deviation * scale)
    else { return false }
    clipped(to: path) { draw(blur) }
    return true
  }

  private func clipped(to path: Path, _ body: () -> Void) {
    cairo_save(context)
    clip(to: path, rule: .nonZero)
    body()
    cairo_restore(context)
  }

  private func draw(_ blur: BackdropBlur) {
    cairo_identity_matrix(context)
    cairo_set_source_surface(context, blur.surface, 0, 0)
    let pattern = cairo_get_source(context)
    let block = Double(blur.block)
    var matrix = cairo_matrix_t(
      xx: 1 / block,
      yx: 0,
      xy: 0,
      yy: 1 / block,
      x0: -Double(blur.left) / block,
      y0: -Double(blur.top) / block
    )
    cairo_pattern_set_matrix(pattern, &matrix)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_BILINEAR)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_paint(context)
  }

  /// The box around a rectangle in pixels of the surface that is drawn on.
  private func deviceBounds(_ rect: Rect) -> Rect {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(context, &matrix)
    var result: Rect?
    for (x, y) in [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ] {
      var (x, y) = (x, y)
      cairo_matrix_transform_point(&matrix, &x, &y)
      let spot = Rect(x: x, y: y, width: 0, height: 0)
      result = result?.union(spot) ?? spot
    }
    return result ?? .zero
  }
}
