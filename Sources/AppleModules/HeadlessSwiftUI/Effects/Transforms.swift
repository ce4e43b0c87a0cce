public import Foundation
public import HeadlessUIKit
import LayoutGeometry
import Snapshots

extension View {
  /// Draws the view under a transform about a point of it.
  nonisolated private func transformed(
    _ transform: Transform,
    about anchor: UnitPoint
  ) -> some View {
    changingElements { elements, place in
      guard transform != .identity else { return elements }
      let isFlipped = place.environment.layoutDirection == .rightToLeft
      let anchor = UnitPoint(x: isFlipped ? 1 - anchor.x : anchor.x, y: anchor.y)
      let (point, center) = (place.bounds.point(anchor), place.bounds.center)
      var turned = place.group(elements, "TransformedView")
      turned.transform = transform.about(Point(x: point.x - center.x, y: point.y - center.y))
      return [turned]
    }
  }

  /// Draws the view larger or smaller about a point, without a change of its layout.
  nonisolated public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View { transformed(.scale(x: x, y: y), about: anchor) }

  /// Draws the view larger or smaller about a point, without a change of its layout.
  nonisolated public func scaleEffect(
    _ s: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: s, y: s, anchor: anchor) }

  /// Draws the view stretched about a point, without a change of its layout.
  nonisolated public func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }

  /// Draws the view turned about a point, without a change of its layout.
  nonisolated public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View { transformed(.rotation(by: angle.radians), about: anchor) }

  /// Draws the view turned in space about an axis.
  ///
  /// Pictures show the turn without perspective, which is reported.
  nonisolated public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    let isFlat = length == 0 || (axis.x == 0 && axis.y == 0)
    let unit = length > 0 ? (axis.x / length, axis.y / length, axis.z / length) : (0, 0, 0)
    let (cosine, sine) = (cos(angle.radians), sin(angle.radians))
    // The first two rows and columns of Rodrigues' rotation.
    let turn = Transform(
      a: cosine + unit.0 * unit.0 * (1 - cosine),
      b: unit.0 * unit.1 * (1 - cosine) + unit.2 * sine,
      c: unit.0 * unit.1 * (1 - cosine) - unit.2 * sine,
      d: cosine + unit.1 * unit.1 * (1 - cosine),
      tx: 0,
      ty: 0
    )
    let isUpright = abs(sine) < 0.000_001
    return transformed(length > 0 ? turn : .identity, about: anchor)
      .changingElements { elements, place in
        if !isFlat, !isUpright, perspective != 0 {
          place.environment.report("A turn in space is drawn without perspective.")
        }
        return elements
      }
  }

  /// Draws the view under a transform about its top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    changingElements { elements, place in
      var turned = place.group(elements, "TransformedView")
      let center = place.bounds.center
      turned.transform = Transform(transform).about(Point(x: -center.x, y: -center.y))
      return [turned]
    }
  }

  /// Draws the view under a projection, of which pictures show the affine part.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    transformEffect(transform.affine)
      .changingElements { elements, place in
        if !transform.isAffine {
          place.environment.report("A projection is drawn without perspective.")
        }
        return elements
      }
  }
}

/// A map of the plane with perspective.
public struct ProjectionTransform: Hashable, Sendable {
  /// The numbers of the first row.
  public var m11: CGFloat = 1, m12: CGFloat = 0, m13: CGFloat = 0
  /// The numbers of the second row.
  public var m21: CGFloat = 0, m22: CGFloat = 1, m23: CGFloat = 0
  /// The numbers of the third row.
  public var m31: CGFloat = 0, m32: CGFloat = 0, m33: CGFloat = 1

  /// Creates a map that changes nothing.
  public init() {}

  /// Creates a map without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates a map of the plane by a map of space.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the map changes nothing.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }

  var affine: CGAffineTransform {
    CGAffineTransform(a: m11, b: m12, c: m21, d: m22, tx: m31, ty: m32)
  }
}

/// A change of how a view is drawn under a projection that can change over time.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The projection of a view of a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the view under the projection of its size.
  public func body(content: Content) -> some View {
    content.changingElements { elements, place in
      let size = CGSize(width: place.bounds.width, height: place.bounds.height)
      let projection = effectValue(size: size)
      if !projection.isAffine {
        place.environment.report("A projection is drawn without perspective.")
      }
      var turned = place.group(elements, "TransformedView")
      let center = place.bounds.center
      turned.transform = Transform(projection.affine).about(Point(x: -center.x, y: -center.y))
      return [turned]
    }
  }
}
