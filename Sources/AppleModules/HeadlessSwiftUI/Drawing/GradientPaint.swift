import Foundation
import LayoutGeometry
import RichText
import Snapshots

/// A gradient with the colors of an environment.
struct GradientPaint {
  enum Shape: Sendable {
    case linear(UnitPoint, UnitPoint)
    case radial(UnitPoint, CGFloat, CGFloat)
    case elliptical(UnitPoint, CGFloat, CGFloat)
    case angular(UnitPoint, Angle, Angle)

    /// The shape in a right-to-left layout, in which the colors of an angular gradient are reversed.
    var mirrored: Shape {
      func mirrored(_ point: UnitPoint) -> UnitPoint { UnitPoint(x: 1 - point.x, y: point.y) }
      switch self {
      case .linear(let start, let end): return .linear(mirrored(start), mirrored(end))
      case .radial(let center, let inner, let outer):
        return .radial(mirrored(center), inner, outer)
      case .elliptical(let center, let inner, let outer):
        return .elliptical(mirrored(center), inner, outer)
      case .angular(let center, let start, let end):
        let half = Double.pi
        return .angular(
          mirrored(center),
          .radians(half - end.radians),
          .radians(half - start.radians)
        )
      }
    }
  }

  var shape: Shape
  var stops: [Snapshots.Gradient.Stop]

  func mapColors(_ change: (RichText.Color) -> RichText.Color) -> GradientPaint {
    var gradient = self
    for index in stops.indices { gradient.stops[index].color = change(stops[index].color) }
    return gradient
  }

  /// Reverses the order of the colors.
  mutating func reverse() {
    stops = stops.reversed()
      .map { stop in
        var stop = stop
        stop.location = 1 - stop.location
        return stop
      }
  }

  /// The mean of the colors over the length of the gradient.
  var mean: RichText.Color {
    let samples = (0..<16).map { color(at: (Double($0) + 0.5) / 16) }
    func mean(_ component: (RichText.Color) -> Double) -> Double {
      samples.map(component).reduce(0, +) / Double(samples.count)
    }
    return RichText.Color(
      red: mean(\.red),
      green: mean(\.green),
      blue: mean(\.blue),
      alpha: mean(\.alpha)
    )
  }

  /// The color at a place from 0 to 1.
  func color(at place: Double) -> RichText.Color {
    guard let first = stops.first, let last = stops.last else { return .clear }
    guard let index = stops.firstIndex(where: { $0.location > place }) else { return last.color }
    guard index > 0 else { return first.color }
    let (from, to) = (stops[index - 1], stops[index])
    let share = (place - from.location) / (to.location - from.location)
    func mixed(_ component: (RichText.Color) -> Double) -> Double {
      component(from.color) + (component(to.color) - component(from.color)) * share
    }
    return RichText.Color(
      red: mixed(\.red),
      green: mixed(\.green),
      blue: mixed(\.blue),
      alpha: mixed(\.alpha)
    )
  }

  /// The gradient in terms of snapshots; `nil` if they cannot express it.
  func plainPaint(over rect: Rect) -> Paint? {
    var plain = Snapshots.Gradient(.linear(from: .zero, to: .zero), colors: [])
    plain.stops = stops
    switch shape {
    case .linear(let start, let end):
      plain.shape = .linear(from: rect.point(start), to: rect.point(end))
    case .radial(let center, let inner, let outer):
      if inner > outer {
        var reversed = self
        reversed.reverse()
        plain.stops = reversed.stops
      }
      plain.shape = .radial(
        center: rect.point(center),
        innerRadius: max(0, min(inner, outer)),
        outerRadius: max(inner, outer, 0.001)
      )
    case .elliptical, .angular: return nil
    }
    return .gradient(plain)
  }

  func fill(_ outline: Outline, over rect: Rect) -> [Drawing] {
    guard rect.width > 0, rect.height > 0, !stops.isEmpty else { return [] }
    if let paint = plainPaint(over: rect) { return [.fill(outline, paint)] }
    switch shape {
    case .elliptical(let center, let inner, let outer):
      // A circle in a rectangle with sides of 100, stretched over the filled rectangle.
      let square = Rect(x: 0, y: 0, width: 100, height: 100)
      let round = GradientPaint(shape: .radial(center, inner * 100, outer * 100), stops: stops)
      let stretch = Transform(
        a: rect.width / 100,
        b: 0,
        c: 0,
        d: rect.height / 100,
        tx: rect.x,
        ty: rect.y
      )
      let area = square.union(outline.bounds.transformed(by: stretch.inverse ?? .identity))
      guard let paint = round.plainPaint(over: square) else { return [] }
      let drawing = Drawing.fill(.rect(area), paint)
      return [.group(DrawingGroup([drawing], transform: stretch, clip: [outline]))]
    case .angular(let center, let start, let end):
      let wedges = wedges(around: rect.point(center), start, end, covering: outline.bounds)
      return [.group(DrawingGroup(wedges, clip: [outline]))]
    case .linear, .radial: return []
    }
  }

  /// The number of wedges in a full turn: two degrees each, which look like a continuous gradient.
  private static let wedgeCount = 180

  /// A full turn around a center in pieces of one color.
  ///
  /// Opaque pieces extend below the next one, so that nothing shows through between them.
  private func wedges(
    around center: Point,
    _ start: Angle,
    _ end: Angle,
    covering rect: Rect
  ) -> [Drawing] {
    let corners = [
      (rect.x, rect.y), (rect.maxX, rect.y), (rect.x, rect.maxY), (rect.maxX, rect.maxY),
    ]
    let radius = corners.map { hypot($0.0 - center.x, $0.1 - center.y) }.max() ?? 0
    let sweep = end.radians - start.radians
    let turn = 2 * Double.pi
    let step = turn / Double(Self.wedgeCount)
    let isOpaque = stops.allSatisfy { $0.color.alpha >= 1 }
    return (0..<Self.wedgeCount).map { index in
      let middle = (Double(index) + 0.5) * step
      let place = sweep == 0 ? 1 : middle / abs(sweep)
      // Beyond the end, the color of the nearer end continues.
      let beyond = (turn - abs(sweep)) / 2 + abs(sweep)
      let share = place <= 1 ? place : middle < beyond ? 1 : 0
      let from = start.radians + (sweep < 0 ? -1 : 1) * Double(index) * step
      let isLast = index == Self.wedgeCount - 1
      let length = step * (isOpaque && !isLast ? 1.5 : 1) * (sweep < 0 ? -1 : 1)
      var wedge = Snapshots.Path()
      wedge.move(to: center)
      wedge.arc(center: center, radius: radius * 1.01 + 1, from: from, to: from + length)
      wedge.close()
      return .fill(.path(wedge, .nonZero), .color(color(at: share)))
    }
  }
}

extension Rect {
  /// The point at parts of the size.
  func point(_ unit: UnitPoint) -> Point {
    Point(x: x + width * unit.x, y: y + height * unit.y)
  }
}
