public import LayoutGeometry
package import RichText

/// Drawings that are moved, clipped and made translucent together.
public struct DrawingGroup: Equatable, Sendable {
  /// The drawings, the lowest first, in coordinates of their own.
  public var drawings: [Drawing]

  /// The transform from the drawings' coordinates to those around the group.
  public var transform: Transform

  /// The shapes outside which nothing is drawn, in the coordinates around the group.
  public var clip: [Outline]

  /// The opacity of the whole, from 0 to 1.
  public var opacity: Double

  /// Creates a group of drawings.
  public init(
    _ drawings: [Drawing],
    transform: Transform = .identity,
    clip: [Outline] = [],
    opacity: Double = 1
  ) {
    self.drawings = drawings
    self.transform = transform
    self.clip = clip
    self.opacity = opacity
  }

  /// The rectangle that the drawings take, in the coordinates around the group.
  public var bounds: Rect {
    guard let first = drawings.first else { return .zero }
    let inside = drawings.dropFirst().reduce(first.bounds) { $0.union($1.bounds) }
    return clip.reduce(inside.transformed(by: transform)) { $0.intersection($1.bounds) }
  }
}

extension Drawing {
  /// Returns drawings as they are seen with a transform, clips and an opacity.
  ///
  /// Drawings that are only moved stay plain, so that whoever reads a snapshot finds fills and texts
  /// without looking into groups.
  package static func placed(_ group: DrawingGroup) -> [Drawing] {
    guard !group.drawings.isEmpty, group.opacity > 0 else { return [] }
    let transform = group.transform
    let isMove = transform.a == 1 && transform.b == 0 && transform.c == 0 && transform.d == 1
    guard isMove, group.clip.isEmpty, group.opacity >= 1 else { return [.group(group)] }
    guard transform.tx != 0 || transform.ty != 0 else { return group.drawings }
    return group.drawings.map { $0.moved(x: transform.tx, y: transform.ty) }
  }

  /// Returns the drawing at another place.
  package func moved(x: Double, y: Double) -> Drawing {
    switch self {
    case .fill(let outline, let paint):
      return .fill(outline.moved(x: x, y: y), paint.moved(x: x, y: y))
    case .stroke(let outline, let paint, let style):
      return .stroke(outline.moved(x: x, y: y), paint.moved(x: x, y: y), style)
    case .shadow(let shadow, let outline): return .shadow(shadow, outline.moved(x: x, y: y))
    case .material(let material, let outline):
      return .material(material, outline.moved(x: x, y: y))
    case .text(var text):
      text.frame = text.frame.offset(x: x, y: y)
      text.origin = Point(x: text.origin.x + x, y: text.origin.y + y)
      return .text(text)
    case .image(var image):
      image.rect = image.rect.offset(x: x, y: y)
      return .image(image)
    case .symbol(var symbol):
      symbol.rect = symbol.rect.offset(x: x, y: y)
      return .symbol(symbol)
    case .group(var group):
      group.transform = group.transform.concatenating(.translation(x: x, y: y))
      group.clip = group.clip.map { $0.moved(x: x, y: y) }
      return .group(group)
    }
  }

  /// Returns the drawing in one color, with the opacities that it had, as templates are drawn.
  package func tinted(_ color: Color) -> Drawing {
    switch self {
    case .fill(let outline, let paint): return .fill(outline, paint.tinted(color))
    case .stroke(let outline, let paint, let style):
      return .stroke(outline, paint.tinted(color), style)
    case .shadow(var shadow, let outline):
      shadow.color = shadow.color.tinted(color)
      return .shadow(shadow, outline)
    case .text(var text):
      text.color = text.color.tinted(color)
      return .text(text)
    case .image(var image):
      image.tint = color
      return .image(image)
    case .symbol(var symbol):
      symbol.tint = color
      return .symbol(symbol)
    case .material: return self
    case .group(var group):
      group.drawings = group.drawings.map { $0.tinted(color) }
      return .group(group)
    }
  }
}

extension Color {
  fileprivate func tinted(_ color: Color) -> Color { color.withAlpha(color.alpha * alpha) }
}

extension Paint {
  fileprivate func moved(x: Double, y: Double) -> Paint {
    guard case .gradient(var gradient) = self else { return self }
    func move(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
    switch gradient.shape {
    case .linear(let from, let to): gradient.shape = .linear(from: move(from), to: move(to))
    case .radial(let center, let inner, let outer):
      gradient.shape = .radial(center: move(center), innerRadius: inner, outerRadius: outer)
    }
    return .gradient(gradient)
  }

  fileprivate func tinted(_ color: Color) -> Paint {
    switch self {
    case .color(let own): return .color(own.tinted(color))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.tinted(color)
      }
      return .gradient(gradient)
    }
  }
}

extension Outline {
  /// Returns the shape at another place.
  package func moved(x: Double, y: Double) -> Outline {
    switch self {
    case .rect(let rect): .rect(rect.offset(x: x, y: y))
    case .roundedRect(let rect, let radii, let curve):
      .roundedRect(rect.offset(x: x, y: y), radii, curve)
    case .ellipse(let rect): .ellipse(rect.offset(x: x, y: y))
    case .path(let path, let rule): .path(path.transformed(by: .translation(x: x, y: y)), rule)
    }
  }

  /// Returns the shape moved, stretched or turned.
  package func transformed(by transform: Transform) -> Outline {
    if transform.a == 1, transform.b == 0, transform.c == 0, transform.d == 1 {
      return moved(x: transform.tx, y: transform.ty)
    }
    if case .rect(let rect) = self, transform.b == 0, transform.c == 0 {
      return .rect(rect.transformed(by: transform))
    }
    return .path(path.transformed(by: transform), fillRule)
  }
}

extension Rect {
  /// Returns the smallest rectangle that holds the transformed corners.
  package func transformed(by transform: Transform) -> Rect {
    let corners = [
      Point(x: x, y: y), Point(x: maxX, y: y), Point(x: x, y: maxY), Point(x: maxX, y: maxY),
    ]
    .map(transform.apply)
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    return Rect(
      x: left,
      y: top,
      width: (corners.map(\.x).max() ?? 0) - left,
      height: (corners.map(\.y).max() ?? 0) - top
    )
  }
}

extension Transform {
  /// The transform about another point.
  package func about(_ point: Point) -> Transform {
    Transform.translation(x: -point.x, y: -point.y)
      .concatenating(self)
      .concatenating(.translation(x: point.x, y: point.y))
  }
}
