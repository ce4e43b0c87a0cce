import FontDescriptors
import RichText

extension BodyWriter {
  /// Counts the values of a paragraph that have no form.
  mutating func countParagraph(_ paragraph: ParagraphPieces) {
    let style = paragraph.style
    let isPlain =
      style.alignment == .natural && style.baseWritingDirection == .natural
      && style.lineHeightMultiple == 0 && style.lineSpacing == 0 && style.tailIndent == 0
      && style.minimumLineHeight == 0 && style.maximumLineHeight == 0
    let isIndented =
      paragraph.quotationLevels.isEmpty && style.lists.isEmpty
      && (style.headIndent != 0 || style.firstLineHeadIndent != 0)
    if !isPlain || isIndented { omit(.paragraphStyle) }
  }

  /// Counts the attributes of text that have no form.
  mutating func countText(_ attributes: TextAttributes, _ font: FontRequest) {
    if attributes[DocumentField.self] != nil { omit(.field) }
    if attributes.superscript == 0, attributes.font.plain != font.plain { omit(.font) }
    if attributes.foregroundColor != nil || attributes.backgroundColor != nil { omit(.color) }
    let lines = [attributes.underline, attributes.strikethrough]
    if lines.contains(where: { $0 != nil && $0 != LineDecoration() }) { omit(.lineDecoration) }
    if attributes.letterSpacing != 0 || attributes.baselineOffset != 0
      || attributes.stroke != nil || attributes.shadow != nil || attributes.expansion != 0
      || attributes.obliqueness != 0 || !attributes.kerning || !attributes.ligatures
    {
      omit(.letterEffects)
    }
  }
}
