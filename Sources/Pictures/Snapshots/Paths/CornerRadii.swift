import LayoutGeometry

/// The radii of a rectangle's four corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius at the top left.
  public var topLeft: Double

  /// The radius at the top right.
  public var topRight: Double

  /// The radius at the bottom right.
  public var bottomRight: Double

  /// The radius at the bottom left.
  public var bottomLeft: Double

  /// Creates four equal radii.
  public init(_ radius: Double = 0) {
    topLeft = radius
    topRight = radius
    bottomRight = radius
    bottomLeft = radius
  }

  /// Sharp corners.
  public static let zero = CornerRadii()

  /// Returns the radii, each made smaller until it and its neighbors fit on both of its edges.
  ///
  /// Two neighbors share an edge in the proportion of their radii, and a corner beside a sharp one may take all of
  /// it: the highlighted tags of leboncoin/spark-ios-component-tag have a radius of their height above their one
  /// sharp corner, and of half of it at the other side. An infinite radius, which design systems have for capsules,
  /// takes all of its edges.
  package func fitting(_ rect: Rect) -> CornerRadii {
    func factor(_ first: Double, _ second: Double, _ length: Double) -> Double {
      let sum = min(first, 0x1p30) + min(second, 0x1p30)
      return sum > length && sum > 0 ? max(0, length) / sum : 1
    }
    let top = factor(topLeft, topRight, rect.width)
    let right = factor(topRight, bottomRight, rect.height)
    let bottom = factor(bottomRight, bottomLeft, rect.width)
    let left = factor(bottomLeft, topLeft, rect.height)
    var radii = CornerRadii()
    radii.topLeft = max(0, min(topLeft, 0x1p30) * min(left, top))
    radii.topRight = max(0, min(topRight, 0x1p30) * min(top, right))
    radii.bottomRight = max(0, min(bottomRight, 0x1p30) * min(right, bottom))
    radii.bottomLeft = max(0, min(bottomLeft, 0x1p30) * min(bottom, left))
    return radii
  }

  /// Returns the radii of an outline that lies further inside by a distance.
  package func inset(by distance: Double) -> CornerRadii {
    var radii = self
    for corner in [\CornerRadii.topLeft, \.topRight, \.bottomRight, \.bottomLeft] {
      radii[keyPath: corner] = max(0, self[keyPath: corner] - distance)
    }
    return radii
  }
}
