import FontDescriptors
import RichText

/// A table whose rows are being read.
struct TableState {
  let identifier: Int
  let alignments: [TextAlignment]
  private(set) var row = -1
  private(set) var column = 0
  private(set) var isHeader = false

  init(identifier: Int, alignments: [TextAlignment]) {
    self.identifier = identifier
    self.alignments = alignments
  }

  mutating func beginRow(isHeader: Bool) {
    row += 1
    column = 0
    self.isHeader = isHeader
  }

  /// Returns the next cell of the row, and its alignment.
  mutating func nextCell() -> (cell: TextTableCell, alignment: TextAlignment) {
    var cell = TextTableCell(table: identifier, row: max(row, 0), column: column)
    cell.rowFormat.isHeader = isHeader
    cell.borders = TextTableEdges(all: TextTableBorder(.single, width: 1))
    defer { column += 1 }
    return (cell, column < alignments.count ? alignments[column] : .natural)
  }
}

extension DocumentBuilder {
  mutating func enterTable(_ alignments: [TextAlignment]) {
    flushMarker()
    tableCount += 1
    table = TableState(identifier: tableCount, alignments: alignments)
  }

  mutating func finishCell() {
    guard let next = table?.nextCell() else { return }
    var state = top
    var style = ParagraphStyle()
    style.lists = state.paragraph.lists
    style.cells = [next.cell]
    style.alignment = next.alignment
    if next.cell.rowFormat.isHeader {
      state.attributes.font = state.attributes.font.changing { $0.makeBold() }
    }
    appendParagraph(line.finish(), state, style: style)
  }
}
