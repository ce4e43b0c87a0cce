import RichText

extension FlowBuilder {
  /// Returns the rows of a table as items.
  func tableRows(of range: Range<Int>, depth: Int, width: Double) -> [FlowItem] {
    let rows = grouped(range, depth)
    let columns = TableColumns(rows.map { row in row.map(\.cell) }, width: width)
    var isAboveText = true
    return rows.indices.map { index in
      let row = rows[index]
      let format = row[0].cell.rowFormat
      let below = index + 1 < rows.count ? rows[index + 1].map(\.cell) : []
      isAboveText = isAboveText && format.isHeader
      let flow = FlowRow(
        table: row[0].cell.table,
        isHeader: isAboveText,
        cells: cells(of: row, columns.edges(of: row.map(\.cell)), below, depth),
        minimumHeight: row.reduce(abs(format.height)) { max($0, $1.cell.minimumHeight) }
      )
      return FlowItem(
        gap: 0,
        height: flow.height,
        keepsWithNext: isAboveText && index + 1 < rows.count,
        content: .row(flow)
      )
    }
  }

  /// A cell with its paragraphs.
  private struct CellText {
    var cell: TextTableCell
    var paragraphs: Range<Int>
  }

  /// The cells of each row.
  private func grouped(_ range: Range<Int>, _ depth: Int) -> [[CellText]] {
    var rows: [[CellText]] = []
    for index in range {
      let cell = paragraphs[index].cells[depth]
      guard let last = rows.last?.last, last.cell.row == cell.row else {
        rows.append([CellText(cell: cell, paragraphs: index..<index + 1)])
        continue
      }
      let row = rows.count - 1
      if last.cell.column == cell.column {
        rows[row][rows[row].count - 1].paragraphs = last.paragraphs.lowerBound..<index + 1
      } else {
        rows[row].append(CellText(cell: cell, paragraphs: index..<index + 1))
      }
    }
    return rows
  }

  private func cells(
    of row: [CellText],
    _ edges: [Range<Double>],
    _ below: [TextTableCell],
    _ depth: Int
  ) -> [FlowCell] {
    var result: [FlowCell] = []
    for (part, edge) in zip(row, edges) {
      let cell = part.cell
      if cell.horizontalMerge == .continued, !result.isEmpty {
        let last = result.count - 1
        result[last].width = edge.upperBound - result[last].x
        result[last].borders.right = cell.borders.right ?? cell.rowFormat.borders.right
        continue
      }
      // The room of a joined cell is that of all of them.
      let joined = zip(row, edges).drop { $0.0.cell.column <= cell.column }
        .prefix { $0.0.cell.horizontalMerge == .continued }
      let end = joined.map(\.1.upperBound).last ?? edge.upperBound
      let padding = cell.padding ?? Self.padding(cell.rowFormat)
      let isContinued = cell.verticalMerge == .continued
      let inner = max(end - edge.lowerBound - padding.left - padding.right, 1)
      var flow = FlowCell(
        x: edge.lowerBound,
        width: edge.upperBound - edge.lowerBound,
        padding: padding,
        borders: Self.borders(cell),
        backgroundColor: cell.backgroundColor,
        verticalAlignment: cell.verticalAlignment,
        text: FlowColumn(
          isContinued ? [] : items(of: part.paragraphs, depth: depth + 1, width: inner)
        )
      )
      if isContinued { flow.borders.top = nil }
      if below.contains(where: { $0.column == cell.column && $0.verticalMerge == .continued }) {
        flow.borders.bottom = nil
      }
      result.append(flow)
    }
    return result
  }

  private static func padding(_ row: TextTableRow) -> TextTableEdges<Double> {
    TextTableEdges(top: 0, left: max(row.gap, 0), bottom: 0, right: max(row.gap, 0))
  }

  /// The borders of a cell, those of the row where the cell has none.
  private static func borders(_ cell: TextTableCell) -> TextTableEdges<TextTableBorder?> {
    let row = cell.rowFormat.borders
    return TextTableEdges(
      top: cell.borders.top ?? row.top,
      left: cell.borders.left ?? row.left,
      bottom: cell.borders.bottom ?? row.bottom,
      right: cell.borders.right ?? row.right
    )
  }
}
