/// The alignment of the lines of a paragraph.
public enum TextAlignment: String, Hashable, Sendable, CaseIterable, Codable {
  /// The side where the paragraph's direction starts.
  case natural
  /// The left side.
  case left
  /// The middle.
  case center
  /// The right side.
  case right
  /// Both sides; the last line of a paragraph is natural.
  case justified
}

/// The places at which lines break, and the treatment of text that does not fit.
public enum LineBreakMode: String, Hashable, Sendable, CaseIterable, Codable {
  /// Between words; lines past the limit are left out.
  case wordWrap
  /// Between any two characters.
  case charWrap
  /// Nowhere; drawing clips the end.
  case clip
  /// Between words; the last line begins with an ellipsis.
  case truncateHead
  /// Between words; the last line ends with an ellipsis.
  case truncateTail
  /// Between words; the last line has an ellipsis in its middle.
  case truncateMiddle

  /// Whether an ellipsis replaces text that does not fit.
  public var truncates: Bool {
    self == .truncateHead || self == .truncateMiddle || self == .truncateTail
  }
}

/// Ways to avoid breaks between words that look bad.
///
/// Names and values are those of `NSParagraphStyle.LineBreakStrategy`.
public struct LineBreakStrategy: OptionSet, Hashable, Sendable, Codable {
  /// The bits of the set.
  public var rawValue: UInt

  /// Creates a set of bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The last line is not a single word where the word before it can move down.
  public static let pushOut = LineBreakStrategy(rawValue: 1)

  /// Hangul breaks between words as far as possible; kept, not applied.
  public static let hangulWordPriority = LineBreakStrategy(rawValue: 2)

  /// The default of labels.
  public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
}

/// The direction in which a paragraph is written.
public enum WritingDirection: String, Hashable, Sendable, CaseIterable, Codable {
  /// The direction of the first strong character, else left to right.
  case natural
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

/// The strictness of line breaking in Chinese, Japanese and Korean, as CSS `line-break`.
public enum LineBreakStrictness: String, Hashable, Sendable, CaseIterable, Codable {
  /// The fewest restrictions; for narrow columns.
  case loose
  /// The usual ones: a small kana may start a line.
  case normal
  /// The most restrictions.
  case strict
  /// Between phrases; Japanese only, elsewhere as normal.
  case phrase
}

/// The height of lines that have characters of fallback fonts.
public enum FallbackLineHeight: String, Hashable, Sendable, CaseIterable, Codable {
  /// Lines keep the height of the chosen fonts.
  case fixed
  /// A line is as high as the highest font on it.
  case grow
}

/// A place in a line at which text after a tab is set.
public struct TabStop: Hashable, Sendable, Codable {
  /// The alignment of the text after the tab with the stop.
  public enum Alignment: String, Hashable, Sendable, CaseIterable, Codable {
    /// Starts at the stop.
    case leading
    /// Is centered on the stop.
    case center
    /// Ends at the stop.
    case trailing
    /// Has its first decimal separator at the stop.
    case decimal
  }

  /// The distance from the leading edge in points.
  public var location: Double

  /// The alignment of the text.
  public var alignment: Alignment

  /// Creates a tab stop.
  public init(_ location: Double, alignment: Alignment = .leading) {
    self.location = location
    self.alignment = alignment
  }
}
