extension Engine {
  /// Removes a constraint; what it held back moves in the next solution.
  mutating func remove(_ constraint: Int32) {
    records[constraint].handle = -1
    unpark(constraint)
    if records[constraint].variable < 0 {
      if records[constraint].standing == .nonbasic { expel(constraint) }
      deleteRow(of: constraint)
      discard(constraint)
    } else {
      retire(constraint)
    }
  }

  private mutating func unpark(_ constraint: Int32) {
    for index in 0..<parked.count where parked[index].constraint == constraint {
      parked[index] = parked[parked.count - 1]
      parked.truncate(to: parked.count - 1)
      return
    }
  }

  /// Changes what a constraint costs.
  mutating func setCost(_ constraint: Int32, priority: Int16, rise: Double, fall: Double) {
    if records[constraint].standing == .fixed { addColumn(for: constraint) }
    records[constraint].priority = priority
    records[constraint].rise = rise
    records[constraint].fall = fall
    if records[constraint].standing == .basic {
      if records[constraint].actualSide != 0 { records[constraint].side = 0 }
      misplaced.insert(constraint)
      markUnpriced(row: records[constraint].place)
    } else {
      unpriced.insert(records[constraint].place)
    }
  }

  /// Lets the constraint that defines a variable go on as a degree of freedom without cost, or
  /// frees the variable when nothing else depends on it.
  private mutating func retire(_ constraint: Int32) {
    if records[constraint].standing == .fixed { addColumn(for: constraint) }
    if records[constraint].standing == .basic, records[constraint].slope != 0 {
      markUnpriced(row: records[constraint].place)
    }
    records[constraint].rise = 0
    records[constraint].fall = 0
    records[constraint].side = 0
    counters.retiredCount += 1
    if records[constraint].standing == .nonbasic {
      unpriced.insert(records[constraint].place)
      releaseIfUnused(records[constraint].place)
    }
  }

  /// Frees the variable of a retired constraint when no row depends on it.
  private mutating func releaseIfUnused(_ column: Int32) {
    let owner = tableau.columns[column].owner
    guard tableau.columns[column].first < 0, records[owner].isRetired else { return }
    let variable = records[owner].variable
    let ownUse = variables[variable].isWrittenOut ? variables[variable].firstTerm : -1
    let use = records[owner].firstUse
    let isUsedElsewhere = use >= 0 && (use != ownUse || pool[use].next >= 0)
    guard !isUsedElsewhere else { return }
    evaluate()
    if variables[variable].isWrittenOut {
      unlink(variables[variable].firstTerm, variables[variable].termCount)
      pool.release(variables[variable].firstTerm, count: variables[variable].termCount)
      variables[variable].termCount = 0
    }
    variables[variable].definer = -1
    tableau.removeColumn(column)
    counters.retiredCount -= 1
    discard(owner)
  }

  /// Takes a constraint without a row, which defines nothing, into the rows.
  private mutating func expel(_ constraint: Int32) {
    let column = records[constraint].place
    let limit = exit(for: column)
    guard limit.entry >= 0 else {
      tableau.removeColumn(column)
      records[constraint].standing = .vacant
      return
    }
    let row = tableau.entries[limit.entry].row
    let leaving = tableau.rows[row].owner
    if records[leaving].costsNothing && records[leaving].isRetired {
      records[leaving].constant = records[leaving].activity
    } else {
      shiftColumn(column, by: limit.step)
    }
    let change = records[leaving].isRetired ? 0 : limit.step
    enter(constraint, leave: leaving, on: limit.entry, change: change, direction: 1)
    records[constraint].rise = 0
    records[constraint].fall = 0
    markUnpriced(row: row)
  }

  /// Finds the row that a constraint can change places with: one that is free to move, or the
  /// nearest corner on either side.
  private mutating func exit(for column: Int32) -> Limit {
    var free = Limit()
    var entry = tableau.columns[column].first
    while entry >= 0 {
      let owner = tableau.rows[tableau.entries[entry].row].owner
      let size = tableau.entries[entry].coefficient.magnitude
      if records[owner].isRetired && size > max(free.size, Tableau.smallestPivot) {
        free = Limit(entry: entry, step: 0, size: size)
      }
      entry = tableau.entries[entry].inColumn.next
    }
    if free.entry >= 0 { return free }
    let up = ratioTest(column, 1, byOrder: false)
    var down = ratioTest(column, -1, byOrder: false)
    down.step = -down.step
    if up.entry < 0 && down.entry < 0 { return anyExit(for: column) }
    return down.entry < 0 || (up.entry >= 0 && up.step <= -down.step) ? up : down
  }

  /// Any row: its constraint has no corner ahead on either side.
  private func anyExit(for column: Int32) -> Limit {
    let entry = tableau.columns[column].first
    guard entry >= 0 else { return Limit() }
    let record = records[tableau.rows[tableau.entries[entry].row].owner]
    let step = (record.constant - record.activity) / tableau.entries[entry].coefficient
    return Limit(entry: entry, step: step, size: 0)
  }

  private mutating func deleteRow(of constraint: Int32) {
    guard records[constraint].standing == .basic else { return }
    let row = records[constraint].place
    if records[constraint].slope != 0 { markUnpriced(row: row) }
    while tableau.rows[row].first >= 0 {
      let column = tableau.entries[tableau.rows[row].first].column
      tableau.removeEntry(tableau.rows[row].first)
      releaseIfUnused(column)
    }
    tableau.removeRow(row)
  }

  private mutating func discard(_ constraint: Int32) {
    unlink(records[constraint].firstTerm, records[constraint].termCount)
    pool.release(records[constraint].firstTerm, count: records[constraint].termRoom)
    releaseRecord(constraint)
  }

  /// Gives a fixed constraint a column, because it will be able to move.
  private mutating func addColumn(for constraint: Int32) {
    let column = tableau.addColumn(owner: constraint)
    records[constraint].standing = .nonbasic
    records[constraint].place = column
    unpin(constraint)
    respond(to: constraint, 1)
    for index in 0..<byConstraint.touched.count {
      let other = byConstraint.touched[index]
      let part = byConstraint.take(at: other)
      if part != 0 { addResponse(part, of: other) }
    }
    byConstraint.clear()
    for index in 0..<byLine.touched.count {
      let row = byLine.touched[index]
      let coefficient = byLine.take(at: row)
      if coefficient != 0 { tableau.insertEntry(coefficient, row: row, column: column) }
    }
    byLine.clear()
  }

  private mutating func addResponse(_ part: Double, of constraint: Int32) {
    guard records[constraint].standing == .nonbasic else {
      byLine.add(part, at: records[constraint].place)
      return
    }
    var entry = tableau.columns[records[constraint].place].first
    while entry >= 0 {
      byLine.add(-part * tableau.entries[entry].coefficient, at: tableau.entries[entry].row)
      entry = tableau.entries[entry].inColumn.next
    }
  }
}
