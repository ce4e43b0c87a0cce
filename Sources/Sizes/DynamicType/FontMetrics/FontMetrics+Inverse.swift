extension FontMetrics {
  /// Returns the smallest category in which a font reaches a size.
  ///
  /// - Parameters:
  ///   - pointSize: The font's size at Large, in points.
  ///   - target: The size to reach, in points.
  ///   - maximumPointSize: The maximum that the font is limited to; `nil` for none.
  ///   - table: The table whose leadings are used.
  /// - Returns: The category, or `nil` when the font never becomes that large.
  public func firstCategory(
    where pointSize: Double,
    reaches target: Double,
    maximumPointSize: Double? = nil,
    in table: TypeTable = .iOS26
  ) -> ContentSizeCategory? {
    table.categories.first { category in
      scaledPointSize(
        for: pointSize,
        at: category,
        maximumPointSize: maximumPointSize,
        in: table
      ) >= target
    }
  }

  /// Returns whether a font grows to at least a multiple of its size at Large before the categories end.
  ///
  /// The default asks for the 200 percent of WCAG 1.4.4 and of the App Store's Larger Text label.
  ///
  /// - Parameters:
  ///   - pointSize: The font's size at Large, in points.
  ///   - enlargement: The multiple to reach.
  ///   - maximumPointSize: The maximum that the font is limited to; `nil` for none.
  ///   - table: The table whose leadings are used.
  /// - Returns: True when some category reaches the multiple; false for a size of 0.
  public func enlarges(
    _ pointSize: Double,
    by enlargement: Double = 2,
    maximumPointSize: Double? = nil,
    in table: TypeTable = .iOS26
  ) -> Bool {
    let first = firstCategory(
      where: pointSize,
      reaches: pointSize * enlargement,
      maximumPointSize: maximumPointSize,
      in: table
    )
    return pointSize > 0 && first != nil
  }
}
