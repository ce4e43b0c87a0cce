/// The properties of a text that is written as an element.
public final class StringProperties: PropertyGroup {
  /// Whether the text is written in Base64.
  public let isBase64 = Property("base64-UTF8", .bool, default: false)

  static let shared = StringProperties()
}

/// The value of a number or a switch that is written as an element.
public final class LiteralProperties: PropertyGroup {
  let unused: [UnusedProperty] = [UnusedProperty("value", .name, .implied)]

  static let shared = LiteralProperties()
}

/// The properties of a piece of an attributed string.
public final class FragmentProperties: PropertyGroup {
  /// The text.
  public let content = Property("content", .text, default: "")

  static let shared = FragmentProperties()
}

/// The attributes of a piece of an attributed string.
public final class TextRunProperties: PropertyGroup {
  /// The font.
  public let font = Property("NSFont", .attributeFont)
  /// The color of the text.
  public let color = Property("NSColor", .color)
  /// The color behind the text.
  public let backgroundColor = Property("NSBackgroundColor", .color)
  /// The paragraph style.
  public let paragraphStyle = Property("NSParagraphStyle", .paragraphStyle)
  /// The space that is added between letters in points.
  public let kern = Property("NSKern", .number)
  /// The distance of the baseline from that of the line in points, upward.
  public let baselineOffset = Property("NSBaselineOffset", .number)
  /// The style of the line below the text, as UIKit numbers it.
  public let underlineStyle = Property("NSUnderline", .integer)
  /// The color of the line below the text.
  public let underlineColor = Property("NSUnderlineColor", .color)
  /// The style of the line through the text, as UIKit numbers it.
  public let strikethroughStyle = Property("NSStrikethrough", .integer)
  /// The color of the line through the text.
  public let strikethroughColor = Property("NSStrikethroughColor", .color)

  let unused: [UnusedProperty] = [
    UnusedProperty("NSOriginalFont", .element(["font"]), .implied),
    UnusedProperty("NSLigature", .number, .notDrawn),
    UnusedProperty("NSStrokeColor", .element(["color"]), .notDrawn),
    UnusedProperty("NSStrokeWidth", .number, .notDrawn),
    UnusedProperty("NSObliqueness", .number, .notDrawn),
    UnusedProperty("NSExpansion", .number, .notDrawn),
    UnusedProperty("NSSuperScript", .number, .notDrawn),
    UnusedProperty("NSLink", .anyElement, .interaction),
  ]

  static let shared = TextRunProperties()
}

/// The properties of a paragraph style.
public final class ParagraphStyleProperties: PropertyGroup {
  /// The alignment.
  public let alignment = Property("alignment", .name)
  /// What happens to lines that are too long, in the names of paragraph styles.
  public let lineBreakMode = Property("lineBreakMode", .name)
  /// The direction: `natural`, `leftToRight` or `rightToLeft`.
  public let baseWritingDirection = Property("baseWritingDirection", .name)
  /// The space between lines.
  public let lineSpacing = Property("lineSpacing", .number)
  /// The factor on the line height.
  public let lineHeightMultiple = Property("lineHeightMultiple", .number)
  /// The smallest line height.
  public let minimumLineHeight = Property("minimumLineHeight", .number)
  /// The largest line height.
  public let maximumLineHeight = Property("maximumLineHeight", .number)
  /// The space below a paragraph.
  public let paragraphSpacing = Property("paragraphSpacing", .number)
  /// The space above a paragraph.
  public let paragraphSpacingBefore = Property("paragraphSpacingBefore", .number)
  /// The indent of the first line.
  public let firstLineHeadIndent = Property("firstLineHeadIndent", .number)
  /// The indent of the other lines.
  public let headIndent = Property("headIndent", .number)
  /// The distance of the line's end, from the leading edge when positive.
  public let tailIndent = Property("tailIndent", .number)
  /// The readiness to hyphenate words, 0 to 1.
  public let hyphenationFactor = Property("hyphenationFactor", .number)
  /// The distance of default tab stops.
  public let defaultTabInterval = Property("defaultTabInterval", .number)
  /// The tab stops.
  public let tabStops = Property("tabStops", .tabStops, default: [])

  let unused: [UnusedProperty] = [
    UnusedProperty("tighteningFactorForTruncation", .number, .notDrawn),
    UnusedProperty("allowsDefaultTighteningForTruncation", .bool, .notDrawn),
  ]

  static let shared = ParagraphStyleProperties()
}

/// The properties of a tab stop.
public final class TabStopProperties: PropertyGroup {
  /// The distance from the leading edge in points.
  public let location = Property("location", .number, default: 0)
  /// The alignment of text at the stop.
  public let alignment = Property("alignment", .name, default: "left")

  static let shared = TabStopProperties()
}

extension Property {
  /// The properties of a text that is written as an element.
  public static var string: StringProperties { StringProperties.shared }
  /// The properties of a piece of an attributed string.
  public static var fragment: FragmentProperties { FragmentProperties.shared }
  /// The attributes of a piece of an attributed string.
  public static var textRun: TextRunProperties { TextRunProperties.shared }
  /// The properties of a paragraph style.
  public static var paragraphStyle: ParagraphStyleProperties { ParagraphStyleProperties.shared }
  /// The properties of a tab stop.
  public static var tabStop: TabStopProperties { TabStopProperties.shared }
}
