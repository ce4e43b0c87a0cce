import LayoutGeometry
import RichText
import Snapshots

/// The outlines of the areas that elements cover, in the coordinates of their container.
struct Silhouette {
  /// The outlines, the lowest first; none is inside the bounds of an earlier rectangle.
  private(set) var outlines: [Outline] = []

  /// The letters, symbols and pictures, which have no outline.
  private(set) var inks: [Drawing] = []

  /// Whether the outlines match the elements exactly.
  private(set) var isExact = true

  init(_ elements: [SnapshotElement]) { for element in elements { add(element, .identity) } }

  /// The outlines as one.
  var union: Outline { .union(outlines) }

  private mutating func add(_ element: SnapshotElement, _ around: Transform) {
    guard !element.isHidden, element.alpha > 0 else { return }
    if element.alpha < 1 { isExact = false }
    let own = element.way.concatenating(around)
    let clip: Outline? =
      element.mask
      ?? (element.clipsToBounds
        ? .roundedRect(element.bounds, element.cornerRadii, element.cornerCurve) : nil)
    guard let clip else {
      for drawing in element.drawings { add(drawing, own) }
      for child in element.children { add(child, own) }
      for drawing in element.overlays { add(drawing, own) }
      return
    }
    // A clipped part is assumed to fill its clip.
    let inner = Silhouette(clipped: element)
    guard !inner.outlines.isEmpty else {
      inks += inner.inks.map { $0.placed(own) }
      return
    }
    let fills = inner.outlines.contains { $0.covers(clip.bounds) }
    if fills || inner.outlines.count > 1 {
      isExact = isExact && fills && inner.isExact
      insert(clip.transformed(by: own))
    } else {
      isExact = false
      for outline in inner.outlines { insert(outline.transformed(by: own)) }
    }
  }

  /// The shape of an element, without its clip, in its own coordinates.
  private init(clipped element: SnapshotElement) {
    for drawing in element.drawings { add(drawing, .identity) }
    for child in element.children { add(child, .identity) }
  }

  private mutating func add(_ drawing: Drawing, _ way: Transform) {
    switch drawing {
    case .fill(let outline, let paint):
      if case .color(let color) = paint, color.alpha <= 0 { return }
      if !paint.isOpaque { isExact = false }
      insert(outline.transformed(by: way))
    case .material(_, let outline): insert(outline.transformed(by: way))
    case .stroke(let outline, _, let style):
      let line = StrokedOutline(outline.path, style).path
      insert(.path(line.transformed(by: way), .nonZero))
    case .shadow: break
    case .text, .image, .symbol: inks.append(drawing.placed(way))
    case .group(let group):
      if let clip = group.clip.first {
        if group.opacity < 1 { isExact = false }
        insert(clip.transformed(by: way))
      } else {
        for drawing in group.drawings { add(drawing, group.transform.concatenating(way)) }
      }
    }
  }

  private mutating func insert(_ outline: Outline) {
    if outlines.contains(where: { $0.covers(outline.bounds) }) { return }
    outlines.append(outline)
  }
}

extension Outline {
  /// Several outlines as one.
  static func union(_ outlines: [Outline]) -> Outline {
    var path = Snapshots.Path()
    for outline in outlines { path.append(outline.path) }
    return .path(path, .nonZero)
  }

  /// Whether the outline certainly contains a rectangle.
  func covers(_ rect: Rect) -> Bool {
    guard case .rect(let own) = self else { return false }
    return own.x <= rect.x && own.y <= rect.y && own.maxX >= rect.maxX && own.maxY >= rect.maxY
  }
}

extension Paint {
  /// Whether nothing shines through.
  var isOpaque: Bool {
    switch self {
    case .color(let color): color.alpha >= 1
    case .gradient(let gradient): gradient.stops.allSatisfy { $0.color.alpha >= 1 }
    }
  }
}

extension Drawing {
  /// The drawing under a transform.
  func placed(_ way: Transform) -> Drawing { .group(DrawingGroup([self], transform: way)) }
}

extension SnapshotElement {
  /// The transform from the element's own coordinates to those of its parent.
  var way: Transform {
    let origin = Transform.translation(
      x: frame.x - boundsOrigin.x,
      y: frame.y - boundsOrigin.y
    )
    guard transform != .identity else { return origin }
    return origin.concatenating(transform.about(frame.center))
  }
}
