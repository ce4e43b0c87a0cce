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
    var inRow = Neighbors()
    var inColumn = Neighbors()
  }

  /// The entries beside one in its row or column, -1 where there is none.
  struct Neighbors: BitwiseCopyable {
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  /// A row or a column.
  struct Line: BitwiseCopyable {
    var first: Int32 = -1
    var count: Int32 = 0
    /// The constraint; for a free slot the next free one, less 2, so that it is below 0.
    var owner: Int32
  }

  /// The first free slot of each kind, -1 where there is none.
  struct FreeSlots: BitwiseCopyable {
    var entry: Int32 = -1
    var row: Int32 = -1
    var column: Int32 = -1
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
  /// The factor by which pivots can have multiplied rounding.
  var growth = 1.0
  /// The entries that were inserted since they last lay row by row.
  var scattered = 0
  var free = FreeSlots()

  mutating func addRow(owner: Int32) -> Int32 {
    guard free.row >= 0 else {
      rows.append(Line(owner: owner))
      return Int32(rows.count - 1)
    }
    let row = free.row
    free.row = -rows[row].owner - 2
    rows[row] = Line(owner: owner)
    return row
  }

  mutating func addColumn(owner: Int32) -> Int32 {
    guard free.column >= 0 else {
      columns.append(Line(owner: owner))
      marks.append(Mark())
      return Int32(columns.count - 1)
    }
    let column = free.column
    free.column = -columns[column].owner - 2
    columns[column] = Line(owner: owner)
    return column
  }

  /// Removes a row with its entries.
  mutating func removeRow(_ row: Int32) {
    while rows[row].first >= 0 { removeEntry(rows[row].first) }
    rows[row].owner = -free.row - 2
    free.row = row
  }

  /// Removes a column with its entries.
  mutating func removeColumn(_ column: Int32) {
    while columns[column].first >= 0 { removeEntry(columns[column].first) }
    columns[column].owner = -free.column - 2
    free.column = column
  }

  @inline(__always)
  mutating func insertEntry(_ coefficient: Double, row: Int32, column: Int32) {
    let rowFirst = rows[row].first
    let columnFirst = columns[column].first
    let entry = Entry(
      coefficient: coefficient,
      row: row,
      column: column,
      inRow: Neighbors(next: rowFirst),
      inColumn: Neighbors(next: columnFirst)
    )
    let index = place(entry)
    if rowFirst >= 0 { entries[rowFirst].inRow.previous = index }
    if columnFirst >= 0 { entries[columnFirst].inColumn.previous = index }
    rows[row].first = index
    rows[row].count += 1
    columns[column].first = index
    columns[column].count += 1
  }

  mutating func removeEntry(_ index: Int32) {
    let entry = entries[index]
    if entry.inRow.previous >= 0 {
      entries[entry.inRow.previous].inRow.next = entry.inRow.next
    } else {
      rows[entry.row].first = entry.inRow.next
    }
    if entry.inRow.next >= 0 { entries[entry.inRow.next].inRow.previous = entry.inRow.previous }
    if entry.inColumn.previous >= 0 {
      entries[entry.inColumn.previous].inColumn.next = entry.inColumn.next
    } else {
      columns[entry.column].first = entry.inColumn.next
    }
    if entry.inColumn.next >= 0 {
      entries[entry.inColumn.next].inColumn.previous = entry.inColumn.previous
    }
    rows[entry.row].count -= 1
    columns[entry.column].count -= 1
    entries[index].inRow.next = free.entry
    free.entry = index
  }

  func clone() -> Tableau {
    var copy = Tableau()
    copy.entries = entries.clone()
    copy.rows = rows.clone()
    copy.columns = columns.clone()
    copy.marks = marks.clone()
    copy.stamp = stamp
    copy.growth = growth
    copy.scattered = scattered
    copy.free = free
    return copy
  }

  @inline(__always)
  private mutating func place(_ entry: Entry) -> Int32 {
    scattered += 1
    guard free.entry >= 0 else {
      entries.append(entry)
      return Int32(entries.count - 1)
    }
    let index = free.entry
    free.entry = entries[index].inRow.next
    entries[index] = entry
    return index
  }
}
