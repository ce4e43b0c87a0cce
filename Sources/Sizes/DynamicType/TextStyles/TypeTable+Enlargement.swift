extension TypeTable {
  /// Returns how much larger a style is in a category than at Large; 2 is 200 percent.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - category: The category.
  /// - Returns: The ratio of the point sizes, or `nil` when the table lacks one of the cells.
  public func enlargement(of style: TextStyle, at category: ContentSizeCategory) -> Double? {
    guard let base = entry(for: style, at: .large), let entry = entry(for: style, at: category)
    else { return nil }
    return entry.pointSize / base.pointSize
  }

  /// Returns the smallest category in which a style is at least `pointSize` points large.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - pointSize: The size to reach, in points.
  /// - Returns: The category, or `nil` when the style never becomes that large. A large title
  ///   never reaches 200 percent of itself: it ends at 176.
  public func firstCategory(
    where style: TextStyle,
    reaches pointSize: Double
  ) -> ContentSizeCategory? {
    categories.first { (entry(for: style, at: $0)?.pointSize ?? 0) >= pointSize }
  }

  /// Returns the smallest category in which a style has grown to a multiple of its size at Large.
  ///
  /// - Parameters:
  ///   - style: The text style.
  ///   - enlargement: The multiple to reach; 2 is WCAG's 200 percent.
  /// - Returns: The category, or `nil` when the style never grows that much.
  public func firstCategory(
    where style: TextStyle,
    isEnlargedBy enlargement: Double
  ) -> ContentSizeCategory? {
    guard let base = entry(for: style, at: .large) else { return nil }
    return firstCategory(where: style, reaches: base.pointSize * enlargement)
  }
}
