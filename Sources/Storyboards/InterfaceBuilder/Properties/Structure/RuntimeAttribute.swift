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
    /// A color.
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
  /// The element in the file.
  public var element: Element
}

extension RuntimeAttribute {
  init?(_ element: Element, resources: Resources) {
    guard let keyPath = element[.runtimeAttribute.keyPath],
      let value = Self.value(of: element, resources)
    else { return nil }
    self.keyPath = keyPath
    self.value = value
    self.element = element
  }

  private static func value(of element: Element, _ resources: Resources) -> Value? {
    let text = element[.runtimeAttribute.value]
    let child = element[.runtimeAttribute.element]
    switch element[.runtimeAttribute.type] {
    case "string": return .string(text ?? child?.string ?? "")
    case "number":
      return (text.flatMap(Literal.number) ?? child?.number("value")).map { .number($0) }
    case "boolean":
      return (text.flatMap(Literal.bool) ?? child?.bool("value")).map { .boolean($0) }
    case "color": return child.map { .color(resources.complete($0.color)) }
    case "image":
      guard let name = text ?? child?["name"] ?? child?["image"] else { return nil }
      let catalog = element[.runtimeAttribute.catalog] ?? child?["catalog"]
      return .image(ImageReference(name: name, catalog: .init(word: catalog)))
    default: return geometry(element[.runtimeAttribute.type], child)
    }
  }

  private static func geometry(_ type: String?, _ child: Element?) -> Value? {
    switch type {
    case "size": child?.size.map { .size($0) }
    case "rect": child?.rect.map { .rect($0) }
    case "point": child?.point.map { .point($0) }
    case "range":
      child.map { .range(location: $0[.range.location], length: $0[.range.length]) }
    case "nil": .nil
    default: nil
    }
  }
}

extension ObjectNode {
  /// The values that are set by key path when the object is loaded.
  public var userDefinedRuntimeAttributes: [RuntimeAttribute] {
    self[.view.runtimeAttributes].compactMap {
      RuntimeAttribute($0.element, resources: context.resources)
    }
  }
}
