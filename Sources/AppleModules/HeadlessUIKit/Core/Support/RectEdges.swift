/// Edges and corners of rectangles, with UIKit's bits.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt

  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = UIRectEdge(rawValue: 1)

  /// The left edge.
  public static let left = UIRectEdge(rawValue: 2)

  /// The bottom edge.
  public static let bottom = UIRectEdge(rawValue: 4)

  /// The right edge.
  public static let right = UIRectEdge(rawValue: 8)

  /// The four edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Edges of a rectangle by layout direction, with UIKit's bits.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: UInt

  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top edge.
  public static let top = NSDirectionalRectEdge(rawValue: 1)

  /// The leading edge.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)

  /// The bottom edge.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)

  /// The trailing edge.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)

  /// The four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
