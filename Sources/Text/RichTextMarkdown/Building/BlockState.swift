import FontDescriptors
import RichText

/// The formatting inside a block, which its children inherit.
struct BlockState {
  /// The attributes of plain text; their paragraph style is set when a paragraph ends.
  var attributes: TextAttributes
  var paragraph = ParagraphStyle()
  var quotations: [Int] = []
  /// Whether paragraphs have no space between them.
  var isTight = false
  /// The number of the next item, where the block is a list.
  var nextItem = 1
  /// The number of quotations and lists around the block, with those beyond the limit.
  var depth = 0

  init(font: FontRequest) { attributes = TextAttributes(font: font) }

  /// The attributes of plain text in a paragraph of a style.
  func attributes(_ style: ParagraphStyle) -> TextAttributes {
    var result = attributes
    result.paragraphStyle = style == ParagraphStyle.default ? nil : style
    if !quotations.isEmpty { result[QuotationLevels.self] = quotations }
    return result
  }

  /// The style of a plain paragraph.
  var plainStyle: ParagraphStyle {
    var result = paragraph
    result.paragraphSpacing = isTight ? 0 : attributes.font.pointSize
    return result
  }
}
