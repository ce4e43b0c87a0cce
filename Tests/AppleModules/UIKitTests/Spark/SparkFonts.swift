import UIKit

// The program of the article "Dynamic Type: the experience of the Spark team" (DOU, in Russian):
// fonts and values that stop growing at a category, at a time when UIKit had no limits of its own.

extension UIFont {
  /// The font with more traits, in the same size.
  func adding(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont {
    let all = traits.union(fontDescriptor.symbolicTraits)
    guard let descriptor = fontDescriptor.withSymbolicTraits(all) else { return self }
    return UIFont(descriptor: descriptor, size: 0)
  }

  /// A font of the system that follows the text size up to a category.
  static func scalable(
    ofSize size: CGFloat,
    weight: UIFont.Weight = .regular,
    traits: UIFontDescriptor.SymbolicTraits = [],
    maximumContentSizeCategory maximum: UIContentSizeCategory,
    compatibleWith collection: UITraitCollection? = nil
  ) -> UIFont {
    let fixed = UIFont.systemFont(ofSize: size, weight: weight).adding(traits)
    return UIFontMetrics.default.scaledFont(
      for: fixed,
      maximumPointSize: fixed.estimatedPointSize(at: maximum),
      compatibleWith: collection
    )
  }

  /// The size that Spark expects of a font at a category: two points for each step from Large.
  func estimatedPointSize(at category: UIContentSizeCategory) -> Double {
    let steps: [UIContentSizeCategory: Double] = [
      .extraSmall: -3, .small: -2, .medium: -1, .large: 0, .extraLarge: 1, .extraExtraLarge: 2,
      .extraExtraExtraLarge: 3,
    ]
    return pointSize + 2 * (steps[category] ?? 0)
  }
}

extension UIFontMetrics {
  /// A length that grows with the text size up to a category.
  func scaledValue(
    for value: CGFloat,
    upTo maximum: UIContentSizeCategory,
    in traits: UITraitCollection
  ) -> CGFloat {
    if traits.preferredContentSizeCategory <= maximum {
      return scaledValue(for: value, compatibleWith: traits)
    }
    let factors: [UIContentSizeCategory: CGFloat] = [.extraExtraExtraLarge: 1.3333333333]
    return value * (factors[maximum] ?? 1)
  }
}
