public import FontDescriptors

/// The attributes of a stretch of text: its font and how it is set and drawn.
///
/// The font is a request; it is resolved where the text is set. Clients add attributes of their own
/// by a ``TextAttributeKey``.
///
/// ```swift
/// var attributes = TextAttributes(font: .preferredFont(forTextStyle: .body))
/// attributes.letterSpacing = 0.5
/// ```
public struct TextAttributes: Hashable, Sendable {
  /// The font that is asked for.
  public var font: FontRequest

  /// Space added after every character, in points; not 0 turns optional ligatures off.
  public var letterSpacing: Double = 0

  /// The color of the letters; `nil` leaves it to the drawing code.
  public var foregroundColor: Color?

  /// The color behind the letters.
  public var backgroundColor: Color?

  /// The line under the text.
  public var underline: LineDecoration?

  /// The line through the text.
  public var strikethrough: LineDecoration?

  /// The distance of the text above the line's baseline in points; negative is below.
  public var baselineOffset: Double = 0

  /// The language of the text as a BCP 47 tag; `nil` is the paragraph's language.
  public var language: String?

  /// Whether pairs of letters are kerned.
  public var kerning = true

  /// Whether the font's usual ligatures are used.
  public var ligatures = true

  /// The address that the text links to.
  public var link: String?

  /// The box that stands in place of U+FFFC.
  public var attachment: TextAttachment?

  /// The style of the paragraph; the one at the paragraph's first character holds for all of it.
  public var paragraphStyle: ParagraphStyle?

  /// The attributes that few texts have.
  var rare: Indirect<RareAttributes>?

  /// Creates attributes of a font alone.
  public init(font: FontRequest) {
    self.font = font
  }

  /// The attributes that decide the place of each character: without colors, decorations, links,
  /// paragraph styles and the attributes of clients.
  package var positioning: TextAttributes {
    var result = TextAttributes(font: font)
    result.letterSpacing = letterSpacing
    result.baselineOffset = baselineOffset
    result.language = language
    result.kerning = kerning
    result.ligatures = ligatures
    result.attachment = attachment
    return result
  }
}
