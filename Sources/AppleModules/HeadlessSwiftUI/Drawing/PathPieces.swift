import Foundation
import LayoutGeometry
import Snapshots

/// The subpaths of a path, each as curves.
struct PathPieces {
  /// A cubic curve.
  struct Curve {
    var start: Point
    var first: Point
    var second: Point
    var end: Point

    func point(_ place: Double) -> Point { split(place).0.end }

    /// The two parts before and after a parameter from 0 to 1, by de Casteljau.
    func split(_ place: Double) -> (Curve, Curve) {
      func between(_ from: Point, _ to: Point) -> Point {
        Point(x: from.x + (to.x - from.x) * place, y: from.y + (to.y - from.y) * place)
      }
      let (onStart, onMiddle, onEnd) = (
        between(start, first), between(first, second), between(second, end)
      )
      let (before, after) = (between(onStart, onMiddle), between(onMiddle, onEnd))
      let middle = between(before, after)
      return (
        Curve(start: start, first: onStart, second: before, end: middle),
        Curve(start: middle, first: after, second: onEnd, end: end)
      )
    }

    /// The lengths from the start to equal steps.
    var lengths: [Double] {
      var lengths = [0.0]
      var last = start
      for step in 1...Self.steps {
        let next = point(Double(step) / Double(Self.steps))
        lengths.append(lengths[step - 1] + hypot(next.x - last.x, next.y - last.y))
        last = next
      }
      return lengths
    }

    static let steps = 24
  }

  /// A continuous subpath.
  struct Piece {
    var start: Point
    var curves: [(curve: Curve, isLine: Bool)] = []
    var isClosed = false

    /// The part as points on it.
    func flattened() -> [Point] {
      [start]
        + curves.flatMap { curve, isLine in
          isLine
            ? [curve.end]
            : (1...Curve.steps).map { curve.point(Double($0) / Double(Curve.steps)) }
        }
    }
  }

  private(set) var pieces: [Piece] = []

  init(_ path: Snapshots.Path) {
    var piece: Piece?
    var last = Point.zero
    func finish() {
      if let piece, !piece.curves.isEmpty { pieces.append(piece) }
      piece = nil
    }
    func add(_ curve: Curve, isLine: Bool) {
      if piece == nil { piece = Piece(start: curve.start) }
      piece?.curves.append((curve, isLine))
      last = curve.end
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        finish()
        last = point
      case .line(let end):
        add(Curve(start: last, first: last, second: end, end: end), isLine: true)
      case .curve(let first, let second, let end):
        add(Curve(start: last, first: first, second: second, end: end), isLine: false)
      case .close:
        guard let start = piece?.start else { continue }
        if start != last {
          add(Curve(start: last, first: last, second: start, end: start), isLine: true)
        }
        piece?.isClosed = true
        finish()
        last = start
      }
    }
    finish()
  }

  /// The part of the path between two fractions of its length.
  func trimmed(from: Double, to: Double) -> Snapshots.Path {
    var result = Snapshots.Path()
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return result }
    let all = pieces.map { piece in piece.curves.map { ($0.curve, $0.isLine, $0.curve.lengths) } }
    let total = all.joined().map { $0.2.last ?? 0 }.reduce(0, +)
    guard total > 0 else { return result }
    var position = 0.0
    for (index, piece) in all.enumerated() {
      var hasPen = false
      for (curve, isLine, lengths) in piece {
        let length = lengths.last ?? 0
        let begin = from * total - position
        let end = to * total - position
        position += length
        guard length > 0, begin < length, end > 0 else { continue }
        let last = Self.place(of: min(end, length), lengths)
        let first = Self.place(of: max(begin, 0), lengths)
        let shown = curve.split(last).0.split(last > 0 ? first / last : 0).1
        if !hasPen { result.move(to: shown.start) }
        hasPen = true
        if isLine {
          result.line(to: shown.end)
        } else {
          result.curve(to: shown.end, control1: shown.first, control2: shown.second)
        }
      }
      if hasPen, from == 0, to == 1, pieces[index].isClosed { result.close() }
    }
    return result
  }

  /// The place from 0 to 1 at a length.
  private static func place(of length: Double, _ lengths: [Double]) -> Double {
    guard let index = lengths.firstIndex(where: { $0 >= length }), index > 0 else { return 0 }
    let (before, after) = (lengths[index - 1], lengths[index])
    let share = after > before ? (length - before) / (after - before) : 0
    return (Double(index - 1) + share) / Double(lengths.count - 1)
  }
}
