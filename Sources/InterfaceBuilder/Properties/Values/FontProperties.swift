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
