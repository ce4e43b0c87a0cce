/// An attributed string as pieces of text with their attributes.
///
/// Its fonts have fixed sizes: Interface Builder cannot write a text style into one.
public struct AttributedDescription: Hashable, Sendable {
  /// A piece of text with one set of attributes.
  public struct Fragment: Hashable, Sendable {
    /// The text.
    public var text: String
    /// The font.
    public var font: FontDescription?
    /// The color of the text.
    public var color: ColorDescription?
    /// The color behind the text.
    public var backgroundColor: ColorDescription?
    /// The paragraph style.
    public var paragraph: ParagraphDescription?
    /// The space that is added between letters in points.
    public var kern: Double?
    /// The distance of the baseline from that of the line in points, upward.
    public var baselineOffset: Double?
    /// The line below the text.
    public var underline: Line?
    /// The line through the text.
    public var strikethrough: Line?
  }

  /// A line below or through text.
  public struct Line: Hashable, Sendable {
    /// The style, as UIKit numbers it.
    public var style: Int
    /// The color; `nil` for that of the text.
    public var color: ColorDescription?

    init?(_ style: Int?, _ color: ColorDescription?) {
      guard let style, style != 0 else { return nil }
      self.style = style
      self.color = color
    }
  }

  /// The pieces in order.
  public var fragments: [Fragment]

  /// The text of all pieces.
  public var text: String { fragments.reduce(into: "") { $0 += $1.text } }
}

/// A paragraph style as an attributed string has it, in points; `nil` where nothing is written.
public struct ParagraphDescription: Hashable, Sendable {
  /// The alignment.
  public var alignment: Words.TextAlignment?
  /// The treatment of lines that are too long.
  public var lineBreakMode: Words.LineBreakMode?
  /// The direction: `natural`, `leftToRight` or `rightToLeft`.
  public var baseWritingDirection: String?
  /// The space between lines.
  public var lineSpacing: Double?
  /// The factor on the line height.
  public var lineHeightMultiple: Double?
  /// The smallest line height.
  public var minimumLineHeight: Double?
  /// The largest line height.
  public var maximumLineHeight: Double?
  /// The space below a paragraph.
  public var paragraphSpacing: Double?
  /// The space above a paragraph.
  public var paragraphSpacingBefore: Double?
  /// The indent of the first line.
  public var firstLineHeadIndent: Double?
  /// The indent of the other lines.
  public var headIndent: Double?
  /// The distance of the line's end, from the leading edge when positive.
  public var tailIndent: Double?
  /// The readiness to hyphenate words, 0 to 1.
  public var hyphenationFactor: Double?
  /// The distance of default tab stops.
  public var defaultTabInterval: Double?
  /// The places of tab stops.
  public var tabStops: [TabStop]

  /// A tab stop.
  public struct TabStop: Hashable, Sendable {
    /// The distance from the leading edge in points.
    public var location: Double
    /// The alignment of text at it.
    public var alignment: String
  }
}
