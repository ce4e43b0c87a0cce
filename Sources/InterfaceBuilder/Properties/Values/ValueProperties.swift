/// The properties of a range of text.
final class RangeProperties: PropertyGroup {
  /// The place of the first character.
  let location = Property("location", .integer, default: 0)
  /// The number of characters.
  let length = Property("length", .integer, default: 0)

  static let shared = RangeProperties()
}

/// The type of a value, which its element says too.
final class ValueProperties: PropertyGroup {
  let unused: [UnusedProperty] = [UnusedProperty("type", .name, .implied)]

  static let shared = ValueProperties()
}

/// The name of a property that is set to nothing, as old documents write it.
final class NilProperties: PropertyGroup {
  let unused: [UnusedProperty] = [UnusedProperty("name", .name, .implied)]

  static let shared = NilProperties()
}

/// The distance of a title's shadow, as old documents write it.
final class OffsetProperties: PropertyGroup {
  let unused: [UnusedProperty] = [
    UnusedProperty("horizontal", .number, .obsolete),
    UnusedProperty("vertical", .number, .obsolete),
  ]

  static let shared = OffsetProperties()
}

/// The properties of a bar's appearance of iOS 13 and later.
final class AppearanceProperties: PropertyGroup {
  let unused: [UnusedProperty] = [
    UnusedProperty("backgroundColor", .element(["color"]), .notDrawn)
  ]

  static let shared = AppearanceProperties()
}

/// The properties of an image or a color that a document keeps.
final class ResourceProperties: PropertyGroup {
  /// The name.
  let name = Property("name", .name)
  /// The catalog of an image: `system` for symbols.
  let catalog = Property("catalog", .name)

  static let shared = ResourceProperties()
}

extension Property {
  /// The properties of a range of text.
  static var range: RangeProperties { RangeProperties.shared }
  /// The properties of an image or a color that a document keeps.
  static var resource: ResourceProperties { ResourceProperties.shared }
}
