extension FontMetrics {
  /// Returns a value scaled as if the category never went above a maximum.
  ///
  /// Use it for spacing beside capped fonts; the Spark article used a table of factors for that.
  ///
  /// - Parameters:
  ///   - value: The value at Large, in points.
  ///   - maximumCategory: The largest category to scale for; `unspecified` does not limit.
  ///   - traits: The traits to scale for; `nil` is the application's traits.
  /// - Returns: The value in points, rounded to the nearest pixel, ties away from zero.
  public func scaledValue(
    for value: Double,
    maximumContentSizeCategory maximumCategory: ContentSizeCategory,
    compatibleWith traits: TraitCollection? = nil
  ) -> Double {
    let limits = ContentSizeCategoryLimits(maximum: maximumCategory)
    return scaledValue(
      for: value,
      compatibleWith: (traits ?? .application).completedForScaling.limited(by: limits)
    )
  }

  /// Returns the size of a font scaled as if the category never went above a maximum.
  ///
  /// - Parameters:
  ///   - pointSize: The font's size at Large, in points; not negative.
  ///   - maximumCategory: The largest category to scale for; `unspecified` does not limit.
  ///   - traits: The traits to scale for; `nil` is the application's traits.
  /// - Returns: The size in points, rounded to the whole point.
  public func scaledPointSize(
    for pointSize: Double,
    maximumContentSizeCategory maximumCategory: ContentSizeCategory,
    compatibleWith traits: TraitCollection? = nil
  ) -> Double {
    let limits = ContentSizeCategoryLimits(maximum: maximumCategory)
    return scaledPointSize(
      for: pointSize,
      compatibleWith: (traits ?? .application).completedForScaling.limited(by: limits)
    )
  }

  /// Returns the exact maximum point size that stops a font from growing past a category.
  ///
  /// Pass it to ``scaledPointSize(for:maximumPointSize:compatibleWith:)``.
  /// The Spark article estimated it as two points a category; at XXXL a 17 point font ends at 22, not
  /// at 23.
  ///
  /// - Parameters:
  ///   - pointSize: The font's size at Large, in points; not negative.
  ///   - maximumCategory: The largest category in which the font still grows; `unspecified` gives
  ///     no maximum.
  ///   - table: The table whose leadings are used.
  /// - Returns: The size in points in that category; `nil` for no maximum, as for a font so small that
  ///   it rounds to 0 there.
  public func maximumPointSize(
    for pointSize: Double,
    maximumContentSizeCategory maximumCategory: ContentSizeCategory,
    in table: TypeTable = .iOS26
  ) -> Double? {
    guard maximumCategory != .unspecified else { return nil }
    let size = scaledPointSize(for: pointSize, at: maximumCategory, in: table)
    return size > 0 ? size : nil
  }
}
