/// How a line is drawn along a path.
public struct StrokeStyle: Hashable, Sendable {
  /// How a line ends.
  public enum Cap: String, Hashable, Sendable {
    /// At its end point.
    case butt

    /// With a half circle beyond the end point.
    case round

    /// With half a square beyond the end point.
    case square
  }

  /// How two pieces of a line meet.
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

  /// Where in the dash pattern the line starts.
  public var dashPhase: Double

  /// Creates a style.
  public init(
    width: Double = 1,
    cap: Cap = .butt,
    join: Join = .miter,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.dash = dash
    self.dashPhase = dashPhase
  }

  /// The dash pattern when it can be drawn: finite, not negative, and not all zero.
  package var usableDash: [Double] {
    let isUsable = dash.allSatisfy { $0.isFinite && $0 >= 0 } && dash.contains { $0 > 0 }
    return isUsable && dashPhase.isFinite ? dash : []
  }
}

/// Which places a path that crosses itself encloses.
public enum FillRule: Hashable, Sendable {
  /// Where the path winds around a place at least once.
  case nonZero

  /// Where the path winds around a place an odd number of times.
  case evenOdd
}
