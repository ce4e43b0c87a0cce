public import LayoutGeometry

/// An outline of lines and cubic curves.
///
/// Angles and radii are in points and radians. Build a path, then fill, stroke or clip with it:
///
/// ```swift
/// var tick = Path()
/// tick.move(to: Point(x: 2, y: 8))
/// tick.line(to: Point(x: 6, y: 12))
/// tick.line(to: Point(x: 14, y: 3))
/// canvas.stroke(tick, with: .color(.black), style: StrokeStyle(width: 2, cap: .round))
/// ```
public struct Path: Hashable, Sendable {
  /// One step of an outline.
  public enum Element: Hashable, Sendable {
    /// Starts a new piece at a point.
    case move(Point)

    /// A straight line to a point.
    case line(Point)

    /// A cubic curve: two control points and the end.
    case curve(Point, Point, Point)

    /// A straight line back to the start of the piece.
    case close
  }

  /// The steps in drawing order.
  public private(set) var elements: [Element]

  /// Creates an empty path.
  public init() { elements = [] }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { elements.isEmpty }

  /// Starts a new piece at a point.
  public mutating func move(to point: Point) { elements.append(.move(point)) }

  /// Adds a straight line.
  public mutating func line(to point: Point) { elements.append(.line(point)) }

  /// Adds a cubic curve.
  public mutating func curve(to end: Point, control1: Point, control2: Point) {
    elements.append(.curve(control1, control2, end))
  }

  /// Closes the current piece.
  public mutating func close() { elements.append(.close) }

  /// Adds all pieces of another path.
  public mutating func append(_ other: Path) { elements += other.elements }

  /// Returns the path moved, stretched or turned.
  public func transformed(by transform: Transform) -> Path {
    var result = Path()
    result.elements = elements.map { element in
      switch element {
      case .move(let point): .move(transform.apply(to: point))
      case .line(let point): .line(transform.apply(to: point))
      case .curve(let first, let second, let end):
        .curve(
          transform.apply(to: first),
          transform.apply(to: second),
          transform.apply(to: end)
        )
      case .close: .close
      }
    }
    return result
  }

  /// The smallest rectangle that holds all ends and control points; nil for an empty path.
  public var controlBounds: Rect? {
    var bounds: Rect?
    for element in elements {
      let points: [Point] =
        switch element {
        case .move(let point), .line(let point): [point]
        case .curve(let first, let second, let end): [first, second, end]
        case .close: []
        }
      for point in points {
        let spot = Rect(x: point.x, y: point.y, width: 0, height: 0)
        bounds = bounds.map { $0.union(spot) } ?? spot
      }
    }
    return bounds
  }
}
