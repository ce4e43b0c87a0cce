/// The alignment, breaking, spacing and indents of a paragraph.
///
/// Names and meanings are those of UIKit's paragraph style; lengths are points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The alignment of the lines.
  public var alignment = TextAlignment.natural

  /// The places at which lines break, and the treatment of text that does not fit.
  public var lineBreakMode = LineBreakMode.wordWrap

  /// Ways to avoid breaks that look bad.
  public var lineBreakStrategy: LineBreakStrategy = []

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

  /// The distance of the first line's start from the leading edge.
  public var firstLineHeadIndent = 0.0

  /// The distance of the other lines' start from the leading edge.
  public var headIndent = 0.0

  /// The end of lines: positive from the leading edge, 0 or negative from the trailing edge.
  public var tailIndent = 0.0

  /// The distance of the tab stops after the last of ``tabStops``.
  public var defaultTabInterval = 28.0

  /// The direction of the paragraph.
  public var baseWritingDirection = WritingDirection.natural

  /// The strictness of line breaking in Chinese, Japanese and Korean.
  public var lineBreakStrictness = LineBreakStrictness.normal

  /// Whether words are hyphenated where the language has patterns; soft hyphens always work.
  public var usesHyphenation = false

  /// The height of lines that have characters of fallback fonts.
  public var fallbackLineHeight = FallbackLineHeight.fixed

  /// The values that few paragraphs have.
  var rare: Indirect<RareParagraphValues>?

  /// Creates the default style of labels.
  public init() {}

  /// The default style of labels.
  public static let `default` = ParagraphStyle()
}
