import Foundation
import LayoutGeometry
import RichText
import Snapshots

/// The paint of a style, with the colors of an environment.
indirect enum StylePaint {
  case color(RichText.Color)
  case gradient(GradientPaint)
  case material(Snapshots.Material)
  case tiles([Drawing], size: Size)
  case shadowed(StylePaint, ResolvedShadow)
  case faded(StylePaint, Double)

  /// The paint with an opacity.
  func faded(_ opacity: Double) -> StylePaint {
    switch self {
    case _ where opacity >= 1: self
    case .color(let color): .color(color.withAlpha(color.alpha * max(0, opacity)))
    case .gradient(let gradient):
      .gradient(gradient.mapColors { $0.withAlpha($0.alpha * max(0, opacity)) })
    case .faded(let paint, let own): .faded(paint, own * max(0, opacity))
    case .material, .tiles, .shadowed: .faded(self, max(0, opacity))
    }
  }

  /// A single color in place of the paint, for text and symbols, which have only one.
  var mean: RichText.Color {
    switch self {
    case .color(let color): color
    case .gradient(let gradient): gradient.mean
    case .material(let material):
      RichText.Color(white: material.isDark ? 0.6 : 0.4, alpha: 0.8)
    case .tiles: RichText.Color(white: 0.5)
    case .shadowed(let paint, _): paint.mean
    case .faded(let paint, let opacity): paint.mean.withAlpha(paint.mean.alpha * opacity)
    }
  }

  /// The drawings of a filled outline; a gradient covers the rectangle.
  func fill(_ outline: Outline, over rect: Rect) -> [Drawing] {
    switch self {
    case .color(let color): return color.alpha > 0 ? [.fill(outline, .color(color))] : []
    case .gradient(let gradient): return gradient.fill(outline, over: rect)
    case .material(let material): return [.material(material, outline)]
    case .tiles(let tile, let size):
      return [.group(DrawingGroup(Self.repeated(tile, size, over: rect), clip: [outline]))]
    case .shadowed(let paint, let shadow):
      let filled = paint.fill(outline, over: rect)
      let drawing = shadow.drawing(of: outline)
      return shadow.isInner ? filled + [drawing] : [drawing] + filled
    case .faded(let paint, let opacity):
      return [.group(DrawingGroup(paint.fill(outline, over: rect), opacity: opacity))]
    }
  }

  /// The drawings of a stroked outline; a gradient covers the rectangle.
  func stroke(_ outline: Outline, _ style: Snapshots.StrokeStyle, over rect: Rect) -> [Drawing] {
    guard style.width > 0 else { return [] }
    switch self {
    case .color(let color):
      return color.alpha > 0 ? [.stroke(outline, .color(color), style)] : []
    case .gradient(let gradient):
      if let paint = gradient.plainPaint(over: rect) { return [.stroke(outline, paint, style)] }
    case .faded(let paint, let opacity):
      return [.group(DrawingGroup(paint.stroke(outline, style, over: rect), opacity: opacity))]
    case .material, .tiles, .shadowed: break
    }
    let line = StrokedOutline(outline.path, style).path
    return fill(.path(line, .nonZero), over: rect)
  }

  /// Repeats a tile until the rectangle is full, up to a number that no screen reaches.
  private static func repeated(_ tile: [Drawing], _ size: Size, over rect: Rect) -> [Drawing] {
    guard size.width >= 0.5, size.height >= 0.5 else { return [] }
    let columns = Int(PixelGrid.wholePoints.roundedUp(rect.width / size.width))
    let rows = Int(PixelGrid.wholePoints.roundedUp(rect.height / size.height))
    guard columns > 0, rows > 0, columns * rows <= 10_000 else { return tile }
    return (0..<rows).flatMap { row in
      (0..<columns).flatMap { column in
        let x = rect.x + Double(column) * size.width
        let y = rect.y + Double(row) * size.height
        return tile.map { $0.moved(x: x, y: y) }
      }
    }
  }
}
