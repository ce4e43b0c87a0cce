/// A sparse matrix whose entries hang together by row and by column.
///
/// Row `r` says how the activity of its owner follows the activities of the columns' owners. Rows
/// and columns keep their slots in a pivot; only their owners change places.
struct Tableau: ~Copyable {
  /// One coefficient, with its neighbors in the row and in the column.
  struct Entry: BitwiseCopyable {
    var coefficient: Double
    var row: Int32
    var column: Int32
    var nextInRow: Int32
    var previousInRow: Int32
    var nextInColumn: Int32
    var previousInColumn: Int32
  }

  /// A row or a column.
  struct Line: BitwiseCopyable {
    var first: Int32 = -1
    var count: Int32 = 0
    /// The constraint; for a free slot the next free one, less 2, so that it is below 0.
    var owner: Int32
  }

  /// An entry in the making, by column.
  struct Mark: BitwiseCopyable {
    var coefficient = 0.0
    var stamp: Int32 = 0
    var isPivotal = false
  }

  /// The share of a coefficient below which what is left of it is rounding.
  static let negligible = 1e-10

  /// The size below which a coefficient is no reason to pivot.
  static let smallestPivot = 1e-9

  var entries = FlatArray<Entry>()
  var rows = FlatArray<Line>()
  var columns = FlatArray<Line>()
  var marks = FlatArray<Mark>()
  var stamp: Int32 = 0
  /// How far pivots can have multiplied rounding.
  var growth = 1.0
  var freeEntry: Int32 = -1
  /// The entries that were inserted since they last lay row by row.
  var scattered = 0
  private var freeRow: Int32 = -1
  private var freeColumn: Int32 = -1

  mutating func addRow(owner: Int32) -> Int32 {
    guard freeRow >= 0 else {
      rows.append(Line(owner: owner))
      return Int32(rows.count - 1)
    }
    let row = freeRow
    freeRow = -rows[row].owner - 2
    rows[row] = Line(owner: owner)
    return row
  }

  mutating func addColumn(owner: Int32) -> Int32 {
    guard freeColumn >= 0 else {
      columns.append(Line(owner: owner))
      marks.append(Mark())
      return Int32(columns.count - 1)
    }
    let column = freeColumn
    freeColumn = -columns[column].owner - 2
    columns[column] = Line(owner: owner)
    return column
  }

  /// Removes a row with its entries.
  mutating func removeRow(_ row: Int32) {
    while rows[row].first >= 0 { removeEntry(rows[row].first) }
    rows[row].owner = -freeRow - 2
    freeRow = row
  }

  /// Removes a column with its entries.
  mutating func removeColumn(_ column: Int32) {
    while columns[column].first >= 0 { removeEntry(columns[column].first) }
    columns[column].owner = -freeColumn - 2
    freeColumn = column
  }

  @inline(__always)
  mutating func insertEntry(_ coefficient: Double, row: Int32, column: Int32) {
    let rowFirst = rows[row].first
    let columnFirst = columns[column].first
    let entry = Entry(
      coefficient: coefficient,
      row: row,
      column: column,
      nextInRow: rowFirst,
      previousInRow: -1,
      nextInColumn: columnFirst,
      previousInColumn: -1
    )
    let index = place(entry)
    if rowFirst >= 0 { entries[rowFirst].previousInRow = index }
    if columnFirst >= 0 { entries[columnFirst].previousInColumn = index }
    rows[row].first = index
    rows[row].count += 1
    columns[column].first = index
    columns[column].count += 1
  }

  mutating func removeEntry(_ index: Int32) {
    let entry = entries[index]
    if entry.previousInRow >= 0 {
      entries[entry.previousInRow].nextInRow = entry.nextInRow
    } else {
      rows[entry.row].first = entry.nextInRow
    }
    if entry.nextInRow >= 0 { entries[entry.nextInRow].previousInRow = entry.previousInRow }
    if entry.previousInColumn >= 0 {
      entries[entry.previousInColumn].nextInColumn = entry.nextInColumn
    } else {
      columns[entry.column].first = entry.nextInColumn
    }
    if entry.nextInColumn >= 0 {
      entries[entry.nextInColumn].previousInColumn = entry.previousInColumn
    }
    rows[entry.row].count -= 1
    columns[entry.column].count -= 1
    entries[index].nextInRow = freeEntry
    freeEntry = index
  }

  func clone() -> Tableau {
    var copy = Tableau()
    copy.entries = entries.clone()
    copy.rows = rows.clone()
    copy.columns = columns.clone()
    copy.marks = marks.clone()
    copy.stamp = stamp
    copy.growth = growth
    copy.freeEntry = freeEntry
    copy.scattered = scattered
    copy.freeRow = freeRow
    copy.freeColumn = freeColumn
    return copy
  }

  @inline(__always)
  private mutating func place(_ entry: Entry) -> Int32 {
    scattered += 1
    guard freeEntry >= 0 else {
      entries.append(entry)
      return Int32(entries.count - 1)
    }
    let index = freeEntry
    freeEntry = entries[index].nextInRow
    entries[index] = entry
    return index
  }
}
