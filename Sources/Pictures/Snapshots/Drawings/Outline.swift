public import LayoutGeometry

/// The shape of a fill, a line, a shadow or a material.
public enum Outline: Hashable, Sendable {
  /// A rectangle.
  case rect(Rect)

  /// A rectangle with rounded corners; radii that do not fit are made smaller together.
  case roundedRect(Rect, CornerRadii, CornerCurve)

  /// The largest ellipse in a rectangle.
  case ellipse(Rect)

  /// Any path.
  case path(Path, FillRule)

  /// A rectangle with four equal corners.
  public static func roundedRect(
    _ rect: Rect,
    radius: Double,
    curve: CornerCurve = .circular
  ) -> Outline {
    radius > 0 ? .roundedRect(rect, CornerRadii(radius), curve) : .rect(rect)
  }

  /// The shape as a path.
  public var path: Path {
    switch self {
    case .rect(let rect): Path(rect)
    case .roundedRect(let rect, let radii, let curve):
      Path(roundedRect: rect, radii: radii, curve: curve)
    case .ellipse(let rect): Path(ellipseIn: rect)
    case .path(let path, _): path
    }
  }

  /// The rule for the areas that a self-intersecting path encloses.
  public var fillRule: FillRule {
    if case .path(_, let rule) = self { rule } else { .nonZero }
  }

  /// The rectangle that holds the shape; for a path, the one that holds its control points.
  public var bounds: Rect {
    switch self {
    case .rect(let rect), .roundedRect(let rect, _, _), .ellipse(let rect): rect
    case .path(let path, _): path.controlBounds ?? .zero
    }
  }
}
