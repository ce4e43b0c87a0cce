import RichText
import Typesetting

/// A part of a column that stays in one piece: a line of text or a row of a table.
struct FlowItem: Sendable {
  /// The content of an item.
  enum Content: Sendable {
    case line(TextLine, text: AttributedText)
    case row(FlowRow)
    case pageBreak
  }

  /// The space above, which is dropped at the top of a page.
  var gap: Double

  /// The height.
  var height: Double

  /// Whether the page does not end after the item.
  var keepsWithNext = false

  /// The content.
  var content: Content

  /// The lines of the footnotes whose marks a line has.
  var notes: [FlowItem] = []
}

extension FlowItem {
  /// The lines of all footnotes whose marks the item has.
  var allNotes: [FlowItem] {
    guard case .row(let row) = content else { return notes }
    return row.cells.flatMap { $0.text.placed.flatMap(\.item.allNotes) }
  }
}

/// A row of a table, laid out.
struct FlowRow: Sendable {
  /// The number of the table.
  var table: Int

  /// Whether the row is repeated at the top of pages.
  var isHeader: Bool

  /// The cells from left to right.
  var cells: [FlowCell]

  /// The height that the row has at least.
  var minimumHeight: Double

  /// The height for all that the cells hold.
  var height: Double {
    cells.reduce(minimumHeight) { max($0, $1.text.height + $1.padding.top + $1.padding.bottom) }
  }
}

/// A cell of a row, laid out.
struct FlowCell: Sendable {
  /// The left edge from that of the column.
  var x: Double

  /// The width from edge to edge.
  var width: Double

  /// The distances between the edges and the text.
  var padding: TextTableEdges<Double>

  /// The borders; joined cells have none between them.
  var borders: TextTableEdges<TextTableBorder?>

  /// The color behind the cell.
  var backgroundColor: Color?

  /// The place of the text in a cell that is higher.
  var verticalAlignment: TextTableCell.VerticalAlignment

  /// The text.
  var text: FlowColumn
}
