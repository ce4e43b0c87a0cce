/// The numbers of columns and rows that the cells of a text cover.
package struct CellSpans {
  private struct Place: Hashable {
    var table: Int
    var row: Int
    var column: Int
  }

  private var horizontal: Set<Place> = []
  private var vertical: Set<Place> = []
  private var columns: [Int: Int] = [:]

  /// Creates the spans of cells that stand alone.
  package init() {}

  /// Creates the spans of the cells of a text.
  package init(_ text: AttributedText) {
    for run in text.runs {
      for cell in run.attributes.paragraphStyle?.cells ?? [] {
        let place = Place(table: cell.table, row: cell.row, column: cell.column)
        if cell.horizontalMerge == .continued { horizontal.insert(place) }
        if cell.verticalMerge == .continued { vertical.insert(place) }
        columns[cell.table] = max(columns[cell.table] ?? 0, cell.column + 1)
      }
    }
  }

  /// Returns the number of columns that a cell covers.
  package func columns(of cell: TextTableCell) -> Int {
    guard cell.horizontalMerge == .first else { return 1 }
    var place = Place(table: cell.table, row: cell.row, column: cell.column + 1)
    while horizontal.contains(place) { place.column += 1 }
    return place.column - cell.column
  }

  /// Returns the number of rows that a cell covers.
  package func rows(of cell: TextTableCell) -> Int {
    guard cell.verticalMerge == .first else { return 1 }
    var place = Place(table: cell.table, row: cell.row + 1, column: cell.column)
    while vertical.contains(place) { place.row += 1 }
    return place.row - cell.row
  }

  /// Returns the number of columns of a table; 0 for one that is not in the text.
  package func columns(ofTable table: Int) -> Int { columns[table] ?? 0 }
}
