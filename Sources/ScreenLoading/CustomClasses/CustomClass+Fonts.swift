import DynamicType
import FontManagement
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  /// The font that the code of an object's class makes.
  func font(_ settings: CustomClass.FontSettings) -> UIFont {
    let traits = fontTraits
    if let name = settings.name {
      let size = settings.size ?? CustomClass.FontSettings.standardSize
      let font =
        mappedFont(name, nil, size) ?? UIFont(name: name, size: size)
        ?? UIFont.systemFont(ofSize: size)
      guard let style = settings.textStyle else { return font }
      return UIFontMetrics(forTextStyle: style).scaledFont(for: font, compatibleWith: traits)
    }
    return settings.systemFont(compatibleWith: traits)
  }
}

extension CustomClass.FontSettings {
  /// The size of `UIFont.labelFontSize`.
  fileprivate static let standardSize = 17.0

  /// The font of the system's family, whatever the name.
  func systemFont(compatibleWith traits: TraitCollection) -> UIFont {
    guard let textStyle else {
      return UIFont.systemFont(ofSize: size ?? Self.standardSize, weight: weight ?? .regular)
        .spaced(asIn: traits.systemVersion)
    }
    if size == nil && weight == nil {
      return UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: traits)
    }
    var large = traits
    large.preferredContentSizeCategory = .large
    let preferred = UIFont.preferredFont(forTextStyle: textStyle, compatibleWith: large)
    let base = UIFont.systemFont(
      ofSize: size ?? preferred.pointSize,
      weight: weight ?? TypeTable.iOS.entry(for: textStyle, at: .large)?.weight ?? .regular
    )
    return UIFontMetrics(forTextStyle: textStyle)
      .scaledFont(for: base.spaced(asIn: traits.systemVersion), compatibleWith: traits)
  }
}
