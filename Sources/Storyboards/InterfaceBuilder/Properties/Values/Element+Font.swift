import DynamicType

extension PropertyKind where Value == FontDescription {
  /// A font.
  static let font = PropertyKind(elements: "fontDescription") { $0.fontDescription }

  /// A font inside an attributed string.
  static let attributeFont = PropertyKind(elements: "font") { $0.attributeFont }
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
    FontDescription.FontSize(points: self[.font.pointSize])
      ?? self[.font.size].flatMap { FontDescription.FontSize(name: $0) }
  }

  /// The font of a `font` element inside an attributed string.
  var attributeFont: FontDescription? {
    let size = self[.attributeFont.size].flatMap { FontDescription.FontSize(points: $0) }
    if let name = self[.attributeFont.name] {
      return .named(name: name, family: nil, size: size ?? .system)
    }
    switch self[.attributeFont.purpose] {
    case .some(let purpose) where purpose.hasSuffix("Bold"):
      return .system(size: size ?? .system, weight: .bold)
    // A cell's title has 12 points as well: two labels of two lines with 4 points between them, the only
    // ones found, were saved 32⅔ points high by tools 21701.
    case "smallSystem", "cellTitle":
      return .system(size: size ?? .smallSystem, weight: .regular)
    case .some: return .system(size: size ?? .system, weight: .regular)
    case nil: return nil
    }
  }
}
