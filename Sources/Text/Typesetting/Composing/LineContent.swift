import RichText

/// The contents of a line: parts of a paragraph, and a mark between or after them.
struct LineContent: Sendable {
  /// The paragraph.
  var paragraph: ShapedParagraph

  /// Its sizes.
  var styles: [ScaledStyle]

  /// The attributes, or `nil` for text without.
  var text: AttributedText?

  /// The start of the paragraph in the whole text.
  var offset: Int

  /// The code units of the paragraph before the mark, or all that are seen.
  var head: Range<Int>

  /// The mark.
  var mark: MarkAdvances.Mark?

  /// The code units after the mark.
  var tail: Range<Int>

  /// The tab stops and where the line starts among them, in points.
  var paragraphStyle: ParagraphStyle
  var indent: Double

  /// The points that are added to each space of a justified line.
  var spaceGain = 0.0

  /// The text that is seen.
  var visibleText: String {
    let units = Array(paragraph.string.utf16)
    var text = String(decoding: units[head], as: UTF16.self)
    if let mark { text += MarkAdvances.text(mark, markStyle) }
    return text + String(decoding: units[tail], as: UTF16.self)
  }

  /// The place in the text whose style the mark has.
  var markOffset: Int {
    mark == .ellipsis || head.isEmpty ? lineStart : head.upperBound - 1
  }

  /// The first code unit of the line.
  var lineStart: Int { head.lowerBound }

  /// The style of the mark.
  var markStyle: RunStyle { paragraph.styles[paragraph.styleIndex(at: markOffset)] }
}
