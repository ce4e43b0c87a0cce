import HeadlessUIKit
import InterfaceBuilder
import RichText

/// Makes labels.
enum LabelMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UILabel {
    let label = UILabel()
    label.font =
      values.fonts.font(node.fontDescription, at: node) ?? values.fonts.spaced(label.font)
    if let font = values.fonts.runtimeFont(of: node) { label.font = font }
    label.adjustsFontForContentSizeCategory = node.adjustsFontForContentSizeCategory
    label.textAlignment = node.textAlignment.uiKit
    label.lineBreakMode = node.lineBreakMode.uiKit
    label.numberOfLines = node.numberOfLines
    if let color = values.colors.color(node.textColor) { label.textColor = color }
    label.isEnabled = node.isEnabled
    if let width = node.preferredMaxLayoutWidth { label.preferredMaxLayoutWidth = width }
    if node.adjustsFontSizeToFitWidth {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = node.minimumScaleFactor ?? 0
    }
    if node.usesAttributedText, let text = node.attributedText {
      label.attributedText = values.attributedTexts.string(text, base: label.font, at: node)
    } else {
      label.text = values.texts.text("text", of: node) ?? node.text
    }
    return label
  }
}
