public import LayoutGeometry

/// An element on a walk through a snapshot, with what its ancestors add up to.
public struct ElementVisit: Sendable {
  /// The element.
  public let element: SnapshotElement

  /// The position among its siblings, and those of its ancestors before it; empty for the root.
  public let path: [Int]

  /// The element's frame on the screen, in points.
  public let frame: Rect

  /// The part of the screen that ancestors leave visible; corners count as sharp.
  public let clip: Rect

  /// The opacity of the element and its ancestors together, from 0 to 1.
  public let alpha: Double

  /// Whether the element or an ancestor is hidden or all transparent.
  public let isHidden: Bool

  /// The number of ancestors.
  public var depth: Int { path.count }

  /// The part of the frame that can be seen; nil when there is none.
  public var visibleFrame: Rect? { isHidden ? nil : visible(frame) }

  /// Where a point of the element's own coordinates lies on the screen.
  public func onScreen(_ point: Point) -> Point {
    let origin = self.origin
    return Point(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// Where a rectangle of the element's own coordinates lies on the screen.
  public func onScreen(_ rect: Rect) -> Rect {
    let origin = self.origin
    return rect.offset(x: origin.x, y: origin.y)
  }

  /// The part of a rectangle on the screen that the element may draw in; nil when there is none.
  public func visible(_ rect: Rect) -> Rect? {
    let part = rect.intersection(element.clipsToBounds ? clip.intersection(frame) : clip)
    return part.isEmpty ? nil : part
  }

  /// Where the origin of the element's own coordinates lies on the screen.
  package var origin: Point {
    Point(x: frame.x - element.boundsOrigin.x, y: frame.y - element.boundsOrigin.y)
  }
}

extension ElementVisit {
  package init(root: SnapshotElement, clip: Rect) {
    self.init(
      element: root,
      path: [],
      frame: root.frame,
      clip: clip,
      alpha: min(max(root.alpha, 0), 1),
      isHidden: root.isHidden || root.alpha <= 0
    )
  }

  /// The visit of a child.
  package func child(_ index: Int) -> ElementVisit {
    let child = element.children[index]
    let origin = self.origin
    return ElementVisit(
      element: child,
      path: path + [index],
      frame: child.frame.offset(x: origin.x, y: origin.y),
      clip: element.clipsToBounds ? clip.intersection(frame) : clip,
      alpha: alpha * min(max(child.alpha, 0), 1),
      isHidden: isHidden || child.isHidden || child.alpha <= 0
    )
  }
}
