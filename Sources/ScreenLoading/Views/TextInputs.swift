import DynamicType
import HeadlessUIKit
import InterfaceBuilder

extension LoadContext {
  func makeTextField(_ node: ObjectNode) -> UIView {
    let field = UITextField()
    field.font =
      font(node.fontDescription, at: node)
      ?? UIFont.systemFont(ofSize: 14).spaced(asIn: systemVersion)
    field.adjustsFontForContentSizeCategory = node.adjustsFontForContentSizeCategory
    field.borderStyle =
      switch node.borderStyle {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    field.textAlignment = node.textAlignment.uiKit
    field.text = text("text", of: node) ?? node.text
    field.placeholder = text("placeholder", of: node) ?? node.placeholder
    if let color = color(node.textColor) { field.textColor = color }
    field.isSecureTextEntry = node.isSecureTextEntry
    field.isEnabled = node.isEnabled
    field.adjustsFontSizeToFitWidth = node.adjustsFontSizeToFitWidth
    field.minimumFontSize = node.minimumFontSize ?? 0
    field.clearButtonMode =
      switch node.clearButtonMode {
      case .never: .never
      case .whileEditing: .whileEditing
      case .unlessEditing: .unlessEditing
      case .always: .always
      }
    return field
  }

  func makeTextView(_ node: ObjectNode) -> UIView {
    let view = UITextView(frame: .zero)
    if let font = font(node.fontDescription, at: node) { view.font = font }
    view.adjustsFontForContentSizeCategory = node.adjustsFontForContentSizeCategory
    view.textAlignment = node.textAlignment.uiKit
    if let color = color(node.textColor) { view.textColor = color }
    if let attributed = node.attributedText {
      view.attributedText = attributedString(
        attributed,
        base: view.font ?? .systemFont(ofSize: 12),
        at: node
      )
    } else {
      view.text = text("text", of: node) ?? node.text ?? ""
    }
    view.isEditable = node.isEditable
    view.isSelectable = node.isSelectable
    applyScrolling(view, node)
    return view
  }
}
