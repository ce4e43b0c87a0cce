public import Foundation
import LayoutGeometry
import RichText
import Snapshots

extension View {
  /// Draws a shadow behind the view; lengths are in points.
  ///
  /// Shapes have a shadow with a soft edge. Letters, symbols and pictures have one with their own sharp
  /// edges, lighter the softer it should be; that is reported.
  nonisolated public func shadow(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    changingElements { elements, place in
      let paint = color.resolved(in: place.environment)
      let silhouette = Silhouette(elements)
      guard paint.alpha > 0, radius > 0 || x != 0 || y != 0 else { return elements }
      let shadow = Shadow(
        color: paint,
        offset: Size(width: x, height: y),
        radius: max(0, radius)
      )
      var drawings = silhouette.outlines.map { Drawing.shadow(shadow, $0) }
      let alone = silhouette.inks.filter { ink in
        !silhouette.outlines.contains { $0.bounds.contains(ink.bounds.center) }
      }
      if !alone.isEmpty {
        let solid = alone.map { $0.tinted(paint.withAlpha(1)) }
        let opacity = paint.alpha / (1 + max(0, radius) / 2)
        drawings.append(
          .group(
            DrawingGroup(solid, transform: .translation(x: x, y: y), opacity: min(0.999, opacity))
          )
        )
        if radius > 0 {
          place.environment.report("The shadow of letters and pictures has no soft edge here.")
        }
      }
      guard !drawings.isEmpty else { return elements }
      var behind = SnapshotElement(Identity(className: "Shadow"), frame: place.bounds)
      behind.layoutFlags = [.systemPart]
      behind.drawings = drawings
      return [behind] + elements
    }
  }
}
