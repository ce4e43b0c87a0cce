import Foundation
import HeadlessSwiftUI

/// A line through points.
struct CurvePath {
  private let method: InterpolationMethod

  init(_ method: InterpolationMethod) { self.method = method }

  func path(through points: [CGPoint]) -> Path {
    var path = Path()
    guard let first = points.first else { return path }
    path.move(to: first)
    add(points, to: &path)
    return path
  }

  /// Adds the way through points; one that begins elsewhere begins with a straight line.
  func add(_ points: [CGPoint], to path: inout Path) {
    guard let first = points.first else { return }
    if path.currentPoint != first { path.addLine(to: first) }
    let slopes = method.kind == .curve ? Self.slopes(points) : []
    for index in points.indices.dropFirst() {
      let (last, next) = (points[index - 1], points[index])
      switch method.kind {
      case .linear: break
      case .curve:
        let third = (next.x - last.x) / 3
        path.addCurve(
          to: next,
          control1: CGPoint(x: last.x + third, y: last.y + third * slopes[index - 1]),
          control2: CGPoint(x: next.x - third, y: next.y - third * slopes[index])
        )
        continue
      case .stepStart: path.addLine(to: CGPoint(x: last.x, y: next.y))
      case .stepEnd: path.addLine(to: CGPoint(x: next.x, y: last.y))
      case .stepCenter:
        path.addLine(to: CGPoint(x: (last.x + next.x) / 2, y: last.y))
        path.addLine(to: CGPoint(x: (last.x + next.x) / 2, y: next.y))
      }
      path.addLine(to: next)
    }
  }

  /// The slopes of a curve that rises and falls where the points do.
  ///
  /// The rule is Fritsch's and Carlson's (Monotone Piecewise Cubic Interpolation, 1980) in the form of Fritsch and
  /// Butland: the harmonic mean of the slopes beside a point, and zero where they differ in sign.
  private static func slopes(_ points: [CGPoint]) -> [Double] {
    guard points.count > 1 else { return [0] }
    let sides = points.indices.dropLast().map { index in
      let width = points[index + 1].x - points[index].x
      return width == 0 ? 0 : (points[index + 1].y - points[index].y) / width
    }
    return points.indices.map { index in
      if index == 0 { return sides[0] }
      if index == points.count - 1 { return sides[index - 1] }
      let (before, after) = (sides[index - 1], sides[index])
      return before * after <= 0 ? 0 : 2 * before * after / (before + after)
    }
  }
}
