import DynamicType

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
  static let symbolConfiguration = PropertyKind(elements: "preferredSymbolConfiguration") {
    $0.symbolConfiguration
  }
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
