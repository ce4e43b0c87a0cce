import LayoutGeometry
import RichText
import Snapshots

/// Opaque shapes in black and white, of which the white ones that no dark one covers remain.
///
/// Masks are often made in this way: a light rectangle with a dark shape on it is a hole of that shape.
struct LuminanceLayers {
  private struct Layer {
    var outline: Outline
    var isLight: Bool
  }

  private var layers: [Layer] = []
  private var isComplete = true

  init(_ elements: [SnapshotElement]) {
    for element in elements { add(element, .identity) }
  }

  /// The remaining shape as one outline with holes; `nil` if the elements contain anything else, or if a dark
  /// shape extends beyond the edge of a light one.
  var outline: Outline? {
    guard isComplete, layers.contains(where: { !$0.isLight }) else { return nil }
    var path = Snapshots.Path()
    for (index, layer) in layers.enumerated() where layer.isLight {
      let piece = layer.outline.path
      path.append(piece)
      for hole in layers[index...] where !hole.isLight {
        let bounds = hole.outline.bounds
        if bounds.intersection(layer.outline.bounds).isEmpty { continue }
        guard layer.outline.covers(bounds) else { return nil }
        let isAlike = hole.outline.path.area * piece.area > 0
        path.append(isAlike ? hole.outline.path.reversed : hole.outline.path)
      }
    }
    return .path(path, .nonZero)
  }

  private mutating func add(_ element: SnapshotElement, _ around: Transform) {
    guard !element.isHidden, element.alpha > 0 else { return }
    guard element.alpha >= 1, !element.clipsToBounds, element.mask == nil else {
      isComplete = false
      return
    }
    let own = element.way.concatenating(around)
    for drawing in element.drawings { add(drawing, own) }
    for child in element.children { add(child, own) }
    for drawing in element.overlays { add(drawing, own) }
  }

  private mutating func add(_ drawing: Drawing, _ way: Transform) {
    guard case .fill(let outline, .color(let color)) = drawing, outline.fillRule == .nonZero,
      color.alpha >= 1, color.luminance < 0.01 || color.luminance > 0.99
    else {
      isComplete = false
      return
    }
    let isLight = color.luminance > 0.5
    layers.append(Layer(outline: outline.transformed(by: way), isLight: isLight))
  }
}

extension Snapshots.Path {
  /// The area of the polygon through the ends of the steps, positive if it runs clockwise.
  fileprivate var area: Double {
    var sum = 0.0
    var (start, last) = (Point.zero, Point.zero)
    func add(_ end: Point) {
      sum += last.x * end.y - end.x * last.y
      last = end
    }
    for element in elements {
      switch element {
      case .move(let point): (start, last) = (point, point)
      case .line(let end), .curve(_, _, let end): add(end)
      case .close: add(start)
      }
    }
    return sum / 2
  }

  /// The path with each subpath reversed.
  fileprivate var reversed: Snapshots.Path {
    var result = Snapshots.Path()
    var steps: [(from: Point, step: Element)] = []
    var last = Point.zero
    var isClosed = false
    func finish() {
      guard !steps.isEmpty else { return }
      result.move(to: last)
      for (from, step) in steps.reversed() {
        if case .curve(let first, let second, _) = step {
          result.curve(to: from, control1: second, control2: first)
        } else {
          result.line(to: from)
        }
      }
      if isClosed { result.close() }
      (steps, isClosed) = ([], false)
    }
    for element in elements {
      switch element {
      case .move(let point):
        finish()
        last = point
      case .line(let end), .curve(_, _, let end):
        steps.append((last, element))
        last = end
      case .close: isClosed = true
      }
    }
    finish()
    return result
  }
}
