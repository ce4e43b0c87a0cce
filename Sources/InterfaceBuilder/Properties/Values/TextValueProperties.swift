import DynamicType

/// The properties of a font.
final class FontProperties: PropertyGroup {
  /// The text style.
  let style = Property("style", .name)
  /// The PostScript name.
  let name = Property("name", .name)
  /// The family of the name, for people.
  let family = Property("family", .name)
  /// The kind of system font.
  let type = Property("type", .words("system", "boldSystem", "italicSystem"))
  /// The size in points; 0 says nothing.
  let pointSize = Property("pointSize", .number, default: 0)
  /// The size by a name of the system.
  let size = Property("size", .words("button", "label", "system", "smallSystem"))
  /// The weight of a system font.
  let weight = Property(
    "weight",
    .words(
      "ultraLight",
      "thin",
      "light",
      "regular",
      "medium",
      "semibold",
      "bold",
      "heavy",
      "black"
    )
  )

  static let shared = FontProperties()
}

/// The properties of a font inside an attributed string.
final class AttributeFontProperties: PropertyGroup {
  /// The PostScript name.
  let name = Property("name", .name)
  /// The size in points.
  let size = Property("size", .number)
  /// The system font by its purpose, such as `label` or `smallSystem`.
  let purpose = Property("metaFont", .name)

  static let shared = AttributeFontProperties()
}

extension Property {
  /// The properties of a font.
  static var font: FontProperties { FontProperties.shared }
  /// The properties of a font inside an attributed string.
  static var attributeFont: AttributeFontProperties { AttributeFontProperties.shared }
}

extension PropertyKind where Value == FontDescription {
  /// A font.
  static let font = PropertyKind(
    .element(["fontDescription"]),
    convert: { element, _ in element.fontDescription }
  )

  /// A font inside an attributed string.
  static let attributeFont = PropertyKind(
    .element(["font"]),
    convert: { element, _ in element.attributeFont }
  )
}

extension Element {
  /// The font of a `fontDescription` element; `nil` when it says nothing that is known.
  var fontDescription: FontDescription? {
    if let style = self[.font.style] { return TextStyle(rawValue: style).map { .textStyle($0) } }
    if let name = self[.font.name] {
      return .named(name: name, family: self[.font.family], size: fontSize ?? .label)
    }
    let size = fontSize ?? .system
    switch self[.font.type] {
    case "system": return .system(size: size, weight: fontWeight)
    case "boldSystem": return .system(size: size, weight: .bold)
    case "italicSystem": return .italicSystem(size: size)
    default: return self[.font.family].map { .named(name: $0, family: $0, size: size) }
    }
  }

  private var fontWeight: FontWeight { self[.font.weight].flatMap { FontWeight($0) } ?? .regular }

  private var fontSize: FontDescription.FontSize? {
    let points = self[.font.pointSize]
    if points > 0 { return .points(points) }
    return self[.font.size].flatMap { FontDescription.FontSize(name: $0) }
  }

  /// The font of a `font` element inside an attributed string.
  var attributeFont: FontDescription? {
    let size = self[.attributeFont.size].map { FontDescription.FontSize.points($0) }
    if let name = self[.attributeFont.name] {
      return .named(name: name, family: nil, size: size ?? .system)
    }
    switch self[.attributeFont.purpose] {
    case .some(let purpose) where purpose.hasSuffix("Bold"):
      return .system(size: size ?? .system, weight: .bold)
    case "smallSystem": return .system(size: size ?? .smallSystem, weight: .regular)
    case .some: return .system(size: size ?? .system, weight: .regular)
    case nil: return nil
    }
  }
}

/// The properties of a text that is written as an element.
final class StringProperties: PropertyGroup {
  /// Whether the text is written in Base64.
  let isBase64 = Property("base64-UTF8", .bool, default: false)

  static let shared = StringProperties()
}

/// The value of a number or a switch that is written as an element.
final class LiteralProperties: PropertyGroup {
  let unused: [UnusedProperty] = [UnusedProperty("value", .name, .implied)]

  static let shared = LiteralProperties()
}

/// The properties of a piece of an attributed string.
final class FragmentProperties: PropertyGroup {
  /// The text.
  let content = Property("content", .text, default: "")

  static let shared = FragmentProperties()
}

/// The attributes of a piece of an attributed string.
final class TextRunProperties: PropertyGroup {
  /// The font.
  let font = Property("NSFont", .attributeFont)
  /// The color of the text.
  let color = Property("NSColor", .color)
  /// The color behind the text.
  let backgroundColor = Property("NSBackgroundColor", .color)
  /// The paragraph style.
  let paragraphStyle = Property("NSParagraphStyle", .paragraphStyle)
  /// The space that is added between letters in points.
  let kern = Property("NSKern", .number)
  /// The distance of the baseline from that of the line in points, upward.
  let baselineOffset = Property("NSBaselineOffset", .number)
  /// The style of the line below the text, as UIKit numbers it.
  let underlineStyle = Property("NSUnderline", .integer)
  /// The color of the line below the text.
  let underlineColor = Property("NSUnderlineColor", .color)
  /// The style of the line through the text, as UIKit numbers it.
  let strikethroughStyle = Property("NSStrikethrough", .integer)
  /// The color of the line through the text.
  let strikethroughColor = Property("NSStrikethroughColor", .color)

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
final class ParagraphStyleProperties: PropertyGroup {
  /// The alignment.
  let alignment = Property("alignment", .name)
  /// The treatment of lines that are too long, in the names of paragraph styles.
  let lineBreakMode = Property("lineBreakMode", .name)
  /// The direction: `natural`, `leftToRight` or `rightToLeft`.
  let baseWritingDirection = Property("baseWritingDirection", .name)
  /// The space between lines.
  let lineSpacing = Property("lineSpacing", .number)
  /// The factor on the line height.
  let lineHeightMultiple = Property("lineHeightMultiple", .number)
  /// The smallest line height.
  let minimumLineHeight = Property("minimumLineHeight", .number)
  /// The largest line height.
  let maximumLineHeight = Property("maximumLineHeight", .number)
  /// The space below a paragraph.
  let paragraphSpacing = Property("paragraphSpacing", .number)
  /// The space above a paragraph.
  let paragraphSpacingBefore = Property("paragraphSpacingBefore", .number)
  /// The indent of the first line.
  let firstLineHeadIndent = Property("firstLineHeadIndent", .number)
  /// The indent of the other lines.
  let headIndent = Property("headIndent", .number)
  /// The distance of the line's end, from the leading edge when positive.
  let tailIndent = Property("tailIndent", .number)
  /// The readiness to hyphenate words, 0 to 1.
  let hyphenationFactor = Property("hyphenationFactor", .number)
  /// The distance of default tab stops.
  let defaultTabInterval = Property("defaultTabInterval", .number)
  /// The tab stops.
  let tabStops = Property("tabStops", .tabStops, default: [])

  let unused: [UnusedProperty] = [
    UnusedProperty("tighteningFactorForTruncation", .number, .notDrawn),
    UnusedProperty("allowsDefaultTighteningForTruncation", .bool, .notDrawn),
  ]

  static let shared = ParagraphStyleProperties()
}

/// The properties of a tab stop.
final class TabStopProperties: PropertyGroup {
  /// The distance from the leading edge in points.
  let location = Property("location", .number, default: 0)
  /// The alignment of text at the stop.
  let alignment = Property("alignment", .name, default: "left")

  static let shared = TabStopProperties()
}

extension Property {
  /// The properties of a text that is written as an element.
  static var string: StringProperties { StringProperties.shared }
  /// The properties of a piece of an attributed string.
  static var fragment: FragmentProperties { FragmentProperties.shared }
  /// The attributes of a piece of an attributed string.
  static var textRun: TextRunProperties { TextRunProperties.shared }
  /// The properties of a paragraph style.
  static var paragraphStyle: ParagraphStyleProperties { ParagraphStyleProperties.shared }
  /// The properties of a tab stop.
  static var tabStop: TabStopProperties { TabStopProperties.shared }
}
