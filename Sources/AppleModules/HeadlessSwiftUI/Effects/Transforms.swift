public import Foundation
public import HeadlessUIKit
import LayoutGeometry
import Snapshots

extension View {
  /// Draws the view under a transform about one of its points.
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

  /// Scales the drawing of the view about a point, without changing its layout.
  nonisolated public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some View { transformed(.scale(x: x, y: y), about: anchor) }

  /// Scales the drawing of the view about a point, without changing its layout.
  nonisolated public func scaleEffect(
    _ s: CGFloat,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: s, y: s, anchor: anchor) }

  /// Stretches the drawing of the view about a point, without changing its layout.
  nonisolated public func scaleEffect(
    _ scale: CGSize,
    anchor: UnitPoint = .center
  ) -> some View { scaleEffect(x: scale.width, y: scale.height, anchor: anchor) }

  /// Rotates the drawing of the view about a point, without changing its layout.
  nonisolated public func rotationEffect(
    _ angle: Angle,
    anchor: UnitPoint = .center
  ) -> some View { transformed(.rotation(by: angle.radians), about: anchor) }

  /// Draws the view turned in space about an axis.
  ///
  /// Shapes are drawn in perspective; a text, an image or a symbol uses the perspective at its center.
  nonisolated public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some View {
    let length = (axis.x * axis.x + axis.y * axis.y + axis.z * axis.z).squareRoot()
    return changingElements { elements, place in
      guard length > 0 else { return elements }
      let side = max(place.bounds.width, place.bounds.height, 1)
      let turn = Perspective(
        turn: angle.radians,
        axis: (axis.x / length, axis.y / length, axis.z / length),
        depth: anchorZ,
        strength: perspective / side
      )
      let isFlipped = place.environment.layoutDirection == .rightToLeft
      let anchor = UnitPoint(x: isFlipped ? 1 - anchor.x : anchor.x, y: anchor.y)
      return [place.group(elements, "TransformedView").under(turn, about: anchor)]
    }
  }

  /// Draws the view under a transform about its top left corner.
  nonisolated public func transformEffect(_ transform: CGAffineTransform) -> some View {
    changingElements { elements, place in
      var turned = place.group(elements, "TransformedView")
      let center = place.bounds.center
      turned.transform = transform.transform.about(Point(x: -center.x, y: -center.y))
      return [turned]
    }
  }

  /// Draws the view under a projection.
  ///
  /// Shapes are drawn in perspective; a text, an image or a symbol uses the perspective at its center.
  nonisolated public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    changingElements { elements, place in
      [place.group(elements, "TransformedView").under(Perspective(transform), about: .topLeading)]
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

  /// Creates the identity projection.
  public init() {}

  /// Creates a projection without perspective.
  public init(_ m: CGAffineTransform) {
    (m11, m12, m21, m22, m31, m32) = (m.a, m.b, m.c, m.d, m.tx, m.ty)
  }

  /// Creates a projection from a transform in space.
  public init(_ m: CATransform3D) {
    (m11, m12, m13) = (m.m11, m.m12, m.m14)
    (m21, m22, m23) = (m.m21, m.m22, m.m24)
    (m31, m32, m33) = (m.m41, m.m42, m.m44)
  }

  /// Whether the projection is the identity.
  public var isIdentity: Bool { self == ProjectionTransform() }

  /// Whether the map has no perspective.
  public var isAffine: Bool { m13 == 0 && m23 == 0 && m33 == 1 }
}

/// A change of a view's drawing under a projection that can be animated.
public protocol GeometryEffect: Animatable, ViewModifier {
  /// The projection for a view with a size.
  nonisolated func effectValue(size: CGSize) -> ProjectionTransform
}

extension GeometryEffect {
  /// Returns the view under the projection of its size.
  public func body(content: Content) -> some View {
    content.changingElements { elements, place in
      let size = CGSize(width: place.bounds.width, height: place.bounds.height)
      let projection = Perspective(effectValue(size: size))
      return [place.group(elements, "TransformedView").under(projection, about: .topLeading)]
    }
  }
}
