import Foundation
import LayoutGeometry
import Snapshots

/// A projection of the plane under which farther parts are smaller.
struct Perspective {
  /// The numbers of the three rows, for a point as a row with a third coordinate of 1.
  var rows: [[Double]]

  /// Creates the projection of a rotation in space about an axis of length 1 that is `depth` points in front
  /// of the plane.
  ///
  /// A point is scaled down by `strength` times its distance, where `strength` is the perspective divided by
  /// the longer side of the view. In a row of five bars in
  /// SchweizerischeBundesbahnen/mobile-ios-design-swiftui (`testLoadingIndicatorNormalPrimary`, iOS 17, 20
  /// degrees, view of 35.1 by 32 points) the first ends 24.5 points from the anchor, as this predicts.
  init(turn angle: Double, axis: (x: Double, y: Double, z: Double), depth: Double, strength: Double)
  {
    let (cosine, sine) = (cos(angle), sin(angle))
    let (x, y, z) = axis
    let rest = 1 - cosine
    // Rodrigues' rotation, by columns.
    let first = [cosine + x * x * rest, x * y * rest + z * sine, x * z * rest - y * sine]
    let second = [x * y * rest - z * sine, cosine + y * y * rest, y * z * rest + x * sine]
    let third = [x * z * rest + y * sine, y * z * rest - x * sine, cosine + z * z * rest]
    rows = [
      [first[0], first[1], -strength * first[2]],
      [second[0], second[1], -strength * second[2]],
      [-depth * third[0], -depth * third[1], 1 - strength * (depth - depth * third[2])],
    ]
  }

  /// A projection of SwiftUI's.
  init(_ projection: ProjectionTransform) {
    rows = [
      [projection.m11, projection.m12, projection.m13],
      [projection.m21, projection.m22, projection.m23],
      [projection.m31, projection.m32, projection.m33],
    ]
  }

  /// The map without perspective.
  var affine: Transform {
    Transform(
      a: rows[0][0],
      b: rows[0][1],
      c: rows[1][0],
      d: rows[1][1],
      tx: rows[2][0],
      ty: rows[2][1]
    )
  }

  /// Whether the projection has no perspective.
  var isAffine: Bool { rows[0][2] == 0 && rows[1][2] == 0 && rows[2][2] == 1 }

  /// Returns the projected point; one behind the eye is projected far away.
  func apply(to point: Point) -> Point {
    func sum(_ column: Int) -> Double {
      rows[0][column] * point.x + rows[1][column] * point.y + rows[2][column]
    }
    let distance = max(sum(2), 0.01)
    return Point(x: sum(0) / distance, y: sum(1) / distance)
  }
}

extension SnapshotElement {
  /// Returns the element under a projection about one of its points: the affine part becomes its transform,
  /// and its drawings get the remaining perspective.
  ///
  /// Shapes are exact. A text, an image or a symbol uses the perspective at its center.
  func under(_ perspective: Perspective, about anchor: UnitPoint) -> SnapshotElement {
    let affine = perspective.affine
    guard affine != .identity || !perspective.isAffine else { return self }
    let point = Point(x: anchor.x * frame.width, y: anchor.y * frame.height)
    var result = self
    if !perspective.isAffine, affine.isUsable {
      let inverse = affine.inverse ?? .identity
      result = withDrawings(at: Point(x: -point.x, y: -point.y)) {
        inverse.apply(to: perspective.apply(to: $0))
      }
    }
    result.transform = affine.about(
      Point(x: point.x - frame.width / 2, y: point.y - frame.height / 2)
    )
    return result
  }

  private func withDrawings(at origin: Point, _ map: @escaping (Point) -> Point) -> SnapshotElement
  {
    var result = self
    let own: (Point) -> Point = { point in
      let mapped = map(Point(x: point.x + origin.x, y: point.y + origin.y))
      return Point(x: mapped.x - origin.x, y: mapped.y - origin.y)
    }
    result.drawings = drawings.map { $0.mapped(own) }
    result.overlays = overlays.map { $0.mapped(own) }
    result.children = children.map { child in
      // A child with its own transform moves as a whole.
      guard child.transform == .identity else { return child.moved(by: own) }
      let place = Point(
        x: origin.x + child.frame.x - boundsOrigin.x,
        y: origin.y + child.frame.y - boundsOrigin.y
      )
      return child.withDrawings(
        at: Point(x: place.x - child.boundsOrigin.x, y: place.y - child.boundsOrigin.y),
        map
      )
    }
    return result
  }

  private func moved(by map: (Point) -> Point) -> SnapshotElement {
    var result = self
    let middle = frame.center
    let to = map(middle)
    result.frame = frame.offset(x: to.x - middle.x, y: to.y - middle.y)
    return result
  }
}

extension Drawing {
  fileprivate func mapped(_ map: (Point) -> Point) -> Drawing {
    switch self {
    case .fill(let outline, let paint): return .fill(outline.mapped(map), paint)
    case .stroke(let outline, let paint, let style):
      return .stroke(outline.mapped(map), paint, style)
    case .shadow(let shadow, let outline): return .shadow(shadow, outline.mapped(map))
    case .material(let material, let outline): return .material(material, outline.mapped(map))
    case .text, .image, .symbol: return asGroup(map)
    case .group(var group):
      guard group.transform == .identity else {
        return asGroup(map)
      }
      group.drawings = group.drawings.map { $0.mapped(map) }
      group.clip = group.clip.map { $0.mapped(map) }
      return .group(group)
    }
  }

  /// The drawing under the affine map that best approximates the projection at its center.
  private func asGroup(_ map: (Point) -> Point) -> Drawing {
    let middle = bounds.center
    let (to, right) = (map(middle), map(Point(x: middle.x + 0.5, y: middle.y)))
    let (left, below) = (
      map(Point(x: middle.x - 0.5, y: middle.y)), map(Point(x: middle.x, y: middle.y + 0.5))
    )
    let above = map(Point(x: middle.x, y: middle.y - 0.5))
    let linear = Transform(
      a: right.x - left.x,
      b: right.y - left.y,
      c: below.x - above.x,
      d: below.y - above.y,
      tx: 0,
      ty: 0
    )
    let back = Transform.translation(x: -middle.x, y: -middle.y)
    let transform = back.concatenating(linear).concatenating(.translation(x: to.x, y: to.y))
    return .group(DrawingGroup([self], transform: transform))
  }
}

extension Outline {
  /// The outline with curves of sixteen lines each; lines stay straight under perspective.
  fileprivate func mapped(_ map: (Point) -> Point) -> Outline {
    var (result, last) = (Snapshots.Path(), Point.zero)
    for element in path.elements {
      switch element {
      case .move(let point):
        result.move(to: map(point))
        last = point
      case .line(let point):
        result.line(to: map(point))
        last = point
      case .curve(let first, let second, let end):
        for step in 1...16 {
          result.line(to: map(.onCurve(last, first, second, end, at: Double(step) / 16)))
        }
        last = end
      case .close: result.close()
      }
    }
    return .path(result, fillRule)
  }
}
