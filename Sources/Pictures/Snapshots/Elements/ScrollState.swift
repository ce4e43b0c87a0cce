public import LayoutGeometry

/// The content and the offset of an element that scrolls.
public struct ScrollState: Hashable, Sendable {
  /// The size of the scrolled content, in points.
  public var contentSize: Size

  /// The point of the content at the top left of the element; the element's ``SnapshotElement/boundsOrigin``.
  public var offset: Point

  /// The room around the content, in points, including bars and safe areas.
  public var contentInsets: EdgeInsets

  /// Whether a person can scroll to the sides.
  public var scrollsHorizontally = true

  /// Whether a person can scroll up and down.
  public var scrollsVertically = true

  /// Creates the state of a scroll view that scrolls both ways.
  public init(
    contentSize: Size,
    offset: Point = .zero,
    contentInsets: EdgeInsets = .zero
  ) {
    self.contentSize = contentSize
    self.offset = offset
    self.contentInsets = contentInsets
  }
}
