extension Point {
  /// The point of a cubic curve at a share of its way, from 0 to 1.
  package static func onCurve(
    _ start: Point,
    _ first: Point,
    _ second: Point,
    _ end: Point,
    at share: Double
  ) -> Point {
    let rest = 1 - share
    let factors = (
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share
    )
    return Point(
      x: factors.0 * start.x + factors.1 * first.x + factors.2 * second.x + factors.3 * end.x,
      y: factors.0 * start.y + factors.1 * first.y + factors.2 * second.y + factors.3 * end.y
    )
  }
}
