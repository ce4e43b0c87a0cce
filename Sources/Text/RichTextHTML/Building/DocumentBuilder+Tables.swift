import FontDescriptors
import DynamicType
import RichText

/// A table whose rows are being read.
final class TableState {
  /// A cell that goes on in the rows below it.
  struct Span {
    var rows: Int
    var cell: TextTableCell
  }

  let identifier: Int
  var row = -1
  var column = 0
  var spans: [Int: Span] = [:]
  var border: Double?
  /// The columns that the cell covers.
  var columnSpan = 1
  var isInCell = false
  var hasParagraph = false

  init(identifier: Int) { self.identifier = identifier }
}

extension DocumentBuilder {
  private static let maximumColumns = 1024

  func beginTable(_ values: [String: String]) {
    tableCount += 1
    let table = TableState(identifier: tableCount)
    table.border = values["border"].flatMap { StyleLength.number($0) }.map { min(max($0, 0), 100) }
    tables.append(table)
  }

  func beginRow() {
    guard let table = tables.last else { return }
    table.row += 1
    table.column = 0
  }

  /// Gives the cell that begins its place, after those that reach down into the row.
  func applyCell(_ values: [String: String], to state: inout ElementState) {
    guard let table = tables.last, !table.isInCell else { return }
    if table.row < 0 { table.row = 0 }
    appendSpans(table)
    guard table.column < Self.maximumColumns else {
      report(.limitReached("columns"))
      return
    }
    var cell = TextTableCell(table: table.identifier, row: table.row, column: table.column)
    table.columnSpan = span(values["colspan"], Self.maximumColumns - table.column)
    let rows = span(values["rowspan"], 65_534)
    cell.rowFormat.isHeader = stack.contains { $0.name == "thead" }
    if table.columnSpan > 1 { cell.horizontalMerge = .first }
    if rows > 1 { cell.verticalMerge = .first }
    if let border = table.border, border > 0 {
      cell.borders = TextTableEdges(all: TextTableBorder(.single, width: border))
    }
    cell.width = values["width"].flatMap(width)
    cell.backgroundColor = values["bgcolor"].flatMap(StyleColor.parse)
    switch values["valign"]?.lowercased() {
    case "middle", "center": cell.verticalAlignment = .center
    case "bottom": cell.verticalAlignment = .bottom
    default: break
    }
    if rows > 1 { addSpans(cell, rows: rows, to: table) }
    state.paragraph = ParagraphStyle()
    state.paragraph.cells = cells(below: table) + [cell]
    state.paragraph.baseWritingDirection = top.paragraph.baseWritingDirection
    state.attributes.backgroundColor = nil
  }

  private func cells(below table: TableState) -> [TextTableCell] {
    guard let index = stack.lastIndex(where: { $0.name == "table" }), index > 0 else { return [] }
    return stack[index - 1].paragraph.cells
  }

  private func addSpans(_ cell: TextTableCell, rows: Int, to table: TableState) {
    for offset in 0..<table.columnSpan {
      var continued = cell
      continued.column = cell.column + offset
      continued.verticalMerge = .continued
      if offset > 0 { continued.horizontalMerge = .continued }
      table.spans[continued.column] = TableState.Span(rows: rows - 1, cell: continued)
    }
  }

  private func span(_ text: String?, _ limit: Int) -> Int {
    min(max(text.flatMap { Int($0) } ?? 1, 1), max(limit, 1))
  }

  private func width(_ text: String) -> TextTableWidth? {
    if let percent = StyleLength.number(text, "%"), percent > 0 { return .percent(percent) }
    let points = StyleLength.number(text) ?? StyleLength.number(text, "px")
    return points.flatMap { $0 > 0 ? .points(StyleLength.rounded($0)) : nil }
  }

  /// Adds the cells that reach down from the rows above to the next free column.
  private func appendSpans(_ table: TableState) {
    while var span = table.spans[table.column], span.cell.row < table.row {
      span.cell.row = table.row
      span.rows -= 1
      appendContinued(span.cell, cells(below: table))
      table.spans[table.column] = span.rows > 0 ? span : nil
      table.column += 1
    }
  }

  /// Adds a cell that is part of another; the result is whether the limit allows it.
  ///
  /// Each such cell names the cells around its table, so one deep down counts for all of them. Time
  /// and memory are then linear in the limit, whatever the depth.
  @discardableResult
  private func appendContinued(_ cell: TextTableCell, _ outer: [TextTableCell]) -> Bool {
    let cost = 1 + outer.count
    guard spannedCells + cost <= options.limits.spannedCells else {
      if !reportedSpans { report(.limitReached("spanned cells")) }
      reportedSpans = true
      return false
    }
    spannedCells += cost
    var plain = ElementState(name: "", attributes: stack[0].attributes)
    plain.paragraph.cells = outer + [cell]
    appendParagraph("", plain)
    return true
  }

  func beginCell(_ values: [String: String]) {
    guard let table = tables.last else { return }
    table.isInCell = true
    table.hasParagraph = false
  }

  func endCell() {
    guard let table = tables.last, table.isInCell else { return }
    if !table.hasParagraph { force() }
    finishParagraph()
    table.isInCell = false
    if var cell = top.paragraph.cells.last, cell.table == table.identifier {
      cell.horizontalMerge = .continued
      let outer = cells(below: table)
      for _ in 1..<max(table.columnSpan, 1) {
        cell.column += 1
        guard appendContinued(cell, outer) else { break }
      }
    }
    table.column += table.columnSpan
    table.columnSpan = 1
  }

  func endRow() {
    guard let table = tables.last, !table.isInCell else { return }
    let last = table.spans.keys.max() ?? -1
    while table.column <= last {
      appendSpans(table)
      table.column += 1
    }
  }

  func endTable() {
    finishParagraph()
    if !tables.isEmpty { tables.removeLast() }
  }
}
