public import Foundation

/// The distances that a view prefers to its neighbors.
///
/// Each side has its own preferences: a column has those of its first view at the top and those of its last
/// one at the bottom, and a row those of all its views at both.
public struct ViewSpacing: Sendable {
  /// The distance between most views, in points.
  static let standard: CGFloat = 8

  private var top = SideSpacing()
  private var leading = SideSpacing()
  private var bottom = SideSpacing()
  private var trailing = SideSpacing()

  /// Creates the default preference: the default spacing.
  public init() {}

  /// The preference of a view that needs no distance, such as a spacer.
  public static let zero: ViewSpacing = {
    let side = SideSpacing(hasOther: false, isClose: true)
    var spacing = ViewSpacing()
    (spacing.top, spacing.leading, spacing.bottom, spacing.trailing) = (side, side, side, side)
    return spacing
  }()

  /// Returns the preference of text.
  static func text(_ distances: TextDistances) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.top = SideSpacing(hasOther: false, text: distances)
    spacing.bottom = spacing.top
    return spacing
  }

  /// Returns the preference of a view with padding between its text and its edges.
  func withoutText(at edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    if edges.contains(.top) { spacing.top.text = nil }
    if edges.contains(.bottom) { spacing.bottom.text = nil }
    return spacing
  }

  /// The distance that two views prefer along an axis: none if one of them needs none.
  ///
  /// Text prefers a distance for each kind of neighbor, see `TextDistances`; the largest applicable distance
  /// wins, and the default spacing is used if none applies.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    axis == .horizontal
      ? trailing.distance(to: next.leading) : bottom.distance(to: next.top)
  }

  /// Merges the preferences of another view: the larger distances win.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.formUnion(other.top) }
    if edges.contains(.leading) { leading.formUnion(other.leading) }
    if edges.contains(.bottom) { bottom.formUnion(other.bottom) }
    if edges.contains(.trailing) { trailing.formUnion(other.trailing) }
  }

  /// The combined preferences of two views.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
  }

  /// Returns the preferences of views in a line: those of the first at its start, of the last at its end, and
  /// of all along its sides.
  static func line(of spacings: [ViewSpacing], along axis: Axis) -> ViewSpacing {
    guard let first = spacings.first, let last = spacings.last else { return ViewSpacing() }
    let beside: Edge.Set = axis == .vertical ? .horizontal : .vertical
    var spacing = spacings.dropFirst().reduce(first) { $0.union($1, edges: beside) }
    if axis == .vertical { spacing.bottom = last.bottom } else { spacing.trailing = last.trailing }
    return spacing
  }
}

/// The preferences at one side of a view.
private struct SideSpacing {
  /// Whether a view that is not text, such as an image, is at the side.
  var hasOther = true
  /// Whether the side needs no distance.
  var isClose = false
  /// The distances of the text at the side; `nil` if there is none, or if it has padding.
  var text: TextDistances?

  /// The distance from this side, at a view's end, to the side at the start of the next view.
  func distance(to next: SideSpacing) -> CGFloat {
    if isClose || next.isClose { return 0 }
    var distances: [CGFloat] = []
    if let text, let other = next.text { distances.append(max(text.toText, other.toText)) }
    if let text, next.hasOther { distances.append(text.below) }
    if let text = next.text, hasOther { distances.append(text.above) }
    return distances.max() ?? ViewSpacing.standard
  }

  mutating func formUnion(_ other: SideSpacing) {
    hasOther = hasOther || other.hasOther
    isClose = isClose && other.isClose
    guard let text, let others = other.text else {
      self.text = text ?? other.text
      return
    }
    self.text = text.union(others)
  }
}

/// A side of a rectangle.
public enum Edge: Int8, Hashable, Sendable, CaseIterable {
  case top, leading, bottom, trailing

  /// Several sides.
  public struct Set: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: Int8
    /// Creates a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Creates a set of one side.
    public init(_ edge: Edge) { rawValue = 1 << edge.rawValue }

    /// The top.
    public static let top = Set(.top)
    /// The layout direction.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// The trailing edge.
    public static let trailing = Set(.trailing)
    /// The horizontal direction.
    public static let horizontal: Set = [.leading, .trailing]
    /// The vertical direction.
    public static let vertical: Set = [.top, .bottom]
    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The top.
  public var top: CGFloat
  /// The layout direction.
  public var leading: CGFloat
  /// The bottom.
  public var bottom: CGFloat
  /// The trailing edge.
  public var trailing: CGFloat

  /// Creates distances.
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// Creates distances of zero.
  public init() { self.init(top: 0, leading: 0, bottom: 0, trailing: 0) }

  init(_ edges: Edge.Set, _ length: CGFloat) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0
    )
  }
}
