import RichText

/// The numbers of columns and rows that the cells of a text cover.
struct CellSpans {
  struct Place: Hashable {
    var table: Int
    var row: Int
    var column: Int
  }

  private var horizontal: Set<Place> = []
  private var vertical: Set<Place> = []

  init(_ text: AttributedText) {
    for run in text.runs {
      for cell in run.attributes.paragraphStyle?.cells ?? [] {
        let place = Place(table: cell.table, row: cell.row, column: cell.column)
        if cell.horizontalMerge == .continued { horizontal.insert(place) }
        if cell.verticalMerge == .continued { vertical.insert(place) }
      }
    }
  }

  func columns(of cell: TextTableCell) -> Int {
    guard cell.horizontalMerge == .first else { return 1 }
    var place = Place(table: cell.table, row: cell.row, column: cell.column + 1)
    while horizontal.contains(place) { place.column += 1 }
    return place.column - cell.column
  }

  func rows(of cell: TextTableCell) -> Int {
    guard cell.verticalMerge == .first else { return 1 }
    var place = Place(table: cell.table, row: cell.row + 1, column: cell.column)
    while vertical.contains(place) { place.row += 1 }
    return place.row - cell.row
  }
}
