import DynamicType
import HeadlessUIKit

extension FontResolver {
  /// Returns the font that the code of an object's class makes.
  func font(_ settings: CustomClass.FontSettings) -> UIFont {
    guard let name = settings.name else {
      return ScaledSystemFont.font(settings, compatibleWith: traits)
    }
    let size = settings.size ?? ScaledSystemFont.standardSize
    let font =
      mappedFont(name, nil, size) ?? UIFont(name: name, size: size)
      ?? UIFont.systemFont(ofSize: size)
    guard let style = settings.textStyle else { return font }
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
  }
}
