import HeadlessUIKit
import InterfaceBuilder
import RichText

/// Makes text views.
enum TextViewMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UITextView {
    let view = node.instance(or: UITextView(frame: .zero))
    if let font = values.fonts.font(node[.textView.font], at: node) { view.font = font }
    view.adjustsFontForContentSizeCategory = node[.textView.adjustsFontForContentSizeCategory]
    view.textAlignment = node[.textView.textAlignment].uiKit
    if let color = values.colors.color(node[.textView.textColor]) { view.textColor = color }
    if let text = node[.textView.attributedText] {
      let base = view.font ?? .systemFont(ofSize: 12)
      view.attributedText = values.attributedTexts.string(text, base: base, at: node)
    } else {
      view.text = values.texts.text("text", of: node, own: node[.textView.text]) ?? ""
    }
    view.isEditable = node[.textView.isEditable]
    view.isSelectable = node[.textView.isSelectable]
    ScrollViewMaker.apply(node, to: view)
    return view
  }
}
