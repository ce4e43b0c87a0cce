import LayoutGeometry

/// A length that was measured at three text sizes, in points.
///
/// Between and beyond them the length follows the size of the body font in a straight line, which is
/// an estimate.
package struct LengthByTextSize: Hashable, Sendable {
  /// The length at Large, where body text has 17 points.
  package let large: Double

  /// The length at the largest ordinary size, where body text has 23 points.
  package let extraExtraExtraLarge: Double

  /// The length at the second accessibility size, where body text has 33 points.
  package let accessibilityLarge: Double

  init(_ large: Double, _ extraExtraExtraLarge: Double, _ accessibilityLarge: Double) {
    self.large = large
    self.extraExtraExtraLarge = extraExtraExtraLarge
    self.accessibilityLarge = accessibilityLarge
  }

  /// Returns the length, to half a point, where body text has a size.
  package func points(atBodySize size: Double) -> Double {
    let value =
      size <= 23
      ? large + (extraExtraExtraLarge - large) * (size - 17) / 6
      : extraExtraExtraLarge + (accessibilityLarge - extraExtraExtraLarge) * (size - 23) / 10
    return PixelGrid(scale: 2).rounded(value)
  }
}
