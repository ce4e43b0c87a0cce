import Foundation
import LayoutGeometry
import Snapshots

/// A straight piece of a path's outline.
struct PathSegment {
  var start: Point
  var end: Point
  /// Whether it belongs to the second of two paths.
  var isOfOther = false
  /// Whether it continues the piece before it.
  var continues = true

  /// The points on the segment at which it is divided, in their order, with both ends.
  var stops: [Point]

  init(_ start: Point, _ end: Point, isOfOther: Bool, continues: Bool) {
    self.start = start
    self.end = end
    self.isOfOther = isOfOther
    self.continues = continues
    stops = []
  }

  private var width: Double { end.x - start.x }
  private var height: Double { end.y - start.y }
  private var squaredLength: Double { width * width + height * height }

  /// The place of a point along the segment, from 0 to 1.
  private func place(of point: Point) -> Double {
    ((point.x - start.x) * width + (point.y - start.y) * height) / squaredLength
  }

  /// Whether a point lies on the segment, within the distance of two points of the grid.
  private func holds(_ point: Point) -> Bool {
    let place = min(max(place(of: point), 0), 1)
    let x = start.x + width * place - point.x
    let y = start.y + height * place - point.y
    return x * x + y * y <= 4 * Point.step * Point.step
  }

  private func isApart(from other: PathSegment) -> Bool {
    let margin = 2 * Point.step
    return max(start.x, end.x) + margin < min(other.start.x, other.end.x)
      || max(other.start.x, other.end.x) + margin < min(start.x, end.x)
      || max(start.y, end.y) + margin < min(other.start.y, other.end.y)
      || max(other.start.y, other.end.y) + margin < min(start.y, end.y)
  }

  /// Divides both segments where they meet.
  static func divide(_ first: inout PathSegment, _ second: inout PathSegment) {
    if first.isApart(from: second) { return }
    for point in [second.start, second.end] where first.holds(point) { first.stops.append(point) }
    for point in [first.start, first.end] where second.holds(point) { second.stops.append(point) }
    let cross = first.width * second.height - first.height * second.width
    guard abs(cross) > 1e-12 else { return }
    let x = second.start.x - first.start.x
    let y = second.start.y - first.start.y
    let place = (x * second.height - y * second.width) / cross
    let other = (x * first.height - y * first.width) / cross
    guard place > 0, place < 1, other > 0, other < 1 else { return }
    let meeting = Point(
      x: first.start.x + first.width * place,
      y: first.start.y + first.height * place
    ).onGrid
    first.stops.append(meeting)
    second.stops.append(meeting)
  }

  /// The pieces between the stops.
  var pieces: [(start: Point, end: Point)] {
    let order = stops.map { ($0, place(of: $0)) }.sorted { $0.1 < $1.1 }.map(\.0)
    var pieces: [(Point, Point)] = []
    var last = start
    for point in order + [end] where point != last {
      pieces.append((last, point))
      last = point
    }
    return pieces
  }
}

extension Point {
  /// The distance of the points on which outlines are combined, in points.
  fileprivate static let step = 1.0 / 4096

  /// The nearest point on which outlines are combined.
  fileprivate var onGrid: Point {
    Point(x: (x / Self.step).rounded() * Self.step, y: (y / Self.step).rounded() * Self.step)
  }
}

extension Path {
  /// The outline as straight segments, whose distance from curves is less than a tenth of a pixel.
  ///
  /// - Parameters:
  ///   - isOfOther: Whether the path is the second of two.
  ///   - closes: Whether open pieces end where they begin, as areas do.
  /// - Returns: The segments in the order of the outline.
  func segments(isOfOther: Bool, closes: Bool) -> [PathSegment] {
    var segments: [PathSegment] = []
    var start = Point.zero
    var last = Point.zero
    var begins = true
    func add(_ point: Point) {
      let point = point.onGrid
      defer { last = point }
      guard point != last else { return }
      segments.append(PathSegment(last, point, isOfOther: isOfOther, continues: !begins))
      begins = false
    }
    for element in elements {
      switch element {
      case .move(let point):
        if closes { add(start) }
        (start, last, begins) = (point.onGrid, point.onGrid, true)
      case .line(let point): add(point)
      case .curve(let first, let second, let end):
        let control =
          last.distance(to: first) + first.distance(to: second) + second.distance(to: end)
        let count = min(max(8, Int(3 * control.squareRoot()) + 1), 96)
        let begin = last
        for step in 1...count {
          add(.onCurve(begin, first, second, end, at: Double(step) / Double(count)))
        }
      case .close:
        add(start)
        begins = true
      }
    }
    if closes { add(start) }
    return segments
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double { hypot(other.x - x, other.y - y) }
}
