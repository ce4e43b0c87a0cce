/// Distances from the four edges of a rectangle, in points.
///
/// UIKit has the distances as `CGFloat`; where `HeadlessUIKit` is imported, its properties of the same names
/// are preferred.
public struct EdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  @_disfavoredOverload
  public var top: Double

  /// The distance from the left.
  @_disfavoredOverload
  public var left: Double

  /// The distance from the bottom.
  @_disfavoredOverload
  public var bottom: Double

  /// The distance from the right.
  @_disfavoredOverload
  public var right: Double

  /// Creates insets; those that are not named are 0.
  ///
  /// Initializers of programs with the same labels are preferred.
  @_disfavoredOverload
  public init(
    top: Double = 0,
    left: Double = 0,
    bottom: Double = 0,
    right: Double = 0,
    _: Void = ()
  ) {
    self.init(top: top, left: left, bottom: bottom, right: right)
  }

  /// Creates insets.
  public init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No insets.
  public static let zero = EdgeInsets()

  /// Returns the sum of two insets, edge by edge.
  public static func + (lhs: EdgeInsets, rhs: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: lhs.top + rhs.top,
      left: lhs.left + rhs.left,
      bottom: lhs.bottom + rhs.bottom,
      right: lhs.right + rhs.right
    )
  }
}

extension EdgeInsets {
  /// The distances for modules that have properties of the same names in a type of their own.
  package var distances: (top: Double, left: Double, bottom: Double, right: Double) {
    get { (top, left, bottom, right) }
    set { (top, left, bottom, right) = newValue }
  }
}
