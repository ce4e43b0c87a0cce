import Foundation
import LayoutGeometry
import RichText
import Snapshots

extension SnapshotElement {
  /// Whether the element contains pictures or materials, whose colors cannot be changed.
  fileprivate var hasPictures: Bool {
    (drawings + overlays).contains { $0.hasPictures } || children.contains { $0.hasPictures }
  }

  /// The element with a change of every color.
  fileprivate func recolored(_ change: (RichText.Color) -> RichText.Color) -> SnapshotElement {
    var element = self
    element.drawings = drawings.map { $0.recolored(change) }
    element.overlays = overlays.map { $0.recolored(change) }
    element.children = children.map { $0.recolored(change) }
    return element
  }
}

extension Drawing {
  fileprivate var hasPictures: Bool {
    switch self {
    case .image(let image): image.tint == nil && image.source != nil
    case .material: true
    case .group(let group): group.drawings.contains { $0.hasPictures }
    case .fill, .stroke, .shadow, .text, .symbol: false
    }
  }

  func recolored(_ change: (RichText.Color) -> RichText.Color) -> Drawing {
    switch self {
    case .fill(let outline, let paint): return .fill(outline, paint.recolored(change))
    case .stroke(let outline, let paint, let style):
      return .stroke(outline, paint.recolored(change), style)
    case .shadow(var shadow, let outline):
      shadow.color = change(shadow.color)
      return .shadow(shadow, outline)
    case .text(var text):
      text.color = change(text.color)
      return .text(text)
    case .image(var image):
      image.tint = image.tint.map(change)
      return .image(image)
    case .symbol(var symbol):
      symbol.tint = change(symbol.tint)
      return .symbol(symbol)
    case .material: return self
    case .group(var group):
      group.drawings = group.drawings.map { $0.recolored(change) }
      return .group(group)
    }
  }
}

extension Paint {
  fileprivate func recolored(_ change: (RichText.Color) -> RichText.Color) -> Paint {
    switch self {
    case .color(let color): return .color(change(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = change(gradient.stops[index].color)
      }
      return .gradient(gradient)
    }
  }
}

extension RichText.Color {
  /// The perceived brightness, with the weights of sRGB.
  var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  fileprivate func mapped(_ change: (Double) -> Double) -> RichText.Color {
    RichText.Color(
      red: min(max(change(red), 0), 1),
      green: min(max(change(green), 0), 1),
      blue: min(max(change(blue), 0), 1),
      alpha: alpha
    )
  }

  fileprivate func turned(_ angle: Double) -> RichText.Color {
    let (cosine, sine) = (cos(angle), sin(angle))
    // The hue rotation matrix of the Filter Effects specification.
    func row(_ r: (Double, Double, Double)) -> Double {
      min(max(r.0 * red + r.1 * green + r.2 * blue, 0), 1)
    }
    return RichText.Color(
      red: row(
        (
          0.213 + cosine * 0.787 - sine * 0.213, 0.715 - cosine * 0.715 - sine * 0.715,
          0.072 - cosine * 0.072 + sine * 0.928
        )
      ),
      green: row(
        (
          0.213 - cosine * 0.213 + sine * 0.143, 0.715 + cosine * 0.285 + sine * 0.140,
          0.072 - cosine * 0.072 - sine * 0.283
        )
      ),
      blue: row(
        (
          0.213 - cosine * 0.213 - sine * 0.787, 0.715 - cosine * 0.715 + sine * 0.715,
          0.072 + cosine * 0.928 + sine * 0.072
        )
      ),
      alpha: alpha
    )
  }
}

/// Returns the elements with every color changed, and reports pictures, which are not changed.
private func recolored(
  _ elements: [SnapshotElement],
  _ name: String,
  _ place: EffectPlace,
  _ change: (RichText.Color) -> RichText.Color
) -> [SnapshotElement] {
  if elements.contains(where: \.hasPictures) {
    place.environment.report("Pictures and materials keep their colors under \(name).")
  }
  return elements.map { $0.recolored(change) }
}

extension View {
  nonisolated private func recolored(
    _ name: String,
    _ change: @escaping (RichText.Color) -> RichText.Color
  ) -> some View {
    changingElements { HeadlessSwiftUI.recolored($0, name, $1, change) }
  }

  /// Changes the brightness of the colors in the view by an amount from -1 to 1; pictures are not changed.
  nonisolated public func brightness(_ amount: Double) -> some View {
    recolored("brightness") { $0.mapped { $0 + amount } }
  }

  /// Changes the contrast of the colors in the view; pictures are not changed.
  nonisolated public func contrast(_ amount: Double) -> some View {
    recolored("contrast") { $0.mapped { ($0 - 0.5) * amount + 0.5 } }
  }

  /// Changes the saturation of the colors in the view; pictures are not changed.
  nonisolated public func saturation(_ amount: Double) -> some View {
    recolored("saturation") { color in
      color.mapped { color.luminance + ($0 - color.luminance) * amount }
    }
  }

  /// Desaturates the colors in the view by an amount from 0 to 1; pictures are not changed.
  nonisolated public func grayscale(_ amount: Double) -> some View { saturation(1 - amount) }

  /// Rotates the hues in the view by an angle; pictures are not changed.
  nonisolated public func hueRotation(_ angle: Angle) -> some View {
    recolored("hueRotation") { $0.turned(angle.radians) }
  }

  /// Inverts the colors in the view; pictures are not changed.
  nonisolated public func colorInvert() -> some View {
    recolored("colorInvert") { $0.mapped { 1 - $0 } }
  }

  /// Multiplies the colors in the view with another; pictures are not changed.
  nonisolated public func colorMultiply(_ color: Color) -> some View {
    changingElements { elements, place in
      let factor = color.resolved(in: place.environment)
      if elements.contains(where: \.hasPictures) {
        place.environment.report("Pictures and materials keep their colors under colorMultiply.")
      }
      return elements.map { element in
        element.recolored { color in
          RichText.Color(
            red: color.red * factor.red,
            green: color.green * factor.green,
            blue: color.blue * factor.blue,
            alpha: color.alpha * factor.alpha
          )
        }
      }
    }
  }

  /// Makes dark colors in the view transparent; pictures are not changed.
  ///
  /// Black shapes on white ones become holes in them. Other colors are changed one by one: the content behind
  /// a half-dark color shows through it.
  nonisolated public func luminanceToAlpha() -> some View {
    changingElements { elements, place in
      if let outline = LuminanceLayers(elements).outline {
        var mask = place.group([], "LuminanceMask")
        let shift = Transform.translation(x: -place.bounds.x, y: -place.bounds.y)
        mask.drawings = [.fill(outline.transformed(by: shift), .color(RichText.Color(white: 0)))]
        return [mask]
      }
      return HeadlessSwiftUI.recolored(elements, "luminanceToAlpha", place) { color in
        RichText.Color(white: 0, alpha: color.luminance * color.alpha)
      }
    }
  }
}
