/// A part of a document that Markdown cannot hold.
public enum MarkdownOmission: String, Hashable, Sendable, CaseIterable {
  /// A font's family or size.
  case font
  /// A color of letters or behind them.
  case color
  /// The form of a line under or through text.
  case lineDecoration
  /// Spacing, outlines, shadows and other effects of letters.
  case letterEffects
  /// The alignment, the direction, the indents or the height of lines of a paragraph.
  case paragraphStyle
  /// A paragraph without text.
  case emptyParagraph
  /// The form of a list's markers, or a number out of its order.
  case listMarker
  /// Joined cells, borders, widths and other properties of a table.
  case tableDetails
  /// A table inside a table; its text is kept.
  case nestedTable
  /// The size of a picture.
  case pictureSize
  /// An attachment without a file.
  case attachment
  /// The mark of a note that is not its number.
  case noteMark
  /// A note in a note.
  case nestedNote
  /// A header or a footer of pages.
  case pageText
  /// A text that stands for a number of pages.
  case field
  /// A break between pages.
  case pageBreak
}
