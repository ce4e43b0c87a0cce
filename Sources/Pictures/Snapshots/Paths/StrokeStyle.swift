/// The pen for lines along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// The shape of an end.
  public enum Cap: String, Hashable, Sendable {
    /// At its end point.
    case butt

    /// With a half circle beyond the end point.
    case round

    /// With half a square beyond the end point.
    case square
  }

  /// The shape of a corner.
  public enum Join: String, Hashable, Sendable {
    /// In a point, or bevelled beyond the miter limit of 10.
    case miter

    /// In a part of a circle.
    case round

    /// In a cut corner.
    case bevel
  }

  /// The width in points.
  public var width: Double

  /// The ends.
  public var cap: Cap

  /// The corners.
  public var join: Join

  /// Lengths drawn and left out in turn; empty for a whole line.
  public var dash: [Double]

  /// The offset in the dash pattern at which the line starts.
  public var dashPhase = 0.0

  /// Creates a style whose dash pattern, if any, begins with its first length.
  public init(width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = []) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
  }

  /// The dash pattern when it can be drawn: finite, not negative, and not all zero.
  package var usableDash: [Double] {
    let isUsable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
    return isUsable && dashPhase.isFinite ? dash : []
  }
}

/// The rule for the areas that a self-intersecting path encloses.
public enum FillRule: Hashable, Sendable {
  /// The places around which the path winds at least once.
  case nonZero

  /// The places around which the path winds an odd number of times.
  case evenOdd
}
