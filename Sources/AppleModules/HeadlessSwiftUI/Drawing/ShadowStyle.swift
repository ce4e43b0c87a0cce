public import Foundation
import LayoutGeometry
import RichText
import Snapshots

/// A shadow of a filled shape: behind it, or inside its edges.
public struct ShadowStyle: Hashable, Sendable {
  let color: Color
  let radius: CGFloat
  let offset: CGSize
  let isInner: Bool

  /// A shadow behind the filled shape; lengths are in points.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: false)
  }

  /// A shadow inside the edges of the filled shape; lengths are in points.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(color: color, radius: radius, offset: CGSize(width: x, height: y), isInner: true)
  }

  /// The shadow with the color of an environment.
  func resolved(in environment: EnvironmentValues) -> ResolvedShadow {
    ResolvedShadow(
      shadow: Shadow(
        color: color.resolved(in: environment),
        offset: Size(width: offset.width, height: offset.height),
        radius: max(0, radius)
      ),
      isInner: isInner
    )
  }
}

/// A shadow with its color.
struct ResolvedShadow {
  let shadow: Shadow
  let isInner: Bool

  /// The drawing of the shadow of an outline.
  func drawing(of outline: Outline) -> Drawing {
    guard isInner else { return .shadow(shadow, outline) }
    // The shadow of everything outside the outline, visible inside it.
    let reach = 3 * shadow.radius + abs(shadow.offset.width) + abs(shadow.offset.height) + 1
    var around = Snapshots.Path(outline.bounds.inset(by: -reach))
    around.append(outline.path)
    return .group(
      DrawingGroup([.shadow(shadow, .path(around, .evenOdd))], clip: [outline])
    )
  }
}
