public import LayoutGeometry

/// One object of a screen with its drawings and its children.
///
/// `frame` is in the coordinates of the parent. Everything inside the element, its drawings, its
/// hit area and the frames of its children, is in the element's own coordinates, whose point
/// ``boundsOrigin`` lies at the top left of the frame. As with `UIView`, a scrolled element moves
/// its bounds; drawings that stay in place, such as a background, are in ``bounds``.
public struct SnapshotElement: Equatable, Sendable {
  /// The names in the document and the program.
  public var identity: Identity

  /// The kind of thing that the element is.
  public var role: ElementRole

  /// The place in the coordinates of the parent, in points.
  public var frame: Rect

  /// The point of the element's own coordinates that lies at its top left: the scroll offset.
  public var boundsOrigin = Point.zero

  /// The transform of the element with its children; its fixed point is the frame's center.
  ///
  /// The frame is that of the element before the transform.
  public var transform = Transform.identity

  /// The shape outside which nothing of the element and its children is drawn, in the element's
  /// own coordinates; nil for no such shape.
  public var mask: Outline?

  /// The opacity of the element with its children, from 0 to 1.
  public var alpha = 1.0

  /// Whether the element and its children are left out.
  public var isHidden = false

  /// Whether children and drawings are clipped to the bounds.
  public var clipsToBounds = false

  /// The radii of the clipped corners, in points.
  public var cornerRadii = CornerRadii.zero

  /// The curve of the corners.
  public var cornerCurve = CornerCurve.circular

  /// The drawings below the children, in the element's own coordinates.
  public var drawings: [Drawing] = []

  /// The drawings above the children, in the element's own coordinates.
  public var overlays: [Drawing] = []

  /// The elements on this one, the lowest first.
  public var children: [SnapshotElement]

  /// The scrolling; nil when the element does not scroll.
  public var scroll: ScrollState?

  /// The reaction to touches; nil when the element ignores them.
  public var interaction: Interaction?

  /// The content of the large content viewer.
  public var largeContent: LargeContentItem?

  /// The facts for assistive technologies.
  public var accessibility = AccessibilityFacts()

  /// The origin of the frame.
  public var layoutFlags: Set<LayoutFlag> = []

  /// The width of the readable content guide in points, where the element has one.
  public var readableWidth: Double?

  /// Creates an element that draws nothing.
  public init(
    _ identity: Identity,
    role: ElementRole = .view,
    frame: Rect,
    children: [SnapshotElement] = []
  ) {
    self.identity = identity
    self.role = role
    self.frame = frame
    self.children = children
  }

  /// The element's place in its own coordinates.
  public var bounds: Rect { Rect(origin: boundsOrigin, size: frame.size) }

  /// Whether other frames would satisfy the constraints as well.
  public var isAmbiguous: Bool {
    !layoutFlags.isDisjoint(with: [.ambiguousHorizontally, .ambiguousVertically])
  }
}
