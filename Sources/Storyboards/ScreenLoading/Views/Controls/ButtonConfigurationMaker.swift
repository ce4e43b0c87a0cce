import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import LayoutGeometry

/// Makes the configurations of buttons.
enum ButtonConfigurationMaker {
  static func make(
    _ description: ObjectNode,
    of node: ObjectNode,
    _ values: DocumentValues
  ) -> UIButton.Configuration {
    var configuration = base(style: description[.buttonConfiguration.style])
    applyTitle(description, of: node, values, to: &configuration)
    configuration.subtitle =
      values.texts.text(
        "configuration.subtitle",
        of: node,
        own: description[.buttonConfiguration.subtitle]
      )
    configuration.image = values.images.image(description[.buttonConfiguration.image], at: node)
    if let symbol = description[.buttonConfiguration.symbolConfiguration] {
      configuration.preferredSymbolConfigurationForImage =
        values.images.symbolConfiguration(symbol, at: node)
    }
    applyArrangement(description, to: &configuration)
    if let color = values.colors.color(description[.buttonConfiguration.foregroundColor]) {
      configuration.baseForegroundColor = color
    }
    if let color = values.colors.color(description[.buttonConfiguration.backgroundColor]) {
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
    _ description: ObjectNode,
    of node: ObjectNode,
    _ values: DocumentValues,
    to configuration: inout UIButton.Configuration
  ) {
    if let text = description[.buttonConfiguration.attributedTitle] {
      let base = UIFont.preferredFont(forTextStyle: .body)
      configuration.attributedTitle = AttributedString(
        values.attributedTexts.string(text, base: base, at: node)
      )
      return
    }
    configuration.title =
      values.texts.text(
        "configuration.title",
        of: node,
        own: description[.buttonConfiguration.title]
      )
    if let font = values.fonts.font(description[.buttonConfiguration.titleFont], at: node),
      let title = configuration.title
    {
      configuration.attributedTitle = AttributedString(
        NSAttributedString(string: title, attributes: [.font: font])
      )
    }
  }

  private static func applyArrangement(
    _ description: ObjectNode,
    to configuration: inout UIButton.Configuration
  ) {
    if let edge = description[.buttonConfiguration.imagePlacement].flatMap({ imagePlacements[$0] })
    {
      configuration.imagePlacement = edge
    }
    if let padding = description[.buttonConfiguration.imagePadding] {
      configuration.imagePadding = padding
    }
    if let padding = description[.buttonConfiguration.titlePadding] {
      configuration.titlePadding = padding
    }
    if let insets = description[.buttonConfiguration.contentInsets] {
      configuration.contentInsets = insets
    }
    if let style = description[.buttonConfiguration.cornerStyle].flatMap({ cornerStyles[$0] }) {
      configuration.cornerStyle = style
    }
    if let size = description[.buttonConfiguration.buttonSize].flatMap({ sizes[$0] }) {
      configuration.buttonSize = size
    }
    if let alignment = description[.buttonConfiguration.titleAlignment].flatMap({
      titleAlignments[$0]
    }) {
      configuration.titleAlignment = alignment
    }
    configuration.showsActivityIndicator = description[.buttonConfiguration.showsActivityIndicator]
  }

  private static let imagePlacements: [String: NSDirectionalRectEdge] = [
    "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]
  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]
  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "capsule": .capsule, "large": .large, "medium": .medium, "small": .small, "fixed": .fixed,
  ]
}
