import DynamicType
public import LayoutGeometry

extension Path {
  /// A rectangle, clockwise from its top left corner.
  public init(_ rect: Rect) {
    self.init()
    move(to: Point(x: rect.x, y: rect.y))
    line(to: Point(x: rect.maxX, y: rect.y))
    line(to: Point(x: rect.maxX, y: rect.maxY))
    line(to: Point(x: rect.x, y: rect.maxY))
    close()
  }

  /// The largest ellipse in a rectangle.
  public init(ellipseIn rect: Rect) {
    self.init()
    let unit = Path.unitArc(from: 0, to: 2 * .pi)
    append(
      unit.transformed(
        by: Transform(
          a: rect.width / 2,
          b: 0,
          c: 0,
          d: rect.height / 2,
          tx: rect.center.x,
          ty: rect.center.y
        )
      )
    )
    close()
  }

  /// Adds a part of a circle, joined to what was drawn before by a line.
  ///
  /// Angles grow clockwise on the screen, from the positive x axis.
  public mutating func arc(
    center: Point,
    radius: Double,
    from start: Double,
    to end: Double
  ) {
    let arc = Path.unitArc(from: start, to: end)
      .transformed(
        by: Transform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y)
      )
    guard !isEmpty, case .move(let first)? = arc.elements.first else { return append(arc) }
    line(to: first)
    for case .curve(let control1, let control2, let end) in arc.elements {
      curve(to: end, control1: control1, control2: control2)
    }
  }

  /// A part of the unit circle as curves of at most a quarter turn.
  private static func unitArc(from start: Double, to end: Double) -> Path {
    var path = Path()
    guard start.isFinite, end.isFinite else { return path }
    let turn = 2 * Double.pi
    let sweep: Double = min(max(end - start, -turn), turn)
    let quarters: Double = abs(sweep) / (turn / 4)
    let count = max(1, Int((quarters - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    // The usual cubic approximation of an arc; its error at a quarter turn is 0.03 % of the radius.
    let reach = 4 / 3 * Trigonometry.tangent(step / 4)
    var (cosine, sine) = Trigonometry.cosineAndSine(start)
    path.move(to: Point(x: cosine, y: sine))
    for index in 1...count {
      let (nextCosine, nextSine) = Trigonometry.cosineAndSine(start + step * Double(index))
      path.curve(
        to: Point(x: nextCosine, y: nextSine),
        control1: Point(x: cosine - reach * sine, y: sine + reach * cosine),
        control2: Point(x: nextCosine + reach * nextSine, y: nextSine - reach * nextCosine)
      )
      (cosine, sine) = (nextCosine, nextSine)
    }
    return path
  }
}
