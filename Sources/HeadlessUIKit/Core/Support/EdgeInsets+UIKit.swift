public import Foundation
public import LayoutGeometry
public import LayoutGeometry

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
  /// The distance from the edge of this name.
  public var top: CGFloat {
    get { CGFloat(distances.top) }
    set {
      self = EdgeInsets(
        top: Double(newValue),
        left: distances.left,
        bottom: distances.bottom,
        right: distances.right
      )
    }
  }

  /// The distance from the edge of this name.
  public var left: CGFloat {
    get { CGFloat(distances.left) }
    set {
      self = EdgeInsets(
        top: distances.top,
        left: Double(newValue),
        bottom: distances.bottom,
        right: distances.right
      )
    }
  }

  /// The distance from the edge of this name.
  public var bottom: CGFloat {
    get { CGFloat(distances.bottom) }
    set {
      self = EdgeInsets(
        top: distances.top,
        left: distances.left,
        bottom: Double(newValue),
        right: distances.right
      )
    }
  }

  /// The distance from the edge of this name.
  public var right: CGFloat {
    get { CGFloat(distances.right) }
    set {
      self = EdgeInsets(
        top: distances.top,
        left: distances.left,
        bottom: distances.bottom,
        right: Double(newValue)
      )
    }
  }
}

/// The distances in UIKit's type.
extension DirectionalEdgeInsets {
  /// The distance from the edge of this name.
  public var top: CGFloat {
    get { CGFloat(distances.top) }
    set {
      self = DirectionalEdgeInsets(
        top: Double(newValue),
        leading: distances.leading,
        bottom: distances.bottom,
        trailing: distances.trailing
      )
    }
  }

  /// The distance from the edge of this name.
  public var leading: CGFloat {
    get { CGFloat(distances.leading) }
    set {
      self = DirectionalEdgeInsets(
        top: distances.top,
        leading: Double(newValue),
        bottom: distances.bottom,
        trailing: distances.trailing
      )
    }
  }

  /// The distance from the edge of this name.
  public var bottom: CGFloat {
    get { CGFloat(distances.bottom) }
    set {
      self = DirectionalEdgeInsets(
        top: distances.top,
        leading: distances.leading,
        bottom: Double(newValue),
        trailing: distances.trailing
      )
    }
  }

  /// The distance from the edge of this name.
  public var trailing: CGFloat {
    get { CGFloat(distances.trailing) }
    set {
      self = DirectionalEdgeInsets(
        top: distances.top,
        leading: distances.leading,
        bottom: distances.bottom,
        trailing: Double(newValue)
      )
    }
  }
}
