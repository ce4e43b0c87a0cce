import DynamicType
import HeadlessUIKit
import InterfaceBuilder
import RichText

extension LoadContext {
  func makeLabel(_ node: ObjectNode) -> UIView {
    let label = UILabel()
    label.font = font(node.fontDescription, at: node) ?? label.font.spaced(asIn: systemVersion)
    if let style = runtimeTextStyle(of: node) { label.font = runtimeFont(style, at: node) }
    label.adjustsFontForContentSizeCategory = node.adjustsFontForContentSizeCategory
    label.textAlignment = node.textAlignment.uiKit
    label.lineBreakMode = node.lineBreakMode.uiKit
    label.numberOfLines = node.numberOfLines
    if let color = color(node.textColor) { label.textColor = color }
    label.isEnabled = node.isEnabled
    if let width = node.preferredMaxLayoutWidth { label.preferredMaxLayoutWidth = width }
    if node.adjustsFontSizeToFitWidth {
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = node.minimumScaleFactor ?? 0
    }
    if node.usesAttributedText, let attributed = node.attributedText {
      label.attributedText = attributedString(attributed, base: label.font, at: node)
    } else {
      label.text = text("text", of: node) ?? node.text
    }
    return label
  }

  /// An attributed text of the document; its fonts never scale, as Interface Builder archives them.
  func attributedString(
    _ description: AttributedDescription,
    base: UIFont,
    at node: ObjectNode
  ) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in description.fragments {
      var attributes: [NSAttributedString.Key: Any] = [.font: font(fragment.font, at: node) ?? base]
      if let color = color(fragment.color) { attributes[.foregroundColor] = color }
      if let color = color(fragment.backgroundColor) { attributes[.backgroundColor] = color }
      if let paragraph = fragment.paragraph {
        attributes[.paragraphStyle] = paragraphStyle(paragraph)
      }
      if let kern = fragment.numbers["NSKern"] { attributes[.kern] = kern }
      if let offset = fragment.numbers["NSBaselineOffset"] { attributes[.baselineOffset] = offset }
      result.append(NSAttributedString(string: fragment.text, attributes: attributes))
    }
    return result
  }

  private func paragraphStyle(_ description: ParagraphDescription) -> NSParagraphStyle {
    let style = NSMutableParagraphStyle()
    if let alignment = description.alignment { style.alignment = alignment.uiKit }
    if let mode = description.lineBreakMode { style.lineBreakMode = mode.uiKit }
    style.lineSpacing = description.lineSpacing ?? 0
    style.lineHeightMultiple = description.lineHeightMultiple ?? 0
    style.minimumLineHeight = description.minimumLineHeight ?? 0
    style.maximumLineHeight = description.maximumLineHeight ?? 0
    style.paragraphSpacing = description.paragraphSpacing ?? 0
    style.paragraphSpacingBefore = description.paragraphSpacingBefore ?? 0
    style.firstLineHeadIndent = description.firstLineHeadIndent ?? 0
    style.headIndent = description.headIndent ?? 0
    style.tailIndent = description.tailIndent ?? 0
    return style
  }
}

extension ObjectNode.TextAlignment {
  var uiKit: NSTextAlignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .justified: .justified
    case .natural: .natural
    }
  }
}

extension ObjectNode.LineBreakMode {
  var uiKit: NSLineBreakMode {
    switch self {
    case .wordWrap: .byWordWrapping
    case .characterWrap: .byCharWrapping
    case .clip: .byClipping
    case .headTruncation: .byTruncatingHead
    case .tailTruncation: .byTruncatingTail
    case .middleTruncation: .byTruncatingMiddle
    }
  }
}
