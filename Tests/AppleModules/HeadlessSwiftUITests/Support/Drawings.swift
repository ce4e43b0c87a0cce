import DynamicType
import HeadlessSwiftUI
import LayoutGeometry
import RichText
import Snapshots

/// Names that other modules have as well are those of SwiftUI in these tests.
typealias Color = HeadlessSwiftUI.Color
typealias Gradient = HeadlessSwiftUI.Gradient
typealias Path = HeadlessSwiftUI.Path
typealias StrokeStyle = HeadlessSwiftUI.StrokeStyle

/// The drawings of a view at a size, those of deeper elements last.
func drawings(
  of view: some View,
  width: Double = 100,
  height: Double = 50,
  _ traits: TraitCollection = traits()
) -> [Drawing] {
  var found: [Drawing] = []
  let size = Size(width: width, height: height)
  ViewHost(view).snapshot(size: size, traits: traits).forEach { found += $0.element.drawings }
  return found
}

extension Drawing {
  /// The paint of a fill or a line.
  var paint: Paint? {
    switch self {
    case .fill(_, let paint), .stroke(_, let paint, _): paint
    default: nil
    }
  }

  /// The color of a fill or a line in one color.
  var color: RichText.Color? {
    if case .color(let color) = paint { return color }
    return nil
  }
}
