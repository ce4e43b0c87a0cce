public import RichText

/// The properties of a paragraph that decide its shape and its break opportunities.
public struct ParagraphOptions: Hashable, Sendable {
  /// The direction of the paragraph.
  public var direction: WritingDirection

  /// The strictness of line breaking in Chinese, Japanese and Korean.
  public var strictness: LineBreakStrictness

  /// The tailoring of line breaks where UAX #14 leaves a choice.
  public var tailoring: LineBreakTailoring = .unicode

  /// Whether words are hyphenated.
  public var usesHyphenation: Bool

  /// Whether a line that ends inside a word, because the word is longer than the line, gets a
  /// hyphen.
  ///
  /// Pango does that; UIKit and browsers do not. It uses no dictionary, so the hyphen stands
  /// wherever the line ends, in scripts that have hyphens.
  public var marksBrokenWords = false

  /// The breaker that finds words in scripts without spaces, or `nil` for ICU's dictionaries.
  ///
  /// It replaces ICU's dictionaries for Thai, Lao, Khmer and Burmese, and can keep phrases of
  /// Japanese together. Nothing else of the paragraph changes.
  public var wordBreaker: (any WordBreaker)? {
    get { sharedWordBreaker?.breaker }
    set { sharedWordBreaker = newValue.map(SharedWordBreaker.init) }
  }

  private var sharedWordBreaker: SharedWordBreaker?

  /// The language as a BCP 47 tag, or `nil` when it is not known.
  public var language: String?

  /// Creates the options of a paragraph style.
  public init(_ style: ParagraphStyle = .default, language: String? = nil) {
    direction = style.baseWritingDirection
    strictness = style.lineBreakStrictness
    usesHyphenation = style.usesHyphenation
    self.language = language
  }
}
