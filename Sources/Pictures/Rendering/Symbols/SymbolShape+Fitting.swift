import Snapshots

extension SymbolShape {
  /// The shape in the middle of a rectangle, with room for half of the lines at its edge.
  ///
  /// The drawing keeps its proportions, or takes those of the rectangle where they are close.
  func fitted(into rect: Rect, lineWidth: Double) -> SymbolShape {
    let lines = bounds { $0 != .area && $0 != .clearance && $0 != .hole }
    let areas = bounds { $0 == .area || $0 == .hole }
    guard let plain = bounds else { return self }
    let across = Extent(
      lines.map { $0.x...$0.maxX },
      areas.map { $0.x...$0.maxX },
      scaledTo: rect.width,
      lineWidth
    )
    let along = Extent(
      lines.map { $0.y...$0.maxY },
      areas.map { $0.y...$0.maxY },
      scaledTo: rect.height,
      lineWidth
    )
    let scale = min(across?.scale ?? .infinity, along?.scale ?? .infinity)
    guard scale.isFinite, scale > 0 else { return self }
    let closest = 1.15 * scale
    let x = min(across?.scale ?? scale, closest)
    let y = min(along?.scale ?? scale, closest)
    var place = Transform.scale(x: x, y: y)
    place.tx = rect.center.x - (across?.middle ?? plain.center.x) * x
    place.ty = rect.center.y - (along?.middle ?? plain.center.y) * y
    return transformed(by: place)
  }
}

/// A shape's extent on one axis, and the scale with which it fills a length.
private struct Extent {
  var scale: Double
  var middle: Double

  /// Nil where the shape has no extent, and takes the scale of the other axis.
  init?(
    _ lines: ClosedRange<Double>?,
    _ areas: ClosedRange<Double>?,
    scaledTo length: Double,
    _ lineWidth: Double
  ) {
    guard let first = lines ?? areas else { return nil }
    var ends = first
    scale = .infinity
    // The lines keep their thickness, so that their extent on the grid depends on the scale.
    for step in 0...4 {
      let room = step == 0 ? 0 : lineWidth / 2 / scale
      ends = lines.map { ($0.lowerBound - room)...($0.upperBound + room) } ?? first
      if let areas {
        ends = min(ends.lowerBound, areas.lowerBound)...max(ends.upperBound, areas.upperBound)
      }
      let extent = ends.upperBound - ends.lowerBound
      guard extent > 0.5 else { return nil }
      scale = length / extent
    }
    middle = (ends.lowerBound + ends.upperBound) / 2
  }
}
