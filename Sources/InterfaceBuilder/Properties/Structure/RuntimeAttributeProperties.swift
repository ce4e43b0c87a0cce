/// The properties of a value that is set by key path when an object is loaded.
final class RuntimeAttributeProperties: PropertyGroup {
  /// The type, such as `number`.
  let type = Property(
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
  let keyPath = Property("keyPath", .name)
  /// The value of a text, a number, a switch or an image.
  let value = Property("value", .name)
  /// The value as an element of its own.
  let element = Property("value", .anyElement)
  /// The catalog of an image.
  let catalog = Property("catalog", .name)

  let unused: [UnusedProperty] = [UnusedProperty("localized", .bool, .notDrawn)]

  static let shared = RuntimeAttributeProperties()
}

extension Property {
  /// The properties of a value that is set by key path when an object is loaded.
  static var runtimeAttribute: RuntimeAttributeProperties {
    RuntimeAttributeProperties.shared
  }
}
