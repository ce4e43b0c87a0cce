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
