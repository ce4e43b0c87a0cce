import HeadlessUIKit
import InterfaceBuilder
import RichText

/// Makes text fields.
enum TextFieldMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UITextField {
    let field = node.instance(or: UITextField())
    field.font =
      values.fonts.font(node[.textField.font], at: node) ?? values.fonts.systemFont(ofSize: 14)
    field.adjustsFontForContentSizeCategory = node[.textField.adjustsFontForContentSizeCategory]
    field.borderStyle = node[.textField.borderStyle].uiKit
    field.textAlignment = node[.textField.textAlignment].uiKit
    if let color = values.colors.color(node[.textField.textColor]) { field.textColor = color }
    applyTexts(node, to: field, values)
    field.isSecureTextEntry =
      node[.textField.inputTraits]?[.textInputTraits.isSecureTextEntry] ?? false
    ControlAttributes.apply(node, to: field)
    field.adjustsFontSizeToFitWidth = node.adjustsFontSizeToFitWidth
    field.minimumFontSize = node[.textField.minimumFontSize] ?? 0
    field.clearButtonMode = node[.textField.clearButtonMode].uiKit
    return field
  }

  private static func applyTexts(
    _ node: ObjectNode,
    to field: UITextField,
    _ values: DocumentValues
  ) {
    let base = field.font ?? values.fonts.systemFont(ofSize: 14)
    if node[.textField.usesAttributedText], let text = node[.textField.attributedText] {
      field.attributedText = values.attributedTexts.string(text, base: base, at: node)
    } else {
      field.text = values.texts.text("text", of: node, own: node[.textField.text])
    }
    if let text = node[.textField.attributedPlaceholder] {
      field.attributedPlaceholder = values.attributedTexts.string(text, base: base, at: node)
    } else {
      field.placeholder =
        values.texts.text("placeholder", of: node, own: node[.textField.placeholder])
    }
  }
}
