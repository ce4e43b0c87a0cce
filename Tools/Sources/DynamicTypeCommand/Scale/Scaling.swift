import DynamicType

/// Everything that determines how a value is scaled, except the value and the category.
struct Scaling {
  var table: TypeTable
  var style: TextStyle
  var displayScale: Double
  var maximumPointSize: Double?
  var maximumCategory: ContentSizeCategory?

  private var metrics: FontMetrics { FontMetrics(forTextStyle: style) }

  private func limited(_ category: ContentSizeCategory) -> ContentSizeCategory {
    ContentSizeCategoryLimits(maximum: maximumCategory ?? .unspecified).clamp(category)
  }

  func exactValue(_ value: Double, at category: ContentSizeCategory) -> Double {
    metrics.exactValue(for: value, at: limited(category), in: table)
  }

  func scaledValue(_ value: Double, at category: ContentSizeCategory) -> Double {
    metrics.scaledValue(
      for: value,
      at: limited(category),
      displayScale: displayScale,
      in: table
    )
  }

  /// The size of a font, or `nil` for a negative one, which is invalid.
  func scaledPointSize(_ value: Double, at category: ContentSizeCategory) -> Double? {
    guard value >= 0 else { return nil }
    return metrics.scaledPointSize(
      for: value,
      at: limited(category),
      maximumPointSize: maximumPointSize,
      in: table
    )
  }

  /// The first category in which a font has at least `target` points.
  func firstCategory(_ value: Double, reaching target: Double) -> ContentSizeCategory? {
    guard value > 0 else { return nil }
    return table.categories.first { category in
      scaledPointSize(value, at: category).map { $0 >= target } ?? false
    }
  }
}
