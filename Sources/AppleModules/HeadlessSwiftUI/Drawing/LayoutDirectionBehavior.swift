import Foundation
import HeadlessUIKit
import LayoutGeometry
import Snapshots

/// The effect of the layout direction on a shape or a view.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  /// The same in both directions.
  case fixed
  /// It is mirrored in the given layout direction.
  case mirrors(in: LayoutDirection)

  /// It is mirrored in right-to-left layouts.
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }

  /// Whether a view is mirrored in a layout direction.
  func isMirrored(in direction: LayoutDirection) -> Bool { self == .mirrors(in: direction) }
}

extension Shape {
  /// The outline in a rectangle, mirrored if the environment requires it.
  nonisolated func shownPath(in rect: CGRect, _ environment: EnvironmentValues) -> Path {
    shown(path(in: rect), in: rect, environment)
  }

  /// A path of the shape, mirrored if the environment requires it.
  nonisolated func shown(
    _ path: Path,
    in rect: CGRect,
    _ environment: EnvironmentValues
  ) -> Path {
    layoutDirectionBehavior.isMirrored(in: environment.layoutDirection)
      ? path.mirrored(in: rect) : path
  }
}

extension Path {
  /// The path mirrored between the sides of a rectangle.
  fileprivate func mirrored(in room: CGRect) -> Path {
    func turned(_ rect: Rect) -> Rect {
      Rect(x: room.minX + room.maxX - rect.maxX, y: rect.y, width: rect.width, height: rect.height)
    }
    var path = self
    switch outline {
    case .rect(let rect): path.outline = .rect(turned(rect))
    case .ellipse(let rect): path.outline = .ellipse(turned(rect))
    case .roundedRect(let rect, let radii, let curve):
      var swapped = radii
      (swapped.topLeft, swapped.topRight) = (radii.topRight, radii.topLeft)
      (swapped.bottomLeft, swapped.bottomRight) = (radii.bottomRight, radii.bottomLeft)
      path.outline = .roundedRect(turned(rect), swapped, curve)
    default:
      let turn = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: room.minX + room.maxX, ty: 0)
      return applying(turn)
    }
    return path
  }
}

extension View {
  /// Mirrors the drawing of the view where the behavior requires it.
  nonisolated public func layoutDirectionBehavior(
    _ behavior: LayoutDirectionBehavior
  ) -> some View {
    changingElements { elements, place in
      guard behavior.isMirrored(in: place.environment.layoutDirection) else { return elements }
      var flipped = place.group(elements, "TransformedView")
      flipped.transform = .scale(x: -1, y: 1)
      return [flipped]
    }
  }
}
