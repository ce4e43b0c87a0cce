/// A point in the coordinates of a superview, in points.
public struct DocumentPoint: Hashable, Sendable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }
}

/// A rectangle in the coordinates of a superview, in points.
public struct DocumentRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The width.
  public var width: Double
  /// The height.
  public var height: Double

  /// Creates a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }
}

/// Insets that follow the direction of the language, in points.
public struct DirectionalInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: Double
  /// The distance from the edge where reading begins.
  public var leading: Double
  /// The distance from the bottom.
  public var bottom: Double
  /// The distance from the edge where reading ends.
  public var trailing: Double

  /// Creates insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }
}

/// A frame written as distances from the superview's edges, as Xcode 14 and later do for views that
/// a mask resizes; `width` and `height` are given where the mask keeps them.
public struct FrameInset: Hashable, Sendable {
  /// The distance from the superview's left edge.
  public var minX: Double
  /// The distance from the superview's top edge.
  public var minY: Double
  /// The distance from the superview's right edge.
  public var maxX: Double
  /// The distance from the superview's bottom edge.
  public var maxY: Double
  /// The width, where it is fixed.
  public var width: Double?
  /// The height, where it is fixed.
  public var height: Double?
}

/// Which sides and distances of a view follow its superview's size.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits, with UIKit's values.
  public let rawValue: Int

  /// Creates a mask from UIKit's bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance from the left edge changes.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width changes.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance from the right edge changes.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance from the top changes.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height changes.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance from the bottom changes.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
