import RichText

/// The rows of tables that were met, and the row that is open at each depth.
struct TableState {
  /// The look of a row and of its cells.
  struct Definition: Hashable {
    var format = TextTableRow()
    var cells: [TextTableCell] = []
  }

  /// A row, with the cell of the outer table that holds it.
  struct Row {
    var table: Int32
    var index: Int32
    var parentRow: Int32
    var parentColumn: Int32
    var definition: Int32 = -1
  }

  /// A depth of tables in tables.
  struct Level {
    var openRow: Int32 = -1
    var column: Int32 = 0
    var table: Int32 = -1
    var nextRow: Int32 = 0
    var definition = Definition()
    var cell = TextTableCell(table: 0, row: 0, column: 0)
    var isLast = false
    var cellWidth: Int32 = 0
    /// The unit of the width: 2 for fiftieths of a percent, 3 for twips, others for no width.
    var cellWidthUnit: Int32 = 0

    init() {}

    /// The level with the next definition of a row.
    init(continuing level: Level) {
      openRow = level.openRow
      column = level.column
      table = level.table
      nextRow = level.nextRow
    }

    mutating func endCellDefinition() {
      switch cellWidthUnit {
      case 2: cell.width = .percent(Double(cellWidth) / 50)
      case 3: cell.width = .points(Double(cellWidth) / 20)
      default: cell.width = nil
      }
      definition.cells.append(cell)
      cell = TextTableCell(table: 0, row: 0, column: 0)
      cellWidth = 0
      cellWidthUnit = 0
    }
  }

  /// The border that the next words are about.
  enum Border {
    case none
    case cell(WritableKeyPath<TextTableEdges<TextTableBorder?>, TextTableBorder?>)
    case row(WritableKeyPath<TextTableEdges<TextTableBorder?>, TextTableBorder?>)
  }

  private(set) var rows: [Row] = []
  private(set) var definitions: [Definition] = []
  var levels: [Level] = []
  var border = Border.none
  private var tableCount: Int32 = 0

  init() {}

  /// Creates the state of a text beside another one, whose tables have other numbers.
  init(after other: TableState) { tableCount = other.tableCount }

  /// Leaves the numbers of the tables of another text out.
  mutating func skipTables(of other: TableState) { tableCount = other.tableCount }

  mutating func needLevel(_ level: Int) {
    while levels.count <= level { levels.append(Level()) }
  }

  /// The place of a paragraph at a depth; `nil` where there are more rows than the limit.
  mutating func place(atDepth depth: Int, limit: Int) -> (row: Int32, column: Int32)? {
    closeRows(from: depth)
    guard depth > 0 else { return (-1, 0) }
    needLevel(depth - 1)
    for level in 0..<depth where levels[level].openRow < 0 {
      guard rows.count < limit else { return nil }
      open(level)
    }
    return (levels[depth - 1].openRow, levels[depth - 1].column)
  }

  private mutating func open(_ level: Int) {
    if levels[level].table < 0 {
      levels[level].table = tableCount
      levels[level].nextRow = 0
      tableCount += 1
    }
    let outer = level > 0 ? levels[level - 1] : Level()
    rows.append(
      Row(
        table: levels[level].table,
        index: levels[level].nextRow,
        parentRow: outer.openRow,
        parentColumn: outer.column
      )
    )
    levels[level].openRow = Int32(rows.count - 1)
    levels[level].column = 0
  }

  /// Ends a cell; `false` when there are more than the limit.
  mutating func endCell(_ level: Int, limit: Int) -> Bool {
    closeRows(from: level + 1)
    guard levels.indices.contains(level), levels[level].column < limit else { return false }
    levels[level].column += 1
    return true
  }

  /// Ends a row; `false` when none is open.
  mutating func endRow(_ level: Int) -> Bool {
    closeRows(from: level + 1)
    guard levels.indices.contains(level), levels[level].openRow >= 0 else { return false }
    finishRow(level)
    if levels[level].isLast { levels[level].table = -1 }
    return true
  }

  private mutating func finishRow(_ level: Int) {
    let definition = levels[level].definition
    if definitions.last != definition { definitions.append(definition) }
    rows[Int(levels[level].openRow)].definition = Int32(definitions.count - 1)
    levels[level].openRow = -1
    levels[level].column = 0
    levels[level].nextRow += 1
  }

  /// Closes rows and tables at a level and inside it.
  mutating func closeRows(from level: Int) {
    guard level < levels.count else { return }
    for inner in level..<levels.count {
      if levels[inner].openRow >= 0 { finishRow(inner) }
      levels[inner].table = -1
    }
  }

  /// The cells that hold a paragraph, the outermost first.
  func cells(row: Int32, column: Int32) -> [TextTableCell] {
    var result: [TextTableCell] = []
    var (row, column) = (row, column)
    while row >= 0 {
      let record = rows[Int(row)]
      let definition = record.definition < 0 ? Definition() : definitions[Int(record.definition)]
      let isDefined = definition.cells.indices.contains(Int(column))
      var cell =
        isDefined ? definition.cells[Int(column)] : TextTableCell(table: 0, row: 0, column: 0)
      cell.table = Int(record.table)
      cell.row = Int(record.index)
      cell.column = Int(column)
      cell.rowFormat = definition.format
      result.append(cell)
      (row, column) = (record.parentRow, record.parentColumn)
    }
    return result.reversed()
  }
}
