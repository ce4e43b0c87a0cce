import UIKit

/// `UIFontMetrics` written anew on top of preferred fonts, as the article "Dynamic Type" shows: the
/// ratio is that of the distances of lines, and not that of the sizes.
struct SimpleFontMetrics {
  let textStyle: UIFont.TextStyle

  private func lineDistance(_ traits: UITraitCollection) -> Double {
    let font = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
    return font.lineHeight + font.leading
  }

  private func unrounded(_ value: Double, _ traits: UITraitCollection) -> Double {
    value * lineDistance(traits)
      / lineDistance(UITraitCollection(preferredContentSizeCategory: .large))
  }

  /// A length, rounded to pixels.
  func scaledValue(for value: Double, compatibleWith traits: UITraitCollection) -> Double {
    let scale = traits.displayScale
    return (unrounded(value, traits) * scale).rounded() / scale
  }

  /// The size of a font, rounded to points.
  func scaledPointSize(
    for size: Double,
    maximum: Double = 0,
    compatibleWith traits: UITraitCollection
  ) -> Double {
    let scaled = unrounded(size, traits).rounded()
    return maximum == 0 ? scaled : min(scaled, maximum)
  }
}
