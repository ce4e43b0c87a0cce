public import DynamicType
public import LayoutGeometry

/// A laid-out screen as a plain value: the place and the look of every element.
///
/// Every way of laying a screen out ends here, and drawing, auditing and JSON start here. A
/// snapshot holds no views, needs none to be read, and may be passed between tasks.
///
/// ```swift
/// let box = Rect(x: 0, y: 0, width: 80, height: 40)
/// var root = SnapshotElement(Identity(className: "UIView"), frame: box)
/// root.drawings = [.fill(.rect(root.bounds), .color(.white))]
/// let snapshot = LayoutSnapshot(size: box.size, traits: .fallback, root: root)
/// snapshot.element(at: Point(x: 4, y: 4))?.element.identity.className  // "UIView"
/// ```
public struct LayoutSnapshot: Equatable, Sendable {
  /// The size of the screen in points.
  public var size: Size

  /// The traits that the screen was laid out for.
  public var traits: TraitCollection

  /// The pixels of a point.
  public var displayScale: Double

  /// The language of the texts as a BCP 47 tag; nil when it is not known.
  public var language: String?

  /// The element that holds all others; its frame is in the screen's coordinates.
  public var root: SnapshotElement

  /// The faults that were found while the screen was laid out.
  public var issues: [LayoutIssue]

  /// Creates a snapshot.
  ///
  /// - Parameters:
  ///   - size: the size of the screen in points.
  ///   - traits: the traits that the screen was laid out for.
  ///   - displayScale: the pixels of a point; nil takes that of the traits, or 1 where it is open.
  ///   - language: the language of the texts as a BCP 47 tag.
  ///   - root: the element that holds all others.
  ///   - issues: the faults of the layout.
  public init(
    size: Size,
    traits: TraitCollection,
    displayScale: Double? = nil,
    language: String? = nil,
    root: SnapshotElement,
    issues: [LayoutIssue] = []
  ) {
    self.size = size
    self.traits = traits
    self.displayScale = displayScale ?? (traits.displayScale > 0 ? traits.displayScale : 1)
    self.language = language
    self.root = root
    self.issues = issues
  }
}
