import DynamicType
import FontManagement
import Foundation
import SystemMetrics

/// The fonts in bars.
///
/// Titles and buttons grow up to the size of extra extra large (measured on iOS 26.1: 17, 21 and 21
/// points at L, XXXL and AX2); large titles grow with their text style, and the titles of tabs do not
/// grow at all.
enum BarFonts {
  /// The largest category that titles and buttons follow.
  static let limit = UIContentSizeCategory.extraExtraLarge

  /// The traits with the category, limited to the largest that titles and buttons follow.
  static func limited(_ traits: UITraitCollection) -> UITraitCollection {
    traits.limited(by: ContentSizeCategoryLimits(maximum: limit))
  }

  static func title(_ traits: UITraitCollection) -> UIFont {
    .preferredFont(forTextStyle: .headline, compatibleWith: limited(traits))
  }

  static func button(_ traits: UITraitCollection, isStrong: Bool) -> UIFont {
    if isStrong { return title(traits) }
    let font = UIFont.preferredFont(forTextStyle: .body, compatibleWith: limited(traits))
    guard traits.barStyle == .floating else { return font }
    return .systemFont(ofSize: font.pointSize, weight: .medium)
  }

  /// The font of the large title: the size of its text style, but bold.
  static func largeTitle(_ traits: UITraitCollection) -> UIFont {
    let font = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits)
    return .systemFont(ofSize: font.pointSize, weight: .bold)
  }

  static func tab(isInline: Bool, isLow: Bool) -> UIFont {
    .systemFont(ofSize: isInline ? isLow ? 12 : 13 : 10, weight: isInline ? .regular : .medium)
  }
}
