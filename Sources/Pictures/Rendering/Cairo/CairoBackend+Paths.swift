internal import CCairo
import RichText
import Snapshots

extension CairoBackend {
  func clip(to path: Path, rule: FillRule) {
    trace(path)
    cairo_set_fill_rule(context, rule.cairo)
    cairo_clip(context)
  }

  func fill(_ path: Path, with paint: Paint, rule: FillRule) {
    trace(path)
    cairo_set_fill_rule(context, rule.cairo)
    withSource(paint) { cairo_fill(context) }
  }

  func stroke(_ path: Path, with paint: Paint, style: StrokeStyle) {
    trace(path)
    cairo_set_line_width(context, style.width)
    cairo_set_line_cap(context, style.cap.cairo)
    cairo_set_line_join(context, style.join.cairo)
    cairo_set_miter_limit(context, 10)
    let dash = style.usableDash
    cairo_set_dash(context, dash, Int32(dash.count), style.dashPhase)
    withSource(paint) { cairo_stroke(context) }
  }

  /// Makes a path the current one.
  func trace(_ path: Path, in target: OpaquePointer? = nil) {
    let context = target ?? context
    cairo_new_path(context)
    for element in path.elements { element.append(to: context) }
  }

  func setSource(_ color: Color) {
    cairo_set_source_rgba(context, color.red, color.green, color.blue, color.alpha)
  }

  private func withSource(_ paint: Paint, _ body: () -> Void) {
    switch paint {
    case .color(let color): setSource(color)
    case .gradient(let gradient):
      let pattern = gradient.cairoPattern()
      cairo_set_source(context, pattern)
      cairo_pattern_destroy(pattern)
    }
    body()
  }
}

extension Gradient {
  fileprivate func cairoPattern() -> OpaquePointer? {
    let pattern =
      switch shape {
      case .linear(let from, let to):
        cairo_pattern_create_linear(from.x, from.y, to.x, to.y)
      case .radial(let center, let inner, let outer):
        cairo_pattern_create_radial(
          center.x,
          center.y,
          max(inner, 0),
          center.x,
          center.y,
          max(outer, 0)
        )
      }
    for stop in stops {
      cairo_pattern_add_color_stop_rgba(
        pattern,
        stop.location,
        stop.color.red,
        stop.color.green,
        stop.color.blue,
        stop.color.alpha
      )
    }
    return pattern
  }
}

extension FillRule {
  fileprivate var cairo: cairo_fill_rule_t {
    self == .nonZero ? CAIRO_FILL_RULE_WINDING : CAIRO_FILL_RULE_EVEN_ODD
  }
}

extension StrokeStyle.Cap {
  fileprivate var cairo: cairo_line_cap_t {
    switch self {
    case .butt: CAIRO_LINE_CAP_BUTT
    case .round: CAIRO_LINE_CAP_ROUND
    case .square: CAIRO_LINE_CAP_SQUARE
    }
  }
}

extension StrokeStyle.Join {
  fileprivate var cairo: cairo_line_join_t {
    switch self {
    case .miter: CAIRO_LINE_JOIN_MITER
    case .round: CAIRO_LINE_JOIN_ROUND
    case .bevel: CAIRO_LINE_JOIN_BEVEL
    }
  }
}

extension Path.Element {
  /// Adds the step to the current path of a context.
  func append(to context: OpaquePointer) {
    switch self {
    case .move(let point): cairo_move_to(context, point.x, point.y)
    case .line(let point): cairo_line_to(context, point.x, point.y)
    case .curve(let first, let second, let end):
      cairo_curve_to(context, first.x, first.y, second.x, second.y, end.x, end.y)
    case .close: cairo_close_path(context)
    }
  }
}
