import FontDescriptors
import DynamicType
import FontManagement
import HeadlessUIKit

/// Makes system fonts that scale with a text style, as code does with `UIFontMetrics`.
enum ScaledSystemFont {
  /// Returns a font of a style's size and weight at Large that scales with the style.
  static func font(_ style: TextStyle, compatibleWith traits: TraitCollection) -> UIFont {
    let preferred = preferredAtLarge(style, compatibleWith: traits)
    let base = UIFont(descriptor: preferred.fontDescriptor.fixed, size: preferred.pointSize)
    return scaled(base, style, compatibleWith: traits)
  }

  /// Returns the font of the system's family that the code of a class makes, whatever its name.
  static func font(
    _ properties: CustomClass.FontProperties,
    compatibleWith traits: TraitCollection
  ) -> UIFont {
    guard let style = properties.textStyle else {
      let size = properties.size ?? standardSize
      return UIFont.systemFont(ofSize: size, weight: properties.weight ?? .regular)
        .spaced(asIn: traits.systemVersion)
    }
    if properties.size == nil && properties.weight == nil {
      return UIFont.preferredFont(forTextStyle: style, compatibleWith: traits)
    }
    let preferred = preferredAtLarge(style, compatibleWith: traits)
    let base = UIFont.systemFont(
      ofSize: properties.size ?? preferred.pointSize,
      weight: properties.weight ?? TypeTable.iOS.entry(for: style, at: .large)?.weight ?? .regular
    )
    return scaled(base, style, compatibleWith: traits)
  }

  /// The size of `UIFont.labelFontSize`.
  static let standardSize = 17.0

  private static func preferredAtLarge(
    _ style: TextStyle,
    compatibleWith traits: TraitCollection
  ) -> UIFont {
    var large = traits
    large.preferredContentSizeCategory = .large
    return UIFont.preferredFont(forTextStyle: style, compatibleWith: large)
  }

  private static func scaled(
    _ base: UIFont,
    _ style: TextStyle,
    compatibleWith traits: TraitCollection
  ) -> UIFont {
    UIFontMetrics(forTextStyle: style)
      .scaledFont(for: base.spaced(asIn: traits.systemVersion), compatibleWith: traits)
  }
}

extension FontDescriptor {
  /// The descriptor without its text style, so that a font of it keeps its size.
  fileprivate var fixed: FontDescriptor {
    var descriptor = self
    descriptor.textStyle = nil
    return descriptor
  }
}
