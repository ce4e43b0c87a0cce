extension Tableau {
  /// Lets the owners of an entry's row and column change places.
  ///
  /// The row is solved for the column's owner, which then follows the others, and is put into all
  /// rows that followed that owner. Entries that cancel but for rounding go.
  ///
  /// - Returns: The number of entries that were looked at.
  mutating func pivot(on pivotal: Int32) -> Int {
    var work = 0
    let row = entries[pivotal].row
    let column = entries[pivotal].column
    let inverse = 1 / entries[pivotal].coefficient
    solve(row, for: column, inverse)
    var entry = columns[column].first
    while entry >= 0 {
      let next = entries[entry].inColumn.next
      if entries[entry].row != row {
        let factor = entries[entry].coefficient
        entries[entry].coefficient = factor * inverse
        work += Int(rows[entries[entry].row].count + rows[row].count)
        if rows[row].count > 1 { substitute(factor, into: entries[entry].row, from: row) }
      }
      entry = next
    }
    unmark(row)
    swapOwners(row, column)
    return work
  }

  private mutating func swapOwners(_ row: Int32, _ column: Int32) {
    let leaving = rows[row].owner
    rows[row].owner = columns[column].owner
    columns[column].owner = leaving
  }

  /// Turns the row around and marks what the others take from it.
  private mutating func solve(_ row: Int32, for column: Int32, _ inverse: Double) {
    var largest = max(1, inverse.magnitude)
    var entry = rows[row].first
    while entry >= 0 {
      let here = entries[entry].column
      if here == column {
        entries[entry].coefficient = inverse
      } else {
        entries[entry].coefficient *= -inverse
        marks[here].coefficient = entries[entry].coefficient
        marks[here].isPivotal = true
        largest = max(largest, entries[entry].coefficient.magnitude)
      }
      entry = entries[entry].inRow.next
    }
    growth *= largest
  }

  private mutating func unmark(_ row: Int32) {
    var entry = rows[row].first
    while entry >= 0 {
      marks[entries[entry].column].isPivotal = false
      entry = entries[entry].inRow.next
    }
  }

  /// Adds a multiple of the marked row to another one.
  private mutating func substitute(_ factor: Double, into target: Int32, from row: Int32) {
    stamp &+= 1
    var met: Int32 = 1
    var entry = rows[target].first
    while entry >= 0 {
      let next = entries[entry].inRow.next
      let column = entries[entry].column
      if marks[column].isPivotal {
        met += 1
        marks[column].stamp = stamp
        let old = entries[entry].coefficient
        let sum = old + factor * marks[column].coefficient
        if sum.magnitude <= old.magnitude * Self.negligible {
          removeEntry(entry)
        } else {
          entries[entry].coefficient = sum
        }
      }
      entry = next
    }
    guard met < rows[row].count else { return }
    entry = rows[row].first
    while entry >= 0 {
      let column = entries[entry].column
      if marks[column].isPivotal && marks[column].stamp != stamp {
        insertEntry(factor * marks[column].coefficient, row: target, column: column)
      }
      entry = entries[entry].inRow.next
    }
  }
}
