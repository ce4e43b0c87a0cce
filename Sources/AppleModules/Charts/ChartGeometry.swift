import Foundation
import HeadlessSwiftUI

/// The places of marks in a plot of a size.
struct ChartGeometry {
  let model: ChartModel
  let size: CGSize

  /// The places of a mark along the x axis.
  func horizontal(_ mark: Mark, _ width: MarkDimension) -> ClosedRange<Double>? {
    span(mark.x, model.x, size.width, width, mark)
  }

  /// The places of a mark along the y axis, from the top.
  func vertical(_ mark: Mark, _ height: MarkDimension) -> ClosedRange<Double>? {
    if case .lengths(let start, let end) = mark.y {
      return (start ?? 0)...max(start ?? 0, end ?? size.height)
    }
    return span(mark.y, model.y, size.height, height, mark).map {
      size.height - $0.upperBound...size.height - $0.lowerBound
    }
  }

  private func span(
    _ stretch: PlotStretch,
    _ scale: ChartScale?,
    _ length: Double,
    _ dimension: MarkDimension,
    _ mark: Mark
  ) -> ClosedRange<Double>? {
    switch stretch {
    case .whole: return 0...length
    case .lengths(let start, let end): return (start ?? 0)...max(start ?? 0, end ?? length)
    case .from(let start, let end):
      guard let scale, let from = scale.stretch(of: start), let to = scale.stretch(of: end)
      else { return nil }
      let first = scale.points(from, length)
      let last = scale.points(to, length)
      return min(first.lowerBound, last.lowerBound)...max(first.upperBound, last.upperBound)
    case .point(let point):
      guard let scale, let room = room(point, scale, length) else { return nil }
      return thinned(room, dimension, mark)
    }
  }

  /// The room of a value: that of a name or of a unit of time, or the distance to the next value.
  private func room(
    _ point: PlotPoint,
    _ scale: ChartScale,
    _ length: Double
  ) -> ClosedRange<Double>? {
    guard let start = scale.stretch(of: point.value) else { return nil }
    if let end = point.end.flatMap({ scale.stretch(of: $0) }) {
      let points = [scale.points(start, length), scale.points(end, length)]
      let ends = points.map(\.lowerBound)
      return (ends.min() ?? 0)...(ends.max() ?? 0)
    }
    return scale.points(start, length)
  }

  /// The part of a room that a bar or a rectangle has.
  private func thinned(
    _ room: ClosedRange<Double>,
    _ dimension: MarkDimension,
    _ mark: Mark
  ) -> ClosedRange<Double> {
    let isBar: Bool
    switch mark.shape {
    case .bar: isBar = true
    case .rectangle: isBar = false
    default: return room
    }
    var room = room
    if room.lowerBound == room.upperBound {
      let half = Self.narrowestRoom / 2
      room = room.lowerBound - half...room.upperBound + half
    }
    let full = room.upperBound - room.lowerBound
    let length = dimension.length(in: full, automatic: isBar ? Self.barPart : 1)
    let middle = (room.lowerBound + room.upperBound) / 2
    guard isBar, let value = mark.style.positionValue,
      let index = model.positionValues.firstIndex(of: value)
    else { return middle - length / 2...middle + length / 2 }
    let part = length / Double(model.positionValues.count)
    let start = middle - length / 2 + part * Double(index)
    return start...start + part
  }

  /// The part of its room that a bar has; Apple publishes none.
  private static let barPart = 0.7
  /// The room in points of a value that has none: a number or a moment.
  private static let narrowestRoom = 10.0

  /// The rectangle of a mark; nil where a value is on no axis.
  func rect(_ mark: Mark) -> CGRect? {
    guard let x = horizontal(mark, mark.width), let y = vertical(mark, mark.height) else {
      return nil
    }
    let offset = mark.style.offset
    return CGRect(
      x: x.lowerBound + offset.width,
      y: y.lowerBound + offset.height,
      width: x.upperBound - x.lowerBound,
      height: y.upperBound - y.lowerBound
    )
  }

  /// The point of a value on an axis, or of the middle of a step.
  func point(
    _ value: _PlotValue,
    _ end: _PlotValue?,
    _ scale: ChartScale?,
    _ length: Double
  ) -> Double? {
    guard let scale, let start = scale.point(of: value, length) else { return nil }
    guard let end = end.flatMap({ scale.point(of: $0, length) }) else { return start }
    // A step that begins where the axis ends has no middle on it.
    guard min(start, end) < length else { return nil }
    return (start + min(end, length)) / 2
  }
}
