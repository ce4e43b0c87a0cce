import HeadlessUIKit
import InterfaceBuilder
import RichText

/// Makes labels.
enum LabelMaker {
  static func make(_ node: ObjectNode, _ values: DocumentValues) -> UILabel {
    let label = node.instance(or: UILabel())
    label.font =
      values.fonts.font(node[.label.font], at: node) ?? values.fonts.spaced(label.font)
    if let font = values.fonts.runtimeFont(of: node) { label.font = font }
    label.adjustsFontForContentSizeCategory = node[.label.adjustsFontForContentSizeCategory]
    label.textAlignment = node[.label.textAlignment].uiKit
    label.lineBreakMode = node[.label.lineBreakMode].uiKit
    label.numberOfLines = node[.label.numberOfLines]
    if let color = values.colors.color(node[.label.textColor]) { label.textColor = color }
    label.isEnabled = node[.label.isEnabled]
    applyHighlight(node, to: label, values.colors)
    applyShadow(node, to: label, values.colors)
    label.preferredMaxLayoutWidth = max(0, node[.label.preferredMaxLayoutWidth])
    if node.adjustsFontSizeToFitWidth {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = node[.label.minimumScaleFactor] ?? 0
      label.minimumFontSize = node[.label.minimumFontSize] ?? 0
      label.baselineAdjustment = node[.label.baselineAdjustment].uiKit
    }
    if let text = values.texts.keyedText("text", of: node) {
      label.text = text
    } else if node[.label.usesAttributedText], let text = node[.label.attributedText] {
      label.attributedText = values.attributedTexts.string(text, base: label.font, at: node)
    } else {
      label.text = values.texts.text("text", of: node, own: node[.label.text])
    }
    return label
  }

  private static func applyHighlight(
    _ node: ObjectNode,
    to label: UILabel,
    _ colors: ColorResolver
  ) {
    label.isHighlighted = node[.label.isHighlighted]
    if let color = colors.color(node[.label.highlightedTextColor]) {
      label.highlightedTextColor = color
    }
  }

  private static func applyShadow(_ node: ObjectNode, to label: UILabel, _ colors: ColorResolver) {
    if let color = colors.color(node[.label.shadowColor]) { label.shadowColor = color }
    if let offset = node[.label.shadowOffset] { label.shadowOffset = CGSize(offset) }
  }
}
