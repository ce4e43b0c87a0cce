import RichText

/// The formatting of a paragraph as a document states it; lengths in twips.
struct ParagraphState: Hashable {
  var alignment = TextAlignment.natural
  var direction = WritingDirection.natural
  var leftIndent: Int32 = 0
  var firstIndent: Int32 = 0
  var rightIndent: Int32 = 0
  var spaceBefore: Int32 = 0
  var spaceAfter: Int32 = 0
  var lineHeight: Int32 = 0
  var lineHeightIsMultiple = false
  var lineSpacing: Int32 = 0
  var minimumLineHeight: Int32 = -1
  var maximumLineHeight: Int32 = -1
  var tabs: [TabStop] = []
  var nextTabAlignment = TabStop.Alignment.leading
  var tabInterval: Int32 = -1
  var tighteningFactor: Int32 = 0
  var hyphenates: Bool?
  var beginsPage = false
  var headingLevel: Int8 = 0
  var style: Int32 = -1
  var list: Int32 = -1
  var listLevel: Int8 = 0
  var tableLevel: Int32 = 0
  var isInTable = false

  /// The number of tables that hold the paragraph.
  var depth: Int { Int(max(tableLevel, isInTable ? 1 : 0)) }
}
