public import FontManagement

/// What is said about a stretch of text: its font and how it is set and drawn.
///
/// ```swift
/// var attributes = TextAttributes(font: .preferredFont(forTextStyle: .body))
/// attributes.letterSpacing = 0.5
/// ```
public struct TextAttributes: Hashable, Sendable {
  /// The font.
  public var font: Font

  /// Space added after every character, in points; not 0 turns optional ligatures off.
  public var letterSpacing: Double = 0

  /// The colour of the letters; `nil` leaves it to whoever draws.
  public var foregroundColor: Color?

  /// The colour behind the letters.
  public var backgroundColor: Color?

  /// The line under the text.
  public var underline: LineDecoration?

  /// The line through the text.
  public var strikethrough: LineDecoration?

  /// How far the text is raised above the line's baseline, in points; negative lowers it.
  public var baselineOffset: Double = 0

  /// The language of the text as a BCP 47 tag; `nil` is the paragraph's language.
  public var language: String?

  /// Whether pairs of letters are kerned.
  public var kerning = true

  /// Whether the font's usual ligatures are used.
  public var ligatures = true

  /// The address that the text links to.
  public var link: String?

  /// The box that stands in the place of U+FFFC.
  public var attachment: TextAttachment?

  /// The style of the paragraph; the one at the paragraph's first character holds for all of it.
  public var paragraphStyle: ParagraphStyle?

  /// Creates attributes of a font alone.
  public init(font: Font) {
    self.font = font
  }
}

/// A line drawn under or through text.
public struct LineDecoration: Hashable, Sendable {
  /// The pattern of a line.
  public enum Pattern: Hashable, Sendable {
    /// One line.
    case single
    /// One line of twice the thickness.
    case thick
    /// Two lines.
    case double
  }

  /// The pattern.
  public var pattern: Pattern

  /// The colour; `nil` is the colour of the text.
  public var color: Color?

  /// Creates a decoration.
  public init(_ pattern: Pattern = .single, color: Color? = nil) {
    self.pattern = pattern
    self.color = color
  }
}
