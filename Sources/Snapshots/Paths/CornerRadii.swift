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

  /// Returns the radii, made smaller in one proportion until neighbors fit on each edge.
  ///
  /// An infinite radius, which design systems have for capsules, takes all of its edges.
  package func fitting(_ rect: Rect, reach: Double = 1) -> CornerRadii {
    let corners = [\CornerRadii.topLeft, \.topRight, \.bottomRight, \.bottomLeft]
    if corners.contains(where: { self[keyPath: $0] == .infinity }) {
      var finite = self
      for corner in corners { finite[keyPath: corner] = min(self[keyPath: corner], 0x1p30) }
      return finite.fitting(rect, reach: reach)
    }
    let edges = [
      (topLeft + topRight, rect.width), (bottomLeft + bottomRight, rect.width),
      (topLeft + bottomLeft, rect.height), (topRight + bottomRight, rect.height),
    ]
    let factor = edges.reduce(1) { $1.0 > 0 ? min($0, $1.1 / ($1.0 * reach)) : $0 }
    var radii = self
    for corner in corners {
      radii[keyPath: corner] = max(0, self[keyPath: corner] * factor)
    }
    return radii
  }
}
