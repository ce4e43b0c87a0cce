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
    let type = node[.button.type].uiKit
    let button = node.instance(or: UIButton(type: type))
    if button.buttonType != type { button.take(type) }
    if let font = values.fonts.font(node[.button.font], at: node) {
      button.titleLabel?.font = font
    }
    button.titleLabel?.lineBreakMode = node[.button.lineBreakMode].uiKit
    if let offset = node[.button.titleShadowOffset] {
      button.titleLabel?.shadowOffset = CGSize(offset)
    }
    ControlAttributes.apply(node, to: button)
    // A document keeps titles of states beside a configuration, which has the ones that are shown.
    if node[.button.configuration] == nil {
      for state in node.buttonStates { apply(state, to: button) }
    }
    if let insets = node[.button.contentEdgeInsets] { button.contentEdgeInsets = insets }
    if let insets = node[.button.titleEdgeInsets] { button.titleEdgeInsets = insets }
    if let insets = node[.button.imageEdgeInsets] { button.imageEdgeInsets = insets }
    button.adjustsImageSizeForAccessibilityContentSizeCategory =
      node[.button.adjustsImageSizeForAccessibilityContentSizeCategory]
    if let configuration = node[.button.configuration] {
      button.configuration = ButtonConfigurationMaker.make(configuration, of: node, values)
    }
    return button
  }

  private func apply(_ description: ObjectNode, to button: UIButton) {
    guard let state = description.key.flatMap({ UIButton.State(named: $0) }) else { return }
    if let text = description[.buttonState.attributedTitle] {
      let base = button.titleLabel?.font ?? .systemFont(ofSize: 18)
      let title = values.attributedTexts.string(text, base: base, at: node)
      button.setAttributedTitle(title, for: state)
    } else if let title = title(description) {
      button.setTitle(title, for: state)
    }
    if let color = values.colors.color(description[.buttonState.titleColor]) {
      button.setTitleColor(color, for: state)
    }
    if let color = values.colors.color(description[.buttonState.titleShadowColor]) {
      button.setTitleShadowColor(color, for: state)
    }
    if let image = values.images.image(description[.buttonState.image], at: node) {
      let configuration = description[.buttonState.symbolConfiguration].map {
        values.images.symbolConfiguration($0, at: node)
      }
      button.setImage(configuration.map { image.withConfiguration($0) } ?? image, for: state)
    }
    if let image = values.images.image(description[.buttonState.backgroundImage], at: node) {
      button.setBackgroundImage(image, for: state)
    }
  }

  private func title(_ state: ObjectNode) -> String? {
    values.texts.text((state.key ?? "") + "Title", of: node, own: state[.buttonState.title])
  }
}
