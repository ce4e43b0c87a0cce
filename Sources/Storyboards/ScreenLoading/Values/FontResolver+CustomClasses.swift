import DynamicType
import HeadlessUIKit

extension FontResolver {
  /// Returns the font that the code of an object's class makes.
  func font(_ properties: CustomClass.FontProperties) -> UIFont {
    guard let name = properties.name else {
      return ScaledSystemFont.font(properties, compatibleWith: traits)
    }
    let size = properties.size ?? ScaledSystemFont.standardSize
    let font =
      mappedFont(name, nil, size) ?? UIFont(name: name, size: size)
      ?? UIFont.systemFont(ofSize: size)
    guard let style = properties.textStyle else { return font }
    return UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
  }
}
