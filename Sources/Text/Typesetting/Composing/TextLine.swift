/// A line of laid out text: its place and its contents.
///
/// A line holds numbers only; glyphs and positions inside it are made when they are asked for, by
/// shaping the line once more, so a layout that is not drawn costs little.
public struct TextLine: Sendable {
  /// The code units of the line, white space and separators at its end included.
  public var range: Range<Int>

  /// The left edge of the letters in points.
  public var x: Double

  /// The baseline in points from the top of the text.
  public var baseline: Double

  /// The top of the line box in points from the top of the text.
  public var top: Double

  /// The height of the line box in points.
  public var height: Double

  /// The height above the baseline of the highest style on the line.
  public var ascent: Double

  /// The depth below the baseline of the deepest style on the line.
  public var descent: Double

  /// The width in points, white space at the end left out.
  public var width: Double

  /// Whether an ellipsis replaces text that does not fit.
  public var isTruncated: Bool

  /// Whether the line ends with a hyphen that is not in the text.
  public var hasHyphen: Bool

  /// Whether a separator or the end of the paragraph ends the line.
  public var endsParagraph: Bool

  /// The parts of the paragraph on the line.
  var content: LineContent
}

extension TextLine {
  /// The glyphs from left to right, made again on each call.
  public var glyphRuns: [GlyphRun] { LineComposer(line: self).glyphRuns() }

  /// The boxes of attachments.
  public var attachments: [PlacedAttachment] { LineComposer(line: self).attachments() }

  /// The lines under and through the text, and the backgrounds behind it.
  public var decorations: [DecorationLine] { LineComposer(line: self).decorations() }

  /// The text that the line shows, with its hyphen or ellipsis.
  public var visibleText: String { content.visibleText }
}
