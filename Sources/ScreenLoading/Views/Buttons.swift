import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  func makeButton(_ node: ObjectNode) -> UIView {
    let button = UIButton(type: node.buttonType.uiKit)
    if let font = font(node.fontDescription, at: node) { button.titleLabel?.font = font }
    button.titleLabel?.lineBreakMode =
      node.attribute("lineBreakMode") == nil ? .byTruncatingMiddle : node.lineBreakMode.uiKit
    button.isEnabled = node.isEnabled
    button.isSelected = node.isSelected
    button.contentHorizontalAlignment = node.contentHorizontalAlignment.uiKit
    button.contentVerticalAlignment = node.contentVerticalAlignment.uiKit
    for state in node.buttonStates { apply(state, to: button, node) }
    if let insets = node.contentEdgeInsets { button.contentEdgeInsets = insets }
    if let insets = node.titleEdgeInsets { button.titleEdgeInsets = insets }
    if let insets = node.imageEdgeInsets { button.imageEdgeInsets = insets }
    button.adjustsImageSizeForAccessibilityContentSizeCategory =
      node.adjustsImageSizeForAccessibilityContentSizeCategory
    if let configuration = node.buttonConfiguration {
      button.configuration = self.configuration(configuration, at: node)
    }
    return button
  }

  private func apply(_ state: ObjectNode.ButtonState, to button: UIButton, _ node: ObjectNode) {
    guard let which = UIButton.State(named: state.name) else { return }
    if let attributed = state.attributedTitle {
      button.setAttributedTitle(
        attributedString(
          attributed,
          base: button.titleLabel?.font ?? .systemFont(ofSize: 18),
          at: node
        ),
        for: which
      )
    } else if let title = text(state.name + "Title", of: node) ?? state.title {
      button.setTitle(title, for: which)
    }
    if let color = color(state.titleColor) { button.setTitleColor(color, for: which) }
    if let image = image(state.image, at: node) {
      let configured = state.symbolConfiguration.flatMap { symbolConfiguration($0, at: node) }
      button.setImage(configured.map { image.withConfiguration($0) } ?? image, for: which)
    }
    if let image = image(state.backgroundImage, at: node) {
      button.setBackgroundImage(image, for: which)
    }
  }

  private func configuration(
    _ description: ButtonConfiguration,
    at node: ObjectNode
  ) -> UIButton.Configuration {
    var value: UIButton.Configuration =
      switch description.style {
      case "filled": .filled()
      case "gray": .gray()
      case "tinted": .tinted()
      default: .plain()
      }
    if let attributed = description.attributedTitle {
      value.attributedTitle = AttributedString(
        attributedString(attributed, base: .preferredFont(forTextStyle: .body), at: node)
      )
    } else {
      value.title = text("configuration.title", of: node) ?? description.title
      if let font = font(description.titleFont, at: node), let title = value.title {
        value.attributedTitle = AttributedString(
          NSAttributedString(string: title, attributes: [.font: font])
        )
      }
    }
    value.subtitle = text("configuration.subtitle", of: node) ?? description.subtitle
    value.image = image(description.image, at: node)
    if let configuration = description.symbolConfiguration {
      value.preferredSymbolConfigurationForImage = symbolConfiguration(configuration, at: node)
    }
    switch description.imagePlacement {
    case "trailing": value.imagePlacement = .trailing
    case "top": value.imagePlacement = .top
    case "bottom": value.imagePlacement = .bottom
    default: break
    }
    if let padding = description.imagePadding { value.imagePadding = padding }
    if let padding = description.titlePadding { value.titlePadding = padding }
    if let insets = description.contentInsets {
      value.contentInsets = insets
    }
    if let color = color(description.foregroundColor) { value.baseForegroundColor = color }
    if let color = color(description.backgroundColor) { value.baseBackgroundColor = color }
    switch description.cornerStyle {
    case "capsule": value.cornerStyle = .capsule
    case "large": value.cornerStyle = .large
    case "medium": value.cornerStyle = .medium
    case "small": value.cornerStyle = .small
    case "fixed": value.cornerStyle = .fixed
    default: break
    }
    return value
  }
}

extension UIControlState {
  init?(named name: String) {
    switch name {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "selected": self = .selected
    case "disabled": self = .disabled
    case "focused": self = .focused
    default: return nil
    }
  }
}

extension ObjectNode.ButtonType {
  var uiKit: UIButton.ButtonType {
    switch self {
    case .custom: .custom
    case .system: .system
    case .detailDisclosure: .detailDisclosure
    case .infoLight: .infoLight
    case .infoDark: .infoDark
    case .contactAdd: .contactAdd
    case .close: .close
    case .roundedRect: .system
    }
  }
}

extension ObjectNode.HorizontalAlignment {
  var uiKit: UIControl.ContentHorizontalAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .leading: .leading
    case .trailing: .trailing
    case .fill: .fill
    case .center: .center
    }
  }
}

extension ObjectNode.VerticalAlignment {
  var uiKit: UIControl.ContentVerticalAlignment {
    switch self {
    case .top: .top
    case .bottom: .bottom
    case .fill: .fill
    case .center: .center
    }
  }
}
