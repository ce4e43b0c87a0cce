public import Foundation
public import LayoutGeometry

extension CGRect {
  /// Returns the rectangle with its edges moved inward; negative insets move them outward.
  public func inset(by insets: UIEdgeInsets) -> CGRect {
    CGRect(
      x: origin.x + insets.left,
      y: origin.y + insets.top,
      width: size.width - insets.left - insets.right,
      height: size.height - insets.top - insets.bottom
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

/// The distances in UIKit's type.
extension EdgeInsets {
  /// The distance from this edge, in points.
  public var top: CGFloat {
    get { CGFloat(distances.top) }
    set { distances.top = Double(newValue) }
  }

  /// The distance from this edge, in points.
  public var left: CGFloat {
    get { CGFloat(distances.left) }
    set { distances.left = Double(newValue) }
  }

  /// The distance from this edge, in points.
  public var bottom: CGFloat {
    get { CGFloat(distances.bottom) }
    set { distances.bottom = Double(newValue) }
  }

  /// The distance from this edge, in points.
  public var right: CGFloat {
    get { CGFloat(distances.right) }
    set { distances.right = Double(newValue) }
  }
}

/// The distances in UIKit's type.
extension DirectionalEdgeInsets {
  /// The distance from this edge, in points.
  public var top: CGFloat {
    get { CGFloat(distances.top) }
    set { distances.top = Double(newValue) }
  }

  /// The distance from this edge, in points.
  public var leading: CGFloat {
    get { CGFloat(distances.leading) }
    set { distances.leading = Double(newValue) }
  }

  /// The distance from this edge, in points.
  public var bottom: CGFloat {
    get { CGFloat(distances.bottom) }
    set { distances.bottom = Double(newValue) }
  }

  /// The distance from this edge, in points.
  public var trailing: CGFloat {
    get { CGFloat(distances.trailing) }
    set { distances.trailing = Double(newValue) }
  }
}
