import DynamicType

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

/// The properties of a color.
final class ColorProperties: PropertyGroup {
  /// The red component, 0 to 1.
  let red = Property("red", .number)
  /// The green component, 0 to 1.
  let green = Property("green", .number)
  /// The blue component, 0 to 1.
  let blue = Property("blue", .number)
  /// The brightness of a gray, 0 to 1.
  let white = Property("white", .number)
  /// The opacity, 0 to 1.
  let alpha = Property("alpha", .number, default: 1)
  /// The color space of Xcode 5 to 7, such as `calibratedRGB`.
  let colorSpace = Property("colorSpace", .name)
  /// The color space.
  let customColorSpace = Property(
    "customColorSpace",
    .words(
      "sRGB",
      "displayP3",
      "genericGamma22GrayColorSpace",
      "calibratedRGB",
      "calibratedWhite",
      "extendedSRGB",
      "extendedGray"
    )
  )
  /// The name of a color of a catalog.
  let name = Property("name", .name)
  /// The catalog of the name: `System`, or the app's.
  let catalog = Property("catalog", .name)
  /// The name of a system color, as Xcode 11 and later write it.
  let systemColor = Property("systemColor", .name)
  /// The name of a system color, as Xcode 11 writes it for older systems.
  let xcode11SystemColor = Property("xcode11CocoaTouchSystemColor", .name)
  /// The name of one of UIKit's fixed colors.
  let cocoaTouchSystemColor = Property("cocoaTouchSystemColor", .name)

  static let shared = ColorProperties()
}

extension Property {
  /// The properties of a color.
  static var color: ColorProperties { ColorProperties.shared }
}

extension PropertyKind where Value == ColorDescription {
  /// A color, with the components that the document keeps for its name.
  static let color = PropertyKind(
    .element(["color"]),
    convert: { element, node in
      let color = element.color
      return node?.context.resources.complete(color) ?? color
    }
  )
}

extension Element {
  /// The color of a `color` element, without what the document's resources know about its name.
  var color: ColorDescription {
    ColorDescription(
      source: colorSource,
      components: colorComponents ?? SystemColors.fixed(self[.color.cocoaTouchSystemColor]),
      space: self[.color.customColorSpace] ?? self[.color.colorSpace]
    )
  }

  private var colorSource: ColorDescription.Source {
    if let name = self[.color.systemColor] ?? self[.color.xcode11SystemColor] {
      return .system(name)
    }
    if let name = self[.color.name] {
      return self[.color.catalog] == "System" ? .system(name) : .named(name)
    }
    return self[.color.cocoaTouchSystemColor].map { .system($0) } ?? .components
  }

  private var colorComponents: ColorDescription.Components? {
    let alpha = self[.color.alpha]
    if let white = self[.color.white] { return .init(white: white, alpha: alpha) }
    guard let red = self[.color.red], let green = self[.color.green], let blue = self[.color.blue]
    else { return nil }
    return self[.color.customColorSpace] == "displayP3"
      ? .init(displayP3: red, green, blue, alpha: alpha)
      : .init(red: red, green: green, blue: blue, alpha: alpha)
  }
}

/// The coordinates of a point or the corner of a rectangle.
final class PointProperties: PropertyGroup {
  /// The distance from the left edge.
  let x = Property("x", .number)
  /// The distance from the top edge.
  let y = Property("y", .number)

  static let shared = PointProperties()
}

/// The lengths of a size or a rectangle.
final class SizeProperties: PropertyGroup {
  /// The width.
  let width = Property("width", .number)
  /// The height.
  let height = Property("height", .number)

  static let shared = SizeProperties()
}

/// Distances that are written as least and greatest coordinates.
final class InsetProperties: PropertyGroup {
  /// The distance from the left edge.
  let minX = Property("minX", .number, default: 0)
  /// The distance from the top edge.
  let minY = Property("minY", .number, default: 0)
  /// The distance from the right edge.
  let maxX = Property("maxX", .number, default: 0)
  /// The distance from the bottom edge.
  let maxY = Property("maxY", .number, default: 0)

  static let shared = InsetProperties()
}

/// Distances by sides, and by the direction of the language.
final class EdgeProperties: PropertyGroup {
  /// The distance from the top.
  let top = Property("top", .number, default: 0)
  /// The distance from the left edge.
  let left = Property("left", .number, default: 0)
  /// The distance from the bottom.
  let bottom = Property("bottom", .number, default: 0)
  /// The distance from the right edge.
  let right = Property("right", .number, default: 0)
  /// The distance from the edge where reading begins.
  let leading = Property("leading", .number, default: 0)
  /// The distance from the edge where reading ends.
  let trailing = Property("trailing", .number, default: 0)

  static let shared = EdgeProperties()
}

/// The sides and distances that follow a superview's size.
final class AutoresizingMaskProperties: PropertyGroup {
  /// Whether the distance from the left edge changes.
  let flexibleMinX = Property("flexibleMinX", .bool, default: false)
  /// Whether the width changes.
  let widthSizable = Property("widthSizable", .bool, default: false)
  /// Whether the distance from the right edge changes.
  let flexibleMaxX = Property("flexibleMaxX", .bool, default: false)
  /// Whether the distance from the top changes.
  let flexibleMinY = Property("flexibleMinY", .bool, default: false)
  /// Whether the height changes.
  let heightSizable = Property("heightSizable", .bool, default: false)
  /// Whether the distance from the bottom changes.
  let flexibleMaxY = Property("flexibleMaxY", .bool, default: false)

  static let shared = AutoresizingMaskProperties()
}

extension Property {
  /// The coordinates of a point or the corner of a rectangle.
  static var point: PointProperties { PointProperties.shared }
  /// The lengths of a size or a rectangle.
  static var size: SizeProperties { SizeProperties.shared }
  /// Distances that are written as least and greatest coordinates.
  static var inset: InsetProperties { InsetProperties.shared }
  /// Distances by sides, and by the direction of the language.
  static var edges: EdgeProperties { EdgeProperties.shared }
  /// The sides and distances that follow a superview's size.
  static var autoresizingMask: AutoresizingMaskProperties {
    AutoresizingMaskProperties.shared
  }
}

/// The edges at which a controller's view reaches under bars, each written as `YES`.
final class ExtendedEdgeProperties: PropertyGroup {
  let unused: [UnusedProperty] = ["top", "left", "bottom", "right"].map {
    UnusedProperty($0, .bool, .implied)
  }

  static let shared = ExtendedEdgeProperties()
}

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
