import Snapshots

/// The outlines of a run with their places on the pixels.
struct PlacedOutlines {
  private var outlines: [(GlyphOutline, GlyphTransform)] = []

  /// The box around all control points in pixels; nil when there is nothing to fill.
  private(set) var bounds: Rect?

  /// Places the glyphs of a run with a transform from points to pixels.
  init(_ run: TextRun, _ shapes: [GlyphShape], at origin: Point, transform: Transform) {
    outlines.reserveCapacity(shapes.count)
    let size = run.pointSize
    for (index, shape) in shapes.enumerated() {
      guard case .outline(let outline) = shape else { continue }
      let place = transform.apply(
        to: Point(x: origin.x + run.positions[index].x, y: origin.y + run.positions[index].y)
      )
      let em = Transform(
        a: transform.a * size,
        b: transform.b * size,
        c: transform.c * size,
        d: transform.d * size,
        tx: place.x,
        ty: place.y
      )
      guard let box = outline.bounds(em) else { continue }
      outlines.append((outline, GlyphTransform(em)))
      bounds = bounds.map { $0.union(box) } ?? box
    }
  }

  /// Sums up how much of each pixel is covered; nil when the run is too large for a mask.
  ///
  /// Glyphs outside the limits are left out.
  func mask(within limits: Rect) -> PlacedMask? {
    guard let bounds else { return nil }
    let left = bounds.x.rounded(.down) - 1
    let top = bounds.y.rounded(.down) - 1
    let width = bounds.maxX.rounded(.up) + 1 - left
    let height = bounds.maxY.rounded(.up) + 1 - top
    guard width < 32_000, height < 32_000, width * height < Double(TextMask.maximumArea),
      abs(left) < 1e6, abs(top) < 1e6, width * height < 16 * (limits.width * limits.height + 4_096)
    else { return nil }
    var mask = TextMask(width: Int(width), height: Int(height))
    for (outline, transform) in outlines {
      var moved = transform
      moved.tx -= Float(left)
      moved.ty -= Float(top)
      mask.add(outline, moved)
    }
    return PlacedMask(mask: mask, left: Int(left), top: Int(top))
  }

  func trace(_ body: (GlyphOutline, GlyphTransform) -> Void) {
    for (outline, transform) in outlines { body(outline, transform) }
  }
}

/// A mask and the pixel of its top left corner.
struct PlacedMask {
  var mask: TextMask
  var left: Int
  var top: Int
}

extension Rect {
  fileprivate static func around(_ points: [Point]) -> Rect? {
    var result: Rect?
    for point in points {
      guard point.x.isFinite, point.y.isFinite else { return nil }
      let spot = Rect(x: point.x, y: point.y, width: 0, height: 0)
      result = result.map { $0.union(spot) } ?? spot
    }
    return result
  }
}

extension GlyphOutline {
  /// The box around the outline after a transform; nil when a corner is not a number.
  fileprivate func bounds(_ transform: Transform) -> Rect? {
    let (left, top) = (Double(bounds.x), Double(bounds.y))
    let (right, bottom) = (Double(bounds.z), Double(bounds.w))
    return Rect.around(
      [
        Point(x: left, y: top), Point(x: right, y: top), Point(x: left, y: bottom),
        Point(x: right, y: bottom),
      ]
      .map(transform.apply)
    )
  }

  /// Gives the steps of the outline after a transform, quadratic curves raised to cubic ones.
  func walk(_ transform: GlyphTransform, _ body: (Path.Element) -> Void) {
    var index = 0
    var pen = Point.zero
    func next() -> Point {
      defer { index += 2 }
      let place = transform.apply(coordinates[index], coordinates[index + 1])
      return Point(x: Double(place.x), y: Double(place.y))
    }
    for verb in verbs {
      switch verb {
      case .move:
        pen = next()
        body(.move(pen))
      case .line:
        pen = next()
        body(.line(pen))
      case .quadratic:
        let (control, end) = (next(), next())
        body(.curve(pen.toward(control), end.toward(control), end))
        pen = end
      case .cubic:
        let (first, second, end) = (next(), next(), next())
        body(.curve(first, second, end))
        pen = end
      case .close: body(.close)
      }
    }
  }
}

extension Point {
  /// Two thirds of the way: the control point of the cubic curve that equals a quadratic one.
  fileprivate func toward(_ other: Point) -> Point {
    Point(x: x + (other.x - x) * 2 / 3, y: y + (other.y - y) * 2 / 3)
  }
}

extension Path {
  /// Adds a step of an outline.
  mutating func append(_ element: Element) {
    switch element {
    case .move(let point): move(to: point)
    case .line(let point): line(to: point)
    case .curve(let first, let second, let end):
      curve(to: end, control1: first, control2: second)
    case .close: close()
    }
  }
}
