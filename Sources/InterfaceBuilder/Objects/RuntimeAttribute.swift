public import LayoutGeometry

/// A value that is set on an object by key path when it is loaded.
public struct RuntimeAttribute: Hashable, Sendable {
  /// A value of one of the format's types.
  public enum Value: Hashable, Sendable {
    /// A text.
    case string(String)
    /// A number.
    case number(Double)
    /// A switch.
    case boolean(Bool)
    /// A colour.
    case color(ColorDescription)
    /// An image.
    case image(ImageReference)
    /// A size.
    case size(Size)
    /// A rectangle.
    case rect(Rect)
    /// A point.
    case point(Point)
    /// A range of text.
    case range(location: Int, length: Int)
    /// Nothing.
    case `nil`
  }

  /// The key path, such as `layer.cornerRadius`.
  public var keyPath: String
  /// The value.
  public var value: Value
  /// Whether a text is looked up in the string tables.
  public var isLocalized: Bool
  /// Where the attribute stands in the file.
  public var element: Element
}

extension RuntimeAttribute {
  init?(_ element: Element, resources: Resources) {
    guard let keyPath = element["keyPath"], let value = Self.value(of: element, resources) else {
      return nil
    }
    self.keyPath = keyPath
    self.value = value
    isLocalized = element.bool("localized") ?? false
    self.element = element
  }

  private static func value(of element: Element, _ resources: Resources) -> Value? {
    let child = element.child(key: "value")
    switch element["type"] {
    case "string":
      return .string(element["value"] ?? child?.string ?? "")
    case "number":
      return (element.number("value") ?? child?.number("value")).map { .number($0) }
    case "boolean": return (element.bool("value") ?? child?.bool("value")).map { .boolean($0) }
    case "color": return child.map { .color(resources.complete($0.color)) }
    case "image":
      guard let name = element["value"] ?? child?["name"] ?? child?["image"] else { return nil }
      let isSystem = (element["catalog"] ?? child?["catalog"]) == "system"
      return .image(ImageReference(name: name, catalog: isSystem ? .system : .app))
    default: return geometry(element["type"], child)
    }
  }

  private static func geometry(_ type: String?, _ child: Element?) -> Value? {
    switch type {
    case "size": child?.size.map { .size($0) }
    case "rect": child?.rect.map { .rect($0) }
    case "point": child?.point.map { .point($0) }
    case "range":
      child.map {
        .range(location: $0.integer("location") ?? 0, length: $0.integer("length") ?? 0)
      }
    case "nil": .nil
    default: nil
    }
  }
}
