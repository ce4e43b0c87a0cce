public import DynamicType

/// The rules by which typography is scaled.
public struct TypographyOptions: Hashable, Sendable {
  /// The way in which the line height follows the text size.
  public enum LineHeightRule: Hashable, Sendable, CaseIterable {
    /// The line height keeps its ratio to the font size in every category.
    case ratio

    /// The line height at Large is scaled as a length of its own, rounded to pixels.
    ///
    /// This is the rule of article 002. The font size is rounded to whole points and the line
    /// height to pixels, so the ratio in the design is lost: it differs from category to category.
    case scaledValue
  }

  /// The way in which the line height follows the text size.
  public var lineHeightRule: LineHeightRule

  /// Whether sizes are raised so that Japanese text of the system font looks as large as Latin text.
  ///
  /// The system shows Japanese beside Latin text of 17 points at 16. Sizes are multiplied by 17/16;
  /// line heights stay those of the design.
  public var correctsJapaneseSize: Bool

  /// The line height of the font itself as a multiple of its size.
  ///
  /// The default is San Francisco's, 2444/2048, measured on iOS (`Reference` of this project). Line
  /// spacing is the part of the line height that is not the font's own.
  public var fontLineHeight: Double

  /// The pixels per point, for lengths that are rounded to pixels; above 0.
  public var displayScale: Double

  /// The table whose sizes and leadings are used.
  public var table: TypeTable

  /// Creates rules.
  public init(
    lineHeightRule: LineHeightRule = .ratio,
    correctsJapaneseSize: Bool = false,
    fontLineHeight: Double = 2444.0 / 2048,
    displayScale: Double = 3,
    table: TypeTable = .iOS26
  ) {
    self.lineHeightRule = lineHeightRule
    self.correctsJapaneseSize = correctsJapaneseSize
    self.fontLineHeight = fontLineHeight
    self.displayScale = displayScale
    self.table = table
  }
}
