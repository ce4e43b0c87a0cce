public import DynamicType

/// The numbers of one typography token in one category.
public struct TypographyMetrics: Hashable, Sendable {
  /// The category that a person has chosen.
  public var category: ContentSizeCategory

  /// The size in points: a whole number, unless the token does not scale or a largest size is not whole.
  public var fontSize: Double

  /// The weight on the scale of CSS and OpenType, 1 to 1000; the same in every category.
  public var fontWeight: Double

  /// The space added between letters, in points; it keeps its ratio to the font size.
  public var letterSpacing: Double

  /// The distance from baseline to baseline in points.
  public var lineHeight: Double

  /// The space added between two lines, in points: the line height without the font's own.
  ///
  /// It is negative where the design is tighter than the font. SwiftUI's `lineSpacing` takes no
  /// negative value; UIKit's `maximumLineHeight` sets such lines.
  public var lineSpacing: Double

  /// The space above the first and below the last line, in points: half of the line spacing.
  public var halfLineSpacing: Double { lineSpacing / 2 }

  /// The line height as a multiple of the font size.
  public var lineHeightRatio: Double { fontSize == 0 ? 0 : lineHeight / fontSize }
}
