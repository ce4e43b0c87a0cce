import DynamicType
import HeadlessUIKit
import SourceFacts

extension FontResolver {
  /// Returns the font that code makes.
  ///
  /// Where only the running program knows the size or the style, the font has the size of the one
  /// that it replaces, and grows or stays as the code says.
  ///
  /// - Parameters:
  ///   - recipe: The way in which the font is made.
  ///   - current: The font that it replaces.
  /// - Returns: The font; nil where the recipe does not say whether it grows.
  func font(_ recipe: FontRecipe, replacing current: UIFont?) -> UIFont? {
    switch recipe {
    case .fixed(let name, let size): return fixed(name, size ?? sizeAtLarge(of: current))
    case .preferred(let style):
      guard let style = style.flatMap({ TextStyle($0) }) else {
        return scaled(fixed(nil, sizeAtLarge(of: current)), nil)
      }
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    case .scaled(let style, let base):
      let base = font(base, replacing: current) ?? fixed(nil, sizeAtLarge(of: current))
      return scaled(base, style.flatMap { TextStyle($0) })
    case .oneOf(let recipes):
      guard recipe.growth == .grows || recipe.growth == .fixed else { return nil }
      return recipes.first.flatMap { font($0, replacing: current) }
    case .named, .unknown: return nil
    }
  }

  private func fixed(_ name: String?, _ size: Double) -> UIFont {
    guard let name else { return systemFont(ofSize: size) }
    return mappedFont(name, nil, size) ?? UIFont(name: name, size: size) ?? systemFont(ofSize: size)
  }

  private func scaled(_ base: UIFont, _ style: TextStyle?) -> UIFont {
    // Code that scales a font that scales already ends the app; it is shown with that font.
    guard base.fontDescriptor.textStyle == nil else { return base }
    return UIFontMetrics(forTextStyle: style ?? .body)
      .scaledFont(for: base, compatibleWith: traits)
  }

  private func sizeAtLarge(of font: UIFont?) -> Double {
    guard let font else { return ScaledSystemFont.standardSize }
    let style = font.fontDescriptor.textStyle
    return style.flatMap { TypeTable.iOS.entry(for: $0, at: .large)?.pointSize } ?? font.pointSize
  }
}
