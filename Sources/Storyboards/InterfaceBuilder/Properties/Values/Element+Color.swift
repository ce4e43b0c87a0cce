import DynamicType
import RichText

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

  private var colorComponents: Color? {
    let alpha = self[.color.alpha]
    if let white = self[.color.white] { return .init(white: white, alpha: alpha) }
    guard let red = self[.color.red], let green = self[.color.green], let blue = self[.color.blue]
    else { return nil }
    return self[.color.customColorSpace] == "displayP3"
      ? .init(displayP3Red: red, green: green, blue: blue, alpha: alpha)
      : .init(red: red, green: green, blue: blue, alpha: alpha)
  }
}
