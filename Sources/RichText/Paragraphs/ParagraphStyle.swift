/// How a paragraph is filled into lines.
///
/// Names and meanings are those of UIKit's paragraph style; lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  /// To which side lines are moved.
  public var alignment = TextAlignment.natural

  /// Where lines break, and what happens to text that finds no room.
  public var lineBreakMode = LineBreakMode.wordWrap

  /// The least height of a line; 0 for none.
  public var minimumLineHeight = 0.0

  /// The greatest height of a line; 0 for none.
  public var maximumLineHeight = 0.0

  /// The factor on the natural height of a line, before minimum and maximum; 0 counts as 1.
  public var lineHeightMultiple = 0.0

  /// Space between lines.
  public var lineSpacing = 0.0

  /// Space after the paragraph.
  public var paragraphSpacing = 0.0

  /// Space before the paragraph; not used for the first of a text.
  public var paragraphSpacingBefore = 0.0

  /// How far the first line starts inside the leading edge.
  public var firstLineHeadIndent = 0.0

  /// How far the other lines start inside the leading edge.
  public var headIndent = 0.0

  /// Where lines end: positive from the leading edge, 0 or negative from the trailing edge.
  public var tailIndent = 0.0

  /// The tab stops, by ascending location.
  public var tabStops: [TabStop] = []

  /// The distance of the tab stops after the last of ``tabStops``.
  public var defaultTabInterval = 28.0

  /// The direction of the paragraph.
  public var baseWritingDirection = WritingDirection.natural

  /// How strictly Chinese, Japanese and Korean lines are kept from breaking.
  public var lineBreakStrictness = LineBreakStrictness.normal

  /// Whether words are hyphenated where the language has patterns; soft hyphens always work.
  public var usesHyphenation = false

  /// Whether characters of fallback fonts make their lines higher.
  public var fallbackLineHeight = FallbackLineHeight.fixed

  /// Creates the style that labels have unless told otherwise.
  public init() {}

  /// The style that labels have unless told otherwise.
  public static let `default` = ParagraphStyle()
}
