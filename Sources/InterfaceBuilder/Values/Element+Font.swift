import DynamicType

extension Element {
  /// The font of a `fontDescription` element; `nil` when it says nothing that is known.
  var fontDescription: FontDescription? {
    if let style = self["style"] { return TextStyle(rawValue: style).map { .textStyle($0) } }
    if let name = self["name"] {
      return .named(name: name, family: self["family"], size: fontSize ?? .label)
    }
    let size = fontSize ?? .system
    switch self["type"] {
    case "system": return .system(size: size, weight: fontWeight)
    case "boldSystem": return .system(size: size, weight: .bold)
    case "italicSystem": return .italicSystem(size: size)
    default: return self["family"].map { .named(name: $0, family: $0, size: size) }
    }
  }

  private var fontWeight: FontWeight { self["weight"].flatMap { FontWeight($0) } ?? .regular }

  /// The size; `pointSize="0.0"` says nothing.
  private var fontSize: FontDescription.FontSize? {
    if let points = number("pointSize"), points > 0 { return .points(points) }
    return self["size"].flatMap { FontDescription.FontSize(name: $0) }
  }

  /// The font of a `font` element inside an attributed string.
  var attributeFont: FontDescription? {
    let size = number("size").map { FontDescription.FontSize.points($0) }
    if let name = self["name"] { return .named(name: name, family: nil, size: size ?? .system) }
    switch self["metaFont"] {
    case .some(let meta) where meta.hasSuffix("Bold"):
      return .system(size: size ?? .system, weight: .bold)
    case "smallSystem": return .system(size: size ?? .smallSystem, weight: .regular)
    case .some: return .system(size: size ?? .system, weight: .regular)
    case nil: return nil
    }
  }
}
