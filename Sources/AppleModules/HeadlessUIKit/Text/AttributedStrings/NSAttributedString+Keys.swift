public import Foundation

/// UIKit's attributes, with their raw values.
extension NSAttributedString.Key {
  /// The font, a `UIFont`.
  public static let font = NSAttributedString.Key("NSFont")

  /// The color of the letters, a `UIColor`.
  public static let foregroundColor = NSAttributedString.Key("NSColor")

  /// The color behind the letters, a `UIColor`.
  public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")

  /// The style of the paragraph, an `NSParagraphStyle`.
  public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")

  /// The space added after each character in points, a number.
  public static let kern = NSAttributedString.Key("NSKern")

  /// The space added after each character in points, a number; it takes precedence over `kern`.
  public static let tracking = NSAttributedString.Key("CTTracking")

  /// Whether ligatures are used, a number: 0 for none.
  public static let ligature = NSAttributedString.Key("NSLigature")

  /// The underline style, the raw value of an `NSUnderlineStyle`.
  public static let underlineStyle = NSAttributedString.Key("NSUnderline")

  /// The color of the underline, a `UIColor`.
  public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")

  /// The strikethrough style, the raw value of an `NSUnderlineStyle`.
  public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")

  /// The color of the strikethrough, a `UIColor`.
  public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")

  /// The distance by which the text is raised in points, a number.
  public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")

  /// The attachment in place of U+FFFC, an `NSTextAttachment`.
  public static let attachment = NSAttributedString.Key("NSAttachment")

  /// The link of the text, a `URL` or a string.
  public static let link = NSAttributedString.Key("NSLink")

  /// The shadow of the letters, an `NSShadow`.
  public static let shadow = NSAttributedString.Key("NSShadow")

  /// The width of an outline in percent of the font's size, a number; negative values fill the letters.
  public static let strokeWidth = NSAttributedString.Key("NSStrokeWidth")

  /// The color of an outline, a `UIColor`; by default the color of the text.
  public static let strokeColor = NSAttributedString.Key("NSStrokeColor")

  /// The slant of the letters, a number.
  public static let obliqueness = NSAttributedString.Key("NSObliqueness")

  /// The logarithm of the factor by which letters are widened, a number.
  public static let expansion = NSAttributedString.Key("NSExpansion")

  /// The name of an effect, from `NSAttributedString.TextEffectStyle`; not drawn.
  public static let textEffect = NSAttributedString.Key("NSTextEffect")

  /// The directions of the text and its embeddings, numbers; the paragraph style has the direction of a
  /// paragraph.
  public static let writingDirection = NSAttributedString.Key("NSWritingDirection")

  /// The language of the text, a BCP 47 tag.
  public static let languageIdentifier = NSAttributedString.Key("NSLanguage")

  /// A description of an attachment for people who do not see it, a string.
  public static let alternateDescription = NSAttributedString.Key("NSAlternateDescription")

  /// The address of an image, a `URL`.
  public static let imageURL = NSAttributedString.Key("NSImageURL")

  /// The level of a superscript, negative for a subscript, a number; AppKit's key, which documents use.
  package static let superscript = NSAttributedString.Key("NSSuperScript")

  /// The attributes of a `TextAttributes` for which UIKit has no key, a `TextAttributes`.
  package static let remainder = NSAttributedString.Key("RichTextRemainder")
}

/// The lines under and through text, with UIKit's bits.
///
/// Patterns of dots and dashes are preserved in documents and drawn as solid lines.
public struct NSUnderlineStyle: OptionSet, Hashable, Sendable {
  /// The bits.
  public var rawValue: Int

  /// Creates a value from the raw bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// One line.
  public static let single = NSUnderlineStyle(rawValue: 0x01)

  /// One line of twice the thickness.
  public static let thick = NSUnderlineStyle(rawValue: 0x02)

  /// Two lines.
  public static let double = NSUnderlineStyle(rawValue: 0x09)

  /// Dots.
  public static let patternDot = NSUnderlineStyle(rawValue: 0x0100)

  /// Dashes.
  public static let patternDash = NSUnderlineStyle(rawValue: 0x0200)

  /// A dash and a dot in turn.
  public static let patternDashDot = NSUnderlineStyle(rawValue: 0x0300)

  /// A dash and two dots in turn.
  public static let patternDashDotDot = NSUnderlineStyle(rawValue: 0x0400)

  /// Under words but not under spaces; drawn under both.
  public static let byWord = NSUnderlineStyle(rawValue: 0x8000)
}
