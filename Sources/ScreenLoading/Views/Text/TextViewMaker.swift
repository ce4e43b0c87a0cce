import HeadlessUIKit
import InterfaceBuilder
import RichText

/// Makes text views.
enum TextViewMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UITextView {
    let view = UITextView(frame: .zero)
    if let font = values.fonts.font(node.fontDescription, at: node) { view.font = font }
    view.adjustsFontForContentSizeCategory = node.adjustsFontForContentSizeCategory
    view.textAlignment = node.textAlignment.uiKit
    if let color = values.colors.color(node.textColor) { view.textColor = color }
    if let text = node.attributedText {
      let base = view.font ?? .systemFont(ofSize: 12)
      view.attributedText = values.attributedTexts.string(text, base: base, at: node)
    } else {
      view.text = values.texts.text("text", of: node) ?? node.text ?? ""
    }
    view.isEditable = node.isEditable
    view.isSelectable = node.isSelectable
    ScrollViewMaker.apply(node, to: view)
    return view
  }
}
