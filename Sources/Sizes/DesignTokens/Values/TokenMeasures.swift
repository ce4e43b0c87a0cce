/// A length with its unit.
public struct TokenDimension: Hashable, Sendable {
  /// The units of lengths.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// A point of iOS and a density-independent pixel of Android.
    case px
    /// A multiple of the system's default text size.
    case rem
    /// A multiple of the text's own size; not part of the format.
    case em
    /// Percent of the text's own size; not part of the format.
    case percent = "%"
  }

  /// The number.
  public var value: Double

  /// The unit.
  public var unit: Unit

  /// Creates a length.
  public init(value: Double, unit: Unit) {
    self.value = value
    self.unit = unit
  }

  /// Returns the length in points.
  ///
  /// - Parameters:
  ///   - pointsPerRem: The points of one `rem`.
  ///   - fontSize: The size of the text, for `em` and percent.
  /// - Returns: The length in points.
  public func points(pointsPerRem: Double, fontSize: Double) -> Double {
    switch unit {
    case .px: value
    case .rem: value * pointsPerRem
    case .em: value * fontSize
    case .percent: value / 100 * fontSize
    }
  }
}

/// A time with its unit.
public struct TokenDuration: Hashable, Sendable {
  /// The units of times.
  public enum Unit: String, Hashable, Sendable, CaseIterable {
    /// A thousandth of a second.
    case milliseconds = "ms"
    /// A second.
    case seconds = "s"
  }

  /// The number.
  public var value: Double

  /// The unit.
  public var unit: Unit
}

/// The curve of an animation, from (0, 0) to (1, 1), by its two control points.
public struct TokenCubicBezier: Hashable, Sendable {
  /// The place of the first point in time, 0 to 1.
  public var x1: Double
  /// The progress at the first point.
  public var y1: Double
  /// The place of the second point in time, 0 to 1.
  public var x2: Double
  /// The progress at the second point.
  public var y2: Double
}
