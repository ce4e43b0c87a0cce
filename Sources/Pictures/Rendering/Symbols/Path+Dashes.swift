import Snapshots

extension Path {
  /// The path in dashes, which meet where it closes.
  var dashed: Path {
    var dashes = Path()
    for line in flattened { dashes.append(Self.dashes(along: line)) }
    return dashes
  }

  /// The lengths of a dash and of a gap together, on the grid of 24.
  private static let period = 6.5

  private static func dashes(along line: [Point]) -> Path {
    var ends = [0.0]
    for (point, next) in zip(line, line.dropFirst()) {
      ends.append((ends.last ?? 0) + point.distance(to: next))
    }
    guard let length = ends.last, length > 0 else { return Path() }
    let count = max((length / period).rounded(), 4)
    let step = length / count
    var path = Path()
    for index in 0..<Int(count) {
      let start = (Double(index) + 0.2) * step
      let places = (0...6).map { start + Double($0) / 12 * step }
      for (order, place) in places.enumerated() {
        let point = point(at: place, of: line, ends: ends)
        if order == 0 { path.move(to: point) } else { path.line(to: point) }
      }
    }
    return path
  }

  private static func point(at place: Double, of line: [Point], ends: [Double]) -> Point {
    let last = max(ends.firstIndex { $0 >= place } ?? ends.count - 1, 1)
    let length = ends[last] - ends[last - 1]
    let share = length > 0 ? (place - ends[last - 1]) / length : 0
    let (from, to) = (line[last - 1], line[last])
    return Point(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  /// Each part of the path as the points of a line.
  private var flattened: [[Point]] {
    var lines: [[Point]] = []
    for element in elements {
      switch element {
      case .move(let point): lines.append([point])
      case .line(let point): lines.appendToLast([point])
      case .curve(let first, let second, let end):
        guard let pen = lines.last?.last else { continue }
        lines.appendToLast((1...16).map { .onCurve(pen, first, second, end, at: Double($0) / 16) })
      case .close:
        guard let start = lines.last?.first else { continue }
        lines.appendToLast([start])
      }
    }
    return lines
  }
}

extension [[Point]] {
  fileprivate mutating func appendToLast(_ points: [Point]) {
    guard !isEmpty else { return append(points) }
    self[count - 1] += points
  }
}

extension Point {
  fileprivate func distance(to other: Point) -> Double {
    ((other.x - x) * (other.x - x) + (other.y - y) * (other.y - y)).squareRoot()
  }
}
