/// Distances from the four edges of a rectangle, where leading and trailing follow the layout
/// direction, in points.
///
/// UIKit has the distances as `CGFloat`; where `HeadlessUIKit` is imported, its properties of the same names
/// are preferred.
public struct DirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  @_disfavoredOverload
  public var top: Double

  /// The distance from the edge where lines begin.
  @_disfavoredOverload
  public var leading: Double

  /// The distance from the bottom.
  @_disfavoredOverload
  public var bottom: Double

  /// The distance from the edge where lines end.
  @_disfavoredOverload
  public var trailing: Double

  /// Creates insets.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = DirectionalEdgeInsets()

  /// Creates insets from left and right ones in a layout direction.
  public init(_ insets: EdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: insets.top,
      leading: isRightToLeft ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: isRightToLeft ? insets.left : insets.right
    )
  }

  /// Returns the insets by left and right in a layout direction.
  public func edgeInsets(isRightToLeft: Bool) -> EdgeInsets {
    EdgeInsets(
      top: top,
      left: isRightToLeft ? trailing : leading,
      bottom: bottom,
      right: isRightToLeft ? leading : trailing
    )
  }
}

extension DirectionalEdgeInsets {
  /// The distances for modules that have properties of the same names in a type of their own.
  package var distances: (top: Double, leading: Double, bottom: Double, trailing: Double) {
    get { (top, leading, bottom, trailing) }
    set { (top, leading, bottom, trailing) = newValue }
  }
}
