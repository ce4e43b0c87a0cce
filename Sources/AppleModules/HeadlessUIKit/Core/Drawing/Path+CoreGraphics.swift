import Foundation
package import LayoutGeometry
package import Snapshots

extension Point {
  init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
  init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
  init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension Path {
  func transformed(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
    transform.map { transformed(by: $0.pointee.transform) } ?? self
  }

  /// A rectangle whose corners are quarters of ellipses.
  static func roundedRect(_ rect: Rect, width: Double, height: Double) -> Path {
    let width = min(width, rect.width / 2)
    let height = min(height, rect.height / 2)
    guard width > 0, height > 0 else { return Path(rect) }
    // Rounded corners are drawn in a space in which the ellipses are circles.
    let stretch = width / height
    let round = Path(
      roundedRect: Rect(x: 0, y: 0, width: rect.width, height: rect.height * stretch),
      radius: width
    )
    return round.transformed(
      by: Transform(a: 1, b: 0, c: 0, d: 1 / stretch, tx: rect.x, ty: rect.y)
    )
  }

  /// The end of the last step; after a closed subpath, its start.
  var currentPoint: Point? {
    var start: Point?
    var last: Point?
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let point), .curve(_, _, let point): last = point
      case .close: last = start
      }
    }
    return last
  }

  mutating func quadCurve(to end: Point, control: Point) {
    let start = currentPoint ?? control
    func between(_ point: Point) -> Point {
      Point(
        x: point.x + 2 / 3 * (control.x - point.x),
        y: point.y + 2 / 3 * (control.y - point.y)
      )
    }
    curve(to: end, control1: between(start), control2: between(end))
  }

  /// The end angle of an arc in one direction, at most one full turn.
  static func end(of start: Double, _ end: Double, growing: Bool) -> Double {
    let turn = 2 * Double.pi
    let sweep = end - start
    if growing ? sweep >= turn : sweep <= -turn { return start + (growing ? turn : -turn) }
    var rest = sweep.truncatingRemainder(dividingBy: turn)
    if growing, rest < 0 { rest += turn }
    if !growing, rest > 0 { rest -= turn }
    return start + rest
  }

  mutating func addArc(
    _ center: Point,
    _ radius: Double,
    _ start: Double,
    _ end: Double,
    _ transform: Transform
  ) {
    var piece = Path()
    piece.arc(center: center, radius: radius, from: start, to: end)
    let elements = piece.transformed(by: transform).elements
    for (index, element) in elements.enumerated() {
      switch element {
      case .move(let point) where index == 0 && !isEmpty: line(to: point)
      case .move(let point): move(to: point)
      case .line(let point): line(to: point)
      case .curve(let first, let second, let end): curve(to: end, control1: first, control2: second)
      case .close: close()
      }
    }
  }

  /// Adds a line to a corner that is rounded by a circle, and the arc of that circle.
  mutating func corner(_ corner: Point, toward end: Point, radius: Double) {
    guard let start = currentPoint else { return move(to: corner) }
    let toStart = Side(from: corner, to: start)
    let toEnd = Side(from: corner, to: end)
    let cross = toStart.x * toEnd.y - toStart.y * toEnd.x
    guard toStart.length > 0, toEnd.length > 0, abs(cross) > 1e-9, radius > 0 else {
      return line(to: corner)
    }
    let product = toStart.x * toEnd.x + toStart.y * toEnd.y
    let angle = acos(min(1, max(-1, product / (toStart.length * toEnd.length))))
    let reach = radius / tan(angle / 2)
    let first = toStart.point(at: reach, from: corner)
    let second = toEnd.point(at: reach, from: corner)
    // The handle length of the usual approximation of an arc by one cubic curve.
    let pull = 4 / 3 * tan((.pi - angle) / 4) * radius / reach
    func control(_ point: Point) -> Point {
      Point(x: point.x + (corner.x - point.x) * pull, y: point.y + (corner.y - point.y) * pull)
    }
    line(to: first)
    curve(to: second, control1: control(first), control2: control(second))
  }

  /// A side of a corner.
  private struct Side {
    let x: Double
    let y: Double
    let length: Double

    init(from corner: Point, to end: Point) {
      (x, y) = (end.x - corner.x, end.y - corner.y)
      length = (x * x + y * y).squareRoot()
    }

    func point(at distance: Double, from corner: Point) -> Point {
      Point(x: corner.x + x / length * distance, y: corner.y + y / length * distance)
    }
  }

  /// The steps as straight lines; each curve becomes sixteen of them.
  package var polygons: [[Point]] {
    var pieces: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let point): pieces.append([point])
      case .line(let point):
        if pieces.isEmpty { pieces.append([]) }
        pieces[pieces.count - 1].append(point)
      case .curve(let first, let second, let end):
        guard let start = pieces.last?.last else { continue }
        for step in 1...16 {
          let point = Point.onCurve(start, first, second, end, at: Double(step) / 16)
          pieces[pieces.count - 1].append(point)
        }
      case .close:
        guard let start = pieces.last?.first else { continue }
        pieces[pieces.count - 1].append(start)
        pieces.append([start])
      }
    }
    return pieces.filter { $0.count > 1 }
  }

  /// Whether a point is inside the closed subpaths.
  func contains(_ point: Point, rule: FillRule) -> Bool {
    var winding = 0
    for piece in polygons {
      for (start, end) in zip(piece, piece.dropFirst() + [piece[0]])
      where (start.y <= point.y) != (end.y <= point.y) {
        let x = start.x + (point.y - start.y) / (end.y - start.y) * (end.x - start.x)
        if x > point.x { winding += end.y > start.y ? 1 : -1 }
      }
    }
    return rule == .nonZero ? winding != 0 : winding % 2 != 0
  }

  /// The smallest rectangle that contains the path, up to a small error at curves.
  var tightBounds: Rect? {
    let points = polygons.flatMap { $0 }
    guard let first = points.first else { return controlBounds }
    return points.reduce(Rect(origin: first, size: .zero)) {
      $0.union(Rect(origin: $1, size: .zero))
    }
  }

  /// The part of the path between two fractions of its length, as a shape layer strokes it.
  func trimmed(from start: Double, to end: Double) -> Path {
    guard start > 0 || end < 1 else { return self }
    guard end > start else { return Path() }
    let pieces = polygons
    func length(_ start: Point, _ end: Point) -> Double {
      let (x, y) = (start.x - end.x, start.y - end.y)
      return (x * x + y * y).squareRoot()
    }
    let whole = pieces.reduce(0) { sum, piece in
      sum + zip(piece, piece.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    let range = (max(0, start) * whole)...(max(0, min(1, end)) * whole)
    var result = Path()
    var done = 0.0
    for piece in pieces {
      var isOpen = false
      for (first, second) in zip(piece, piece.dropFirst()) {
        let step = length(first, second)
        defer { done += step }
        let from = max(range.lowerBound, done)
        let to = min(range.upperBound, done + step)
        guard step > 0, from < to else { continue }
        func at(_ place: Double) -> Point {
          let share = (place - done) / step
          return Point(
            x: first.x + (second.x - first.x) * share,
            y: first.y + (second.y - first.y) * share
          )
        }
        if !isOpen { result.move(to: at(from)) }
        isOpen = true
        result.line(to: at(to))
      }
    }
    return result
  }
}
