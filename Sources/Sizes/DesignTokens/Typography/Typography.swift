/// The typography of a token at Large, the size at which designs are drawn.
///
/// These are the five parts of the Design Tokens format's `typography`, with references replaced and
/// lengths in points. One `px` is one point, and one `rem` is 16 points unless told otherwise.
public struct Typography: Hashable, Sendable {
  /// The families, most preferred first; empty for the system font.
  public var fontFamilies: [String]

  /// The size in points.
  public var fontSize: Double

  /// The weight on the scale of CSS and OpenType, 1 to 1000.
  public var fontWeight: Double

  /// The space added between letters, in points.
  public var letterSpacing: Double

  /// The distance from baseline to baseline as a multiple of the size; `nil` for the font's own.
  public var lineHeight: Double?

  /// Creates typography; values that are not given are those of regular text of the system.
  public init(
    fontFamilies: [String] = [],
    fontSize: Double,
    fontWeight: Double = 400,
    letterSpacing: Double = 0,
    lineHeight: Double? = nil
  ) {
    self.fontFamilies = fontFamilies
    self.fontSize = fontSize
    self.fontWeight = fontWeight
    self.letterSpacing = letterSpacing
    self.lineHeight = lineHeight
  }
}
