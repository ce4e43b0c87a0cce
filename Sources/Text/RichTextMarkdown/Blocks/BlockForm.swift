import RichText

/// The names and distances of paragraphs, which are those of `RichTextHTML`.
enum BlockForm {
  static let quote = "Quote"
  static let preformatted = "Preformatted"
  static let rule = "Horizontal Rule"
  static let ruleText = "\u{2500}\u{2500}\u{2500}"

  /// The distance by which a list or a quotation is moved in.
  static let indent = 36.0

  /// The texts of the boxes of a task, open and done.
  static let openTask = "\u{2610} "
  static let doneTask = "\u{2611} "

  static func enterQuotation(_ paragraph: inout ParagraphStyle) {
    paragraph.styleName = quote
    paragraph.headIndent += indent
    paragraph.firstLineHeadIndent += indent
  }

  /// Moves a list's paragraphs in, with the stops of the marker and of the text, as Cocoa does.
  static func enterList(_ list: TextList, _ paragraph: inout ParagraphStyle) {
    paragraph.lists.append(list)
    let head = paragraph.headIndent + indent
    paragraph.headIndent = head
    paragraph.firstLineHeadIndent = 0
    paragraph.tabStops = [TabStop(head - 25), TabStop(head)]
  }

  static func marker(isOrdered: Bool, isClosedByParenthesis: Bool, depth: Int) -> TextList.Marker {
    let bullets: [TextList.Marker] = [.disc, .circle, .square]
    guard isOrdered else { return bullets[min(depth, 2)] }
    let end = isClosedByParenthesis ? ")" : "."
    return TextList.Marker(rawValue: TextList.Marker.decimal.rawValue + end)
  }

  /// Whether the items of a list are counted.
  static func isOrdered(_ marker: TextList.Marker) -> Bool {
    ["{decimal", "-alpha}", "-latin}", "-roman}"].contains { marker.rawValue.contains($0) }
  }
}
