/// The size of a terminal.
package struct ScreenSize: Hashable, Sendable {
  package var columns: Int
  package var rows: Int
  /// The size of a cell in pixels, `nil` if the terminal does not report it.
  package var cell: CellSize?

  /// Creates a size.
  package init(columns: Int, rows: Int, cell: CellSize? = nil) {
    self.columns = columns
    self.rows = rows
    self.cell = cell
  }
}

/// The size of a cell in pixels.
package struct CellSize: Hashable, Sendable {
  package var width: Int
  package var height: Int

  /// Creates a size.
  package init(width: Int, height: Int) {
    self.width = width
    self.height = height
  }

  /// The size that is assumed if a terminal does not report it.
  package static let usual = CellSize(width: 8, height: 16)
}

/// Cells of a screen, counted from 0.
package struct CellArea: Hashable, Sendable {
  package var column: Int
  package var row: Int
  package var columns: Int
  package var rows: Int

  /// Creates an area.
  package init(column: Int, row: Int, columns: Int, rows: Int) {
    self.column = column
    self.row = row
    self.columns = columns
    self.rows = rows
  }
}
