public import Foundation

/// The distances that a view prefers to its neighbours.
public struct ViewSpacing: Sendable {
  /// The distance between most views, in points.
  static let standard: CGFloat = 8

  private var isCloseHorizontally = false
  private var isCloseVertically = false
  /// The leading of the text at the top and at the bottom; nil where the view is no text there.
  private var topLeading: CGFloat?
  private var bottomLeading: CGFloat?

  /// Creates the preference of a view without one: the standard distance.
  public init() {}

  /// The preference of a view that needs no distance, such as a spacer.
  public static let zero: ViewSpacing = {
    var spacing = ViewSpacing()
    spacing.isCloseHorizontally = true
    spacing.isCloseVertically = true
    return spacing
  }()

  /// The preference of text: another one below stands as the next line of a paragraph would.
  ///
  /// - Parameter leading: The distance between two lines, in whole pixels; less than zero counts as zero.
  /// - Returns: The preference.
  static func text(leading: CGFloat) -> ViewSpacing {
    var spacing = ViewSpacing()
    spacing.topLeading = max(0, leading)
    spacing.bottomLeading = max(0, leading)
    return spacing
  }

  /// The preference of a view that has room between its text and its edges.
  func withoutText(at edges: Edge.Set) -> ViewSpacing {
    var spacing = self
    if edges.contains(.top) { spacing.topLeading = nil }
    if edges.contains(.bottom) { spacing.bottomLeading = nil }
    return spacing
  }

  /// The distance that two views prefer along an axis: none where one of them needs none, and between two
  /// texts the leading of their fonts.
  ///
  /// In published pictures of iOS 26, texts in Body at 16 points begin 21.33 points below each other
  /// (StanfordSpezi/SpeziViews, lazyText: a line of 19.33 and a leading of 21 - 19.09), and those in a font
  /// without a gap between its lines follow at once (leboncoin/spark-ios-component-divider, otherContent).
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let isClose =
      axis == .horizontal
      ? isCloseHorizontally || next.isCloseHorizontally
      : isCloseVertically || next.isCloseVertically
    if isClose { return 0 }
    if axis == .vertical, let own = bottomLeading, let other = next.topLeading {
      return max(own, other)
    }
    return Self.standard
  }

  /// Takes the preferences of another view in: the larger distances win.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if !edges.isDisjoint(with: .horizontal) {
      isCloseHorizontally = isCloseHorizontally && other.isCloseHorizontally
    }
    if !edges.isDisjoint(with: .vertical) {
      isCloseVertically = isCloseVertically && other.isCloseVertically
    }
    if edges.contains(.top) { topLeading = Self.joined(topLeading, other.topLeading) }
    if edges.contains(.bottom) { bottomLeading = Self.joined(bottomLeading, other.bottomLeading) }
  }

  private static func joined(_ first: CGFloat?, _ second: CGFloat?) -> CGFloat? {
    guard let first, let second else { return nil }
    return max(first, second)
  }

  /// The preferences of two views together.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var spacing = self
    spacing.formUnion(other, edges: edges)
    return spacing
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
    /// The side on which reading begins.
    public static let leading = Set(.leading)
    /// The bottom.
    public static let bottom = Set(.bottom)
    /// The side on which reading ends.
    public static let trailing = Set(.trailing)
    /// Across.
    public static let horizontal: Set = [.leading, .trailing]
    /// Along the height.
    public static let vertical: Set = [.top, .bottom]
    /// All sides.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Distances from the sides of a rectangle, in points.
public struct EdgeInsets: Hashable, Sendable {
  /// The top.
  public var top: CGFloat
  /// The side on which reading begins.
  public var leading: CGFloat
  /// The bottom.
  public var bottom: CGFloat
  /// The side on which reading ends.
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
