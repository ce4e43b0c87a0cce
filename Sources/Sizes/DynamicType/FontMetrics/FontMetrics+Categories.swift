extension FontMetrics {
  /// Returns the factor by which values grow in a category, before rounding.
  ///
  /// - Parameters:
  ///   - category: The category; `unspecified` is read as Large and gives 1.
  ///   - table: The table whose leadings are used.
  /// - Returns: The ratio of the leadings, such as 62/22 for body at AX5.
  public func scaleFactor(
    at category: ContentSizeCategory,
    in table: TypeTable = .iOS26
  ) -> Double {
    exactValue(for: 1, at: category, in: table)
  }

  /// Returns a value scaled for a category, before any rounding.
  ///
  /// - Parameters:
  ///   - value: The value at Large, in points.
  ///   - category: The category; `unspecified` is read as Large.
  ///   - table: The table whose leadings are used.
  /// - Returns: The value in points.
  public func exactValue(
    for value: Double,
    at category: ContentSizeCategory,
    in table: TypeTable = .iOS26
  ) -> Double {
    let category = category == .unspecified ? .large : category
    let leading = table.halfLeading(of: textStyle, at: category)
    let base = table.halfLeading(of: textStyle, at: .large)
    return value * Double(leading) / Double(base)
  }

  /// Returns a value scaled for a category, whatever the current one is.
  ///
  /// UIKit can answer this only through a trait collection.
  ///
  /// - Parameters:
  ///   - value: The value at Large, in points.
  ///   - category: The category; `unspecified` is read as Large.
  ///   - displayScale: The pixels per point to round to; above 0.
  ///   - table: The table whose leadings are used.
  /// - Returns: The value in points, rounded to the nearest pixel, ties away from zero.
  public func scaledValue(
    for value: Double,
    at category: ContentSizeCategory,
    displayScale: Double,
    in table: TypeTable = .iOS26
  ) -> Double {
    precondition(displayScale > 0, "A display scale is above zero.")
    let exact = exactValue(for: value, at: category, in: table)
    return (exact * displayScale).roundedTiesAway / displayScale
  }

  /// Returns the size of a font scaled for a category, whatever the current one is.
  ///
  /// - Parameters:
  ///   - pointSize: The font's size at Large, in points; not negative.
  ///   - category: The category; `unspecified` is read as Large.
  ///   - maximumPointSize: The largest size to return, in points; `nil` for none.
  ///   - table: The table whose leadings are used.
  /// - Returns: The size in points, rounded to the whole point, then limited.
  public func scaledPointSize(
    for pointSize: Double,
    at category: ContentSizeCategory,
    maximumPointSize: Double? = nil,
    in table: TypeTable = .iOS26
  ) -> Double {
    precondition(!(pointSize < 0), "A font cannot have a negative size.")
    let scaled = exactValue(for: pointSize, at: category, in: table).roundedTiesAway
    guard let maximumPointSize, maximumPointSize > 0 else { return scaled }
    return min(scaled, maximumPointSize)
  }
}
