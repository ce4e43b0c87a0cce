/// The properties of a value that is set by key path when an object is loaded.
public final class RuntimeAttributeProperties: PropertyGroup {
  /// The type, such as `number`.
  public let type = Property(
    "type",
    .words(
      "string",
      "number",
      "boolean",
      "color",
      "image",
      "size",
      "rect",
      "point",
      "range",
      "nil"
    )
  )
  /// The key path, such as `layer.cornerRadius`.
  public let keyPath = Property("keyPath", .name)
  /// The value of a text, a number, a switch or an image.
  public let value = Property("value", .name)
  /// The value as an element of its own.
  public let element = Property("value", .anyElement)
  /// The catalog of an image.
  public let catalog = Property("catalog", .name)

  let unused: [UnusedProperty] = [UnusedProperty("localized", .bool, .notDrawn)]

  static let shared = RuntimeAttributeProperties()
}

extension Property {
  /// The properties of a value that is set by key path when an object is loaded.
  public static var runtimeAttribute: RuntimeAttributeProperties {
    RuntimeAttributeProperties.shared
  }
}
