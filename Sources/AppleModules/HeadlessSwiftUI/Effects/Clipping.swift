import DynamicType
import Foundation
import LayoutGeometry
import Snapshots

extension SnapshotElement {
  /// Clips the element to an outline in its own coordinates.
  mutating func clip(to outline: Outline) {
    switch outline {
    case .rect(let rect) where rect == bounds:
      clipsToBounds = true
    case .roundedRect(let rect, let radii, let curve) where rect == bounds:
      clipsToBounds = true
      cornerRadii = radii
      cornerCurve = curve
    case .ellipse(let rect) where rect == bounds && rect.width == rect.height:
      clipsToBounds = true
      cornerRadii = CornerRadii(rect.width / 2)
    default: mask = outline
    }
  }
}

extension View {
  /// Clips the view to a shape.
  nonisolated public func clipShape<Clip: Shape>(
    _ shape: Clip,
    style: FillStyle = FillStyle()
  ) -> some View {
    changingElements { elements, place in
      var clip = place.group(elements, "ClippedView")
      let room = CGRect(place.bounds)
      let container = place.environment.containerShape
      let outline = ScreenContext.with(\.containerOutline, container).perform {
        shape.shownPath(in: room, place.environment).filled(isEvenOdd: style.isEOFilled)
      }
      clip.clip(to: outline)
      return [clip]
    }
  }
}
