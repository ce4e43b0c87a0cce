import HeadlessUIKit
import InterfaceBuilder
import RichText

/// Makes buttons.
struct ButtonMaker {
  private let node: ObjectNode
  private let values: DocumentValues

  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UIButton {
    ButtonMaker(node: node, values: values).make()
  }

  private func make() -> UIButton {
    let button = UIButton(type: node.buttonType.uiKit)
    if let font = values.fonts.font(node.fontDescription, at: node) {
      button.titleLabel?.font = font
    }
    button.titleLabel?.lineBreakMode =
      node.attribute("lineBreakMode") == nil ? .byTruncatingMiddle : node.lineBreakMode.uiKit
    button.isEnabled = node.isEnabled
    button.isSelected = node.isSelected
    button.contentHorizontalAlignment = node.contentHorizontalAlignment.uiKit
    button.contentVerticalAlignment = node.contentVerticalAlignment.uiKit
    for state in node.buttonStates { apply(state, to: button) }
    if let insets = node.contentEdgeInsets { button.contentEdgeInsets = insets }
    if let insets = node.titleEdgeInsets { button.titleEdgeInsets = insets }
    if let insets = node.imageEdgeInsets { button.imageEdgeInsets = insets }
    button.adjustsImageSizeForAccessibilityContentSizeCategory =
      node.adjustsImageSizeForAccessibilityContentSizeCategory
    if let configuration = node.buttonConfiguration {
      button.configuration = ButtonConfigurationMaker.make(configuration, of: node, values)
    }
    return button
  }

  private func apply(_ description: ObjectNode.ButtonState, to button: UIButton) {
    guard let state = UIButton.State(named: description.name) else { return }
    if let text = description.attributedTitle {
      let base = button.titleLabel?.font ?? .systemFont(ofSize: 18)
      let title = values.attributedTexts.string(text, base: base, at: node)
      button.setAttributedTitle(title, for: state)
    } else if let title = title(description) {
      button.setTitle(title, for: state)
    }
    if let color = values.colors.color(description.titleColor) {
      button.setTitleColor(color, for: state)
    }
    if let image = values.images.image(description.image, at: node) {
      let configuration = description.symbolConfiguration.flatMap {
        values.images.symbolConfiguration($0, at: node)
      }
      button.setImage(configuration.map { image.withConfiguration($0) } ?? image, for: state)
    }
    if let image = values.images.image(description.backgroundImage, at: node) {
      button.setBackgroundImage(image, for: state)
    }
  }

  private func title(_ state: ObjectNode.ButtonState) -> String? {
    values.texts.text(state.name + "Title", of: node) ?? state.title
  }
}
