import CHarfBuzz
import FontDescriptors
import FontManagement

/// The OpenType features of a style.
enum ShapingFeatures {
  /// The features in the order in which HarfBuzz takes them: the last of a tag wins.
  static func features(_ style: RunStyle, _ recipe: FontRecipe) -> [hb_feature_t] {
    guard !areUsual(style, recipe) else { return [] }
    var features = recipe.features.map { feature($0.tag.rawValue, $0.value) }
    if !style.kerning { features.append(feature(kern, 0)) }
    if !style.ligatures {
      features.append(feature(liga, 0))
      features.append(feature(clig, 0))
    }
    return features
  }

  /// Whether HarfBuzz's own choice is wanted.
  @inline(__always)
  static func areUsual(_ style: RunStyle, _ recipe: FontRecipe) -> Bool {
    style.kerning && style.ligatures && !recipe.hasFeatures
  }

  private static let kern = ("kern" as OpenTypeTag).rawValue
  private static let liga = ("liga" as OpenTypeTag).rawValue
  private static let clig = ("clig" as OpenTypeTag).rawValue

  private static func feature(_ tag: UInt32, _ value: UInt32) -> hb_feature_t {
    hb_feature_t(tag: tag, value: value, start: 0, end: UInt32.max)
  }
}
