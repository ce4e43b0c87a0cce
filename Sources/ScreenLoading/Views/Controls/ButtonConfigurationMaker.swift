import DynamicType
import HeadlessUIKit
import InterfaceBuilder

/// Makes the configurations of buttons.
enum ButtonConfigurationMaker {
  static func make(
    _ description: ButtonConfiguration,
    of node: ObjectNode,
    _ values: DocumentValues
  ) -> UIButton.Configuration {
    var configuration = base(style: description.style)
    applyTitle(description, of: node, values, to: &configuration)
    configuration.subtitle =
      values.texts.text("configuration.subtitle", of: node) ?? description.subtitle
    configuration.image = values.images.image(description.image, at: node)
    if let symbol = description.symbolConfiguration {
      configuration.preferredSymbolConfigurationForImage =
        values.images.symbolConfiguration(symbol, at: node)
    }
    applyArrangement(description, to: &configuration)
    if let color = values.colors.color(description.foregroundColor) {
      configuration.baseForegroundColor = color
    }
    if let color = values.colors.color(description.backgroundColor) {
      configuration.baseBackgroundColor = color
    }
    return configuration
  }

  private static func base(style: String) -> UIButton.Configuration {
    switch style {
    case "filled": .filled()
    case "gray": .gray()
    case "tinted": .tinted()
    default: .plain()
    }
  }

  private static func applyTitle(
    _ description: ButtonConfiguration,
    of node: ObjectNode,
    _ values: DocumentValues,
    to configuration: inout UIButton.Configuration
  ) {
    if let text = description.attributedTitle {
      let base = UIFont.preferredFont(forTextStyle: .body)
      configuration.attributedTitle = AttributedString(
        values.attributedTexts.string(text, base: base, at: node)
      )
      return
    }
    configuration.title = values.texts.text("configuration.title", of: node) ?? description.title
    if let font = values.fonts.font(description.titleFont, at: node),
      let title = configuration.title
    {
      configuration.attributedTitle = AttributedString(
        NSAttributedString(string: title, attributes: [.font: font])
      )
    }
  }

  private static func applyArrangement(
    _ description: ButtonConfiguration,
    to configuration: inout UIButton.Configuration
  ) {
    if let edge = description.imagePlacement.flatMap({ imagePlacements[$0] }) {
      configuration.imagePlacement = edge
    }
    if let padding = description.imagePadding { configuration.imagePadding = padding }
    if let padding = description.titlePadding { configuration.titlePadding = padding }
    if let insets = description.contentInsets {
      configuration.contentInsets = NSDirectionalEdgeInsets(insets)
    }
    if let style = description.cornerStyle.flatMap({ cornerStyles[$0] }) {
      configuration.cornerStyle = style
    }
  }

  private static let imagePlacements: [String: NSDirectionalRectEdge] = [
    "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "capsule": .capsule, "large": .large, "medium": .medium, "small": .small, "fixed": .fixed,
  ]
}
