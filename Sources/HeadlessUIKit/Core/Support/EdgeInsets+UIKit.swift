public import DynamicType
public import Foundation

extension CGRect {
  /// Returns the rectangle with its edges moved inwards; negative insets move them outwards.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
    )
  }
}

/// Distances from the edges of a rectangle, where leading and trailing follow the layout direction.
public struct NSDirectionalEdgeInsets: Hashable, Sendable {
  /// The distance from the top.
  public var top: CGFloat

  /// The distance from the leading edge.
  public var leading: CGFloat

  /// The distance from the bottom.
  public var bottom: CGFloat

  /// The distance from the trailing edge.
  public var trailing: CGFloat

  /// Creates insets in points.
  public init(
    top: CGFloat = 0,
    leading: CGFloat = 0,
    bottom: CGFloat = 0,
    trailing: CGFloat = 0
  ) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// No insets.
  public static let zero = NSDirectionalEdgeInsets()

  /// Creates insets from left and right ones in a layout direction.
  package init(_ insets: UIEdgeInsets, rightToLeft: Bool) {
    self.init(
      top: insets.top,
      leading: rightToLeft ? insets.right : insets.left,
      bottom: insets.bottom,
      trailing: rightToLeft ? insets.left : insets.right
    )
  }

  /// Returns the insets by left and right in a layout direction.
  package func edgeInsets(rightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top,
      left: rightToLeft ? trailing : leading,
      bottom: bottom,
      right: rightToLeft ? leading : trailing
    )
  }
}

/// A distance to the right and downwards, in points.
public struct UIOffset: Hashable, Sendable {
  /// The distance to the right.
  public var horizontal: CGFloat

  /// The distance downwards.
  public var vertical: CGFloat

  /// Creates an offset.
  public init(horizontal: CGFloat = 0, vertical: CGFloat = 0) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// No offset.
  public static let zero = UIOffset()
}
