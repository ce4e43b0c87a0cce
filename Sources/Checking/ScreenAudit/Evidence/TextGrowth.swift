import DynamicType
import Snapshots

/// The required growth of a text: that of its own style, up to 200 %.
///
/// Apple's Larger Text criteria and WCAG 1.4.4 require 200 %. With Apple's own sizes a Large Title never
/// reaches it, and a Title 1 only at the last size, so each text is compared with its style.
struct TextGrowth {
  /// The enlargement that text must reach if its style does.
  static let wanted = 2.0

  /// The size of Large Title at AX5; fixed text of this size is readable without growth.
  static let largestSystemSize = 60.0

  let traits: TraitCollection

  private var table: TypeTable { .table(for: .iOS, systemVersion: traits.systemVersion) }

  /// Returns the enlargement of a style in a category, according to how the font scales.
  func enlargement(of font: FontUse, at category: ContentSizeCategory) -> Double? {
    guard let style = font.textStyle, font.basePointSize > 0 else { return nil }
    let base = table.entry(for: style, at: .large)?.pointSize ?? 0
    if abs(base - font.basePointSize) < 0.01, font.maximumPointSize == nil {
      let preferred = table.enlargement(of: style, at: category) ?? 1
      return min(preferred, scaled(font.basePointSize, style, category) / font.basePointSize)
    }
    return scaled(font.basePointSize, style, category) / font.basePointSize
  }

  private func scaled(
    _ size: Double,
    _ style: TextStyle,
    _ category: ContentSizeCategory
  ) -> Double {
    let traits = traits.modifyingTraits { $0.preferredContentSizeCategory = category }
    return FontMetrics(forTextStyle: style).scaledPointSize(for: size, compatibleWith: traits)
  }

  /// Returns the enlargement that a font must reach: that of its style, at most 200 %.
  ///
  /// Small text that follows the slow curve of a title must reach 200 %, which it would with a style of its
  /// own size.
  func required(of font: FontUse, at category: ContentSizeCategory) -> Double? {
    guard let style = font.textStyle, let own = enlargement(of: font, at: category) else {
      return nil
    }
    let nominal = table.entry(for: style, at: .large)?.pointSize ?? font.basePointSize
    if font.basePointSize < nominal * 0.7, category >= .accessibilityExtraLarge {
      return Self.wanted
    }
    return min(own, Self.wanted)
  }
}
