/// The meaning of text in a group.
enum Destination: Hashable {
  /// Text of the document.
  case body
  /// Nothing; all words but those of binary data are skipped too.
  case skipped
  /// Nothing, but groups inside may hold text: old forms of Unicode text, shapes.
  case alternative
  case fontTable, colorTable, expandedColors, styleSheet
  case information, informationText
  case fieldInstruction
  case picture, attachment
  case listTable, list, listLevel, levelMarker, levelText, listOverrides, listOverride

  /// Whether text is collected for the end of the group.
  var collects: Bool {
    switch self {
    case .fontTable, .colorTable, .expandedColors, .styleSheet, .informationText, .fieldInstruction,
      .attachment, .levelMarker, .levelText:
      true
    default: false
    }
  }
}

/// The state that a closing brace restores.
struct GroupState {
  var destination = Destination.body
  var character = CharacterState()
  var paragraph = ParagraphState()
  /// The number of characters after `\u` that stand for it.
  var substituteLength = 1
  /// The place of the field that the group lies in; negative is none.
  var field: Int32 = -1
  /// The text beside the document's that the group belongs to; negative is the document's.
  var story: Int32 = -1
}
