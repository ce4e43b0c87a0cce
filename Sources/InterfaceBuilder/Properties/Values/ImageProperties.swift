import DynamicType

/// The properties of an image that is written as an element.
final class ImageReferenceProperties: PropertyGroup {
  /// The name.
  let image = Property("image", .name)
  /// The place of the name: `system` for symbols.
  let catalog = Property("catalog", .name)
  /// The scale of a symbol.
  let symbolScale = Property("symbolScale", .name)
  /// The way in which the image is drawn, such as `template`.
  let renderingMode = Property("renderingMode", .name)

  static let shared = ImageReferenceProperties()
}

/// The size and weight that a symbol is asked for with.
final class SymbolConfigurationProperties: PropertyGroup {
  /// The scale.
  let scale = Property("scale", .name)
  /// The weight, such as `semibold`.
  let weight = Property("weight", .name)
  /// The size in points.
  let pointSize = Property("pointSize", .number)
  /// The text style with whose size the symbol grows.
  let textStyle = Property("textStyle", .name)
  /// The font whose size the symbol has.
  let font = Property("fontDescription", .font)

  let unused: [UnusedProperty] = [UnusedProperty("configurationType", .name, .implied)]

  static let shared = SymbolConfigurationProperties()
}

extension Property {
  /// The properties of an image that is written as an element.
  static var imageReference: ImageReferenceProperties { ImageReferenceProperties.shared }
  /// The size and weight that a symbol is asked for with.
  static var symbolConfiguration: SymbolConfigurationProperties {
    SymbolConfigurationProperties.shared
  }
}

extension PropertyKind where Value == ImageReference {
  /// An image: its name with the catalog beside it, or an element.
  static let image = PropertyKind(
    .image,
    parse: { name, element in
      ImageReference(name: name, catalog: .init(word: element[.imageReference.catalog]))
    },
    convert: { element, _ in element.imageReference }
  )

  /// The name of an image of the app.
  static let appImage = PropertyKind(.name, parse: { name, _ in ImageReference(name: name) })
}

extension PropertyKind where Value == SymbolConfiguration {
  /// The size and weight of a symbol.
  static let symbolConfiguration = PropertyKind(
    .element(["preferredSymbolConfiguration"]),
    convert: { element, _ in element.symbolConfiguration }
  )
}

extension ImageReference.Catalog {
  /// The catalog of a word, the app's for nothing and for unknown ones.
  init(word: String?) { self = word == "system" ? .system : .app }
}

extension Element {
  /// The image of an `imageReference` element.
  fileprivate var imageReference: ImageReference? {
    self[.imageReference.image].map { name in
      ImageReference(
        name: name,
        catalog: .init(word: self[.imageReference.catalog]),
        symbolScale: self[.imageReference.symbolScale].flatMap { .init(rawValue: $0) },
        renderingMode: self[.imageReference.renderingMode]
      )
    }
  }

  /// The configuration of a `preferredSymbolConfiguration` element.
  fileprivate var symbolConfiguration: SymbolConfiguration {
    let style = self[.symbolConfiguration.textStyle].flatMap { TextStyle(rawValue: $0) }
    return SymbolConfiguration(
      scale: self[.symbolConfiguration.scale].flatMap { .init(rawValue: $0) },
      weight: self[.symbolConfiguration.weight],
      pointSize: self[.symbolConfiguration.pointSize],
      font: self[.symbolConfiguration.font] ?? style.map { .textStyle($0) }
    )
  }
}
