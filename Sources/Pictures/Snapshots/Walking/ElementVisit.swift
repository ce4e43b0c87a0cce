public import LayoutGeometry

/// An element on a walk through a snapshot, with the combined effect of its ancestors.
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

  /// Whether the element or an ancestor is hidden or fully transparent.
  public let isHidden: Bool

  /// The way from the element's own coordinates to the screen where it or an ancestor is turned or
  /// stretched; nil where the frame's origin says it all.
  let placement: Transform?

  /// Whether the element or an ancestor is turned or stretched.
  package var isTransformed: Bool { placement != nil }

  /// The number of ancestors.
  public var depth: Int { path.count }

  /// The part of the frame that can be seen; nil when there is none.
  public var visibleFrame: Rect? { isHidden ? nil : visible(frame) }

  /// Returns the place on the screen of a point of the element's own coordinates.
  public func onScreen(_ point: Point) -> Point {
    if let placement { return placement.apply(to: point) }
    let origin = self.origin
    return Point(x: point.x + origin.x, y: point.y + origin.y)
  }

  /// Returns the place on the screen of a rectangle of the element's own coordinates.
  ///
  /// In a rotated element it is the smallest rectangle that holds the four corners.
  public func onScreen(_ rect: Rect) -> Rect {
    if let placement { return rect.transformed(by: placement) }
    let origin = self.origin
    return rect.offset(x: origin.x, y: origin.y)
  }

  /// The part of a rectangle on the screen that the element may draw in; nil when there is none.
  public func visible(_ rect: Rect) -> Rect? {
    let part = rect.intersection(element.clipsToBounds ? clip.intersection(frame) : clip)
    return part.isEmpty ? nil : part
  }

  /// The place of the origin of the element's own coordinates on the screen.
  package var origin: Point {
    Point(x: frame.x - element.boundsOrigin.x, y: frame.y - element.boundsOrigin.y)
  }
}

extension ElementVisit {
  package init(root: SnapshotElement, clip: Rect) {
    self.init(
      root,
      path: [],
      around: .identity,
      origin: .zero,
      isTransformed: false,
      clip: clip,
      alpha: 1,
      isHidden: false
    )
  }

  /// The visit of a child.
  package func child(_ index: Int) -> ElementVisit {
    ElementVisit(
      element.children[index],
      path: path + [index],
      around: placement ?? .identity,
      origin: placement == nil ? origin : .zero,
      isTransformed: isTransformed,
      clip: element.clipsToBounds ? clip.intersection(frame) : clip,
      alpha: alpha,
      isHidden: isHidden
    )
  }

  /// The visit of an element in coordinates that are transformed by `around` and moved to `origin`.
  private init(
    _ element: SnapshotElement,
    path: [Int],
    around: Transform,
    origin: Point,
    isTransformed: Bool,
    clip: Rect,
    alpha: Double,
    isHidden: Bool
  ) {
    self.element = element
    self.path = path
    self.clip = clip
    self.alpha = alpha * min(max(element.alpha, 0), 1)
    self.isHidden = isHidden || element.isHidden || element.alpha <= 0
    let place = element.frame.offset(x: origin.x, y: origin.y)
    guard isTransformed || element.transform != .identity else {
      frame = place
      placement = nil
      return
    }
    let turned = element.transform.about(place.center).concatenating(around)
    frame = place.transformed(by: turned)
    placement = Transform.translation(
      x: place.x - element.boundsOrigin.x,
      y: place.y - element.boundsOrigin.y
    )
    .concatenating(turned)
  }
}
