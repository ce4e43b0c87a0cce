import Foundation
import LayoutGeometry
package import Snapshots

/// A rule for the area that two areas make.
package enum AreaCombination: Sendable {
  case union, intersection, subtraction, symmetricDifference

  fileprivate func holds(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

extension Path {
  /// Returns the outline of the area that this path's area makes with that of another.
  ///
  /// Curves become straight lines that leave them by less than a tenth of a pixel. The pieces of the result run
  /// clockwise around its area and counterclockwise around its holes, so both fill rules fill it alike.
  package func combined(
    with other: Path,
    _ combination: AreaCombination,
    rule: FillRule
  ) -> Path {
    PathOverlay(self, other).outline { first, second in
      func isInside(_ winding: Int) -> Bool { rule == .evenOdd ? winding % 2 != 0 : winding != 0 }
      return combination.holds(isInside(first), isInside(second))
    }
  }

  /// Returns the parts of the outline that are inside of another path's area, or outside of it.
  package func lines(in other: Path, inside: Bool, rule: FillRule) -> Path {
    var own = segments(isOfOther: false, closes: false)
    var edges = other.segments(isOfOther: true, closes: true)
    for index in own.indices {
      for edge in edges.indices { PathSegment.divide(&own[index], &edges[edge]) }
    }
    var result = Path()
    var pen: Point?
    for segment in own {
      if !segment.continues { pen = nil }
      for piece in segment.pieces {
        let middle = Point(
          x: (piece.start.x + piece.end.x) / 2,
          y: (piece.start.y + piece.end.y) / 2
        )
        guard other.contains(middle, rule: rule) == inside else { continue }
        if pen != piece.start { result.move(to: piece.start) }
        result.line(to: piece.end)
        pen = piece.end
      }
    }
    return result
  }
}

/// The outlines of two paths, divided where they meet.
private struct PathOverlay {
  /// A piece of an outline, from its left end to its right one, or downward.
  private struct Edge: Hashable {
    var start: Point
    var end: Point

    var isUpright: Bool { start.x == end.x }
  }

  /// How often each path runs along an edge in its direction, less the runs against it.
  private struct Runs {
    var first = 0
    var second = 0
  }

  private var edges: [(edge: Edge, runs: Runs)] = []

  init(_ first: Path, _ second: Path) {
    var segments = first.segments(isOfOther: false, closes: true)
    segments += second.segments(isOfOther: true, closes: true)
    for index in segments.indices {
      for other in segments.indices[(index + 1)...] {
        var (one, next) = (segments[index], segments[other])
        PathSegment.divide(&one, &next)
        (segments[index], segments[other]) = (one, next)
      }
    }
    var table: [Edge: Int] = [:]
    for segment in segments {
      for (start, end) in segment.pieces {
        let isForward = (start.x, start.y) < (end.x, end.y)
        let edge = isForward ? Edge(start: start, end: end) : Edge(start: end, end: start)
        let index = table[edge] ?? edges.count
        if index == edges.count {
          table[edge] = index
          edges.append((edge, Runs()))
        }
        let run = isForward ? 1 : -1
        if segment.isOfOther {
          edges[index].runs.second += run
        } else {
          edges[index].runs.first += run
        }
      }
    }
    edges.removeAll { $0.runs.first == 0 && $0.runs.second == 0 }
  }

  /// Returns the border of the area whose winding numbers a closure accepts.
  func outline(of isInside: (_ first: Int, _ second: Int) -> Bool) -> Path {
    var next: [Point: [Point]] = [:]
    var starts: [Point] = []
    for (edge, runs) in edges {
      let before = windings(before: edge)
      let after = (
        before.first + (edge.isUpright ? -runs.first : runs.first),
        before.second + (edge.isUpright ? -runs.second : runs.second)
      )
      let (isBefore, isAfter) = (isInside(before.first, before.second), isInside(after.0, after.1))
      guard isBefore != isAfter else { continue }
      // The area is on the right: below an edge to the right, and to the right of one that goes up.
      let isForward = edge.isUpright ? isBefore : isAfter
      let (start, end) = isForward ? (edge.start, edge.end) : (edge.end, edge.start)
      next[start, default: []].append(end)
      starts.append(start)
    }
    var result = Path()
    for start in starts {
      while let loop = Self.loop(from: start, &next) { result.append(loop) }
    }
    return result
  }

  /// The winding numbers above an edge, or to the left of an upright one.
  private func windings(before edge: Edge) -> (first: Int, second: Int) {
    let x = (edge.start.x + edge.end.x) / 2
    let y = (edge.start.y + edge.end.y) / 2
    var (first, second) = (0, 0)
    for (other, runs) in edges where other != edge {
      let (from, to) = (other.start, other.end)
      let sign: Int
      if edge.isUpright {
        guard min(from.y, to.y) <= y, y < max(from.y, to.y) else { continue }
        guard from.x + (y - from.y) / (to.y - from.y) * (to.x - from.x) < x else { continue }
        sign = to.y < from.y ? 1 : -1
      } else {
        guard from.x <= x, x < to.x else { continue }
        guard from.y + (x - from.x) / (to.x - from.x) * (to.y - from.y) < y else { continue }
        sign = 1
      }
      first += sign * runs.first
      second += sign * runs.second
    }
    return (first, second)
  }

  /// Takes a closed piece out of the steps that are left; `nil` where none begins at the point.
  private static func loop(from start: Point, _ next: inout [Point: [Point]]) -> Path? {
    var points: [Point] = []
    var point = start
    while let end = next[point]?.popLast() {
      points.append(point)
      point = end
      if point == start { break }
    }
    guard points.count > 2 else { return nil }
    var path = Path()
    for (index, point) in points.enumerated() {
      let before = points[(index + points.count - 1) % points.count]
      let after = points[(index + 1) % points.count]
      let turn =
        (point.x - before.x) * (after.y - point.y) - (point.y - before.y) * (after.x - point.x)
      guard abs(turn) > 1e-9 else { continue }
      if path.isEmpty { path.move(to: point) } else { path.line(to: point) }
    }
    if !path.isEmpty { path.close() }
    return path
  }
}
