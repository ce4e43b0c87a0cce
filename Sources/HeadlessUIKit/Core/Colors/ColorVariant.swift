package import DynamicType
package import RichText

/// One value of a color that differs by appearance, as asset catalogs hold it.
package struct ColorVariant: Hashable, Sendable {
  /// The interface style that the value is for; unspecified is any.
  package var style: UIUserInterfaceStyle

  /// The contrast that the value is for; unspecified is any.
  package var contrast: UIAccessibilityContrast

  /// The kind of device that the value is for; unspecified is any.
  package var idiom: UIUserInterfaceIdiom

  /// The value.
  package var color: Color

  /// Creates a variant.
  package init(
    _ color: Color,
    style: UIUserInterfaceStyle = .unspecified,
    contrast: UIAccessibilityContrast = .unspecified,
    idiom: UIUserInterfaceIdiom = .unspecified
  ) {
    self.color = color
    self.style = style
    self.contrast = contrast
    self.idiom = idiom
  }
}

extension Sequence<ColorVariant> {
  /// Finds the value for traits: the first of those that say the most and nothing wrong.
  ///
  /// The idiom counts more than the style, the style more than the contrast.
  package func best(for traits: TraitCollection, contrast: UIAccessibilityContrast) -> Color? {
    var best: (rank: Int, color: Color)?
    for variant in self {
      guard let rank = variant.rank(for: traits, contrast: contrast) else { continue }
      if best.map({ rank > $0.rank }) ?? true { best = (rank, variant.color) }
    }
    return best?.color
  }
}

extension ColorVariant {
  /// How much of the traits the variant names, or nil when it names another value.
  fileprivate func rank(
    for traits: TraitCollection,
    contrast wanted: UIAccessibilityContrast
  )
    -> Int?
  {
    var rank = 0
    if idiom != .unspecified {
      guard idiom == traits.userInterfaceIdiom else { return nil }
      rank += 4
    }
    if style != .unspecified {
      guard style == (traits.userInterfaceStyle == .dark ? .dark : .light) else { return nil }
      rank += 2
    }
    if contrast != .unspecified {
      guard (contrast == .high) == (wanted == .high) else { return nil }
      rank += 1
    }
    return rank
  }
}
