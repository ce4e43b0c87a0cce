import HeadlessUIKit
import InterfaceBuilder
import RichText

/// Makes text fields.
enum TextFieldMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UITextField {
    let field = UITextField()
    field.font =
      values.fonts.font(node.fontDescription, at: node) ?? values.fonts.systemFont(ofSize: 14)
    field.adjustsFontForContentSizeCategory = node.adjustsFontForContentSizeCategory
    field.borderStyle = node.borderStyle.uiKit
    field.textAlignment = node.textAlignment.uiKit
    field.text = values.texts.text("text", of: node) ?? node.text
    field.placeholder = values.texts.text("placeholder", of: node) ?? node.placeholder
    if let color = values.colors.color(node.textColor) { field.textColor = color }
    field.isSecureTextEntry = node.isSecureTextEntry
    field.isEnabled = node.isEnabled
    field.adjustsFontSizeToFitWidth = node.adjustsFontSizeToFitWidth
    field.minimumFontSize = node.minimumFontSize ?? 0
    field.clearButtonMode = node.clearButtonMode.uiKit
    return field
  }
}
