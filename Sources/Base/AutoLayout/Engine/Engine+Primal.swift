extension Engine {
  /// The steps without progress after which Bland's rule chooses, which cannot go round in a circle.
  static let patience = 500

  /// Moves what makes the solution better until nothing does.
  ///
  /// This is what a removed constraint or a changed priority needs. It starts from any state in
  /// which each activity is on the side whose slope counts.
  mutating func runPrimal() {
    var idleSteps = 0
    while !isOutOfWork {
      let column = idleSteps > Self.patience ? firstImprovingColumn() : unpriced.popFirst()
      if column < 0 { break }
      guard tableau.columns[column].owner >= 0 else { continue }
      let direction = improvingDirection(of: column)
      guard direction != 0 else { continue }
      let limit = ratioTest(column, direction, byOrder: idleSteps > Self.patience)
      guard limit.entry >= 0 else { continue }
      idleSteps = limit.step > 0 ? 0 : idleSteps + 1
      steps += 1
      if steps > 2 * stepLimit { break }
      move(column, direction, to: limit)
    }
    if !isOutOfWork { while unpriced.popFirst() >= 0 {} }
  }

  /// The distance that a column's owner can move before a row meets its corner.
  struct Limit {
    var entry: Int32 = -1
    var step = Double.infinity
    var size = 0.0
  }

  /// Of all columns that wait, the improving one whose owner was added first.
  private mutating func firstImprovingColumn() -> Int32 {
    var found: Int32 = -1
    var waiting = FlatArray<Int32>()
    while true {
      let column = unpriced.popFirst()
      if column < 0 { break }
      guard tableau.columns[column].owner >= 0, improvingDirection(of: column) != 0 else {
        continue
      }
      waiting.append(column)
      if found < 0 || order(of: column) < order(of: found) { found = column }
    }
    for index in 0..<waiting.count where waiting[index] != found {
      unpriced.insert(waiting[index])
    }
    return found
  }

  private func order(of column: Int32) -> Int { records[tableau.columns[column].owner].order }

  /// Finds the first row that meets its corner; the surest pivot where several do.
  mutating func ratioTest(_ column: Int32, _ direction: Int8, byOrder: Bool) -> Limit {
    var limit = Limit()
    var entry = tableau.columns[column].first
    while entry >= 0 {
      let rate = tableau.entries[entry].coefficient * Double(direction)
      let owner = tableau.rows[tableau.entries[entry].row].owner
      let step = stepToCorner(of: owner, rate)
      if step < .infinity && rate.magnitude > Tableau.smallestPivot {
        let slack = 1e-9 / max(1, rate.magnitude)
        let isEqual = step <= limit.step + slack && step >= limit.step - slack
        let isBetter =
          byOrder && limit.entry >= 0
          ? records[owner].order
            < records[tableau.rows[tableau.entries[limit.entry].row].owner].order
          : rate.magnitude > limit.size
        if step < limit.step - slack || (isEqual && isBetter) || limit.entry < 0 {
          limit = Limit(entry: entry, step: step, size: rate.magnitude)
        }
      }
      entry = tableau.entries[entry].inColumn.next
    }
    return limit
  }

  /// The distance of a row from the corner where its slope changes, in steps of the column's owner.
  private func stepToCorner(of constraint: Int32, _ rate: Double) -> Double {
    let record = records[constraint]
    guard !record.costsNothing else { return .infinity }
    let distance = record.activity - record.constant
    let actual = record.actualSide
    if actual == 0 {
      let ahead = record.slope(on: rate > 0 ? 1 : -1)
      return ahead == record.slope ? .infinity : 0
    }
    return (actual > 0) == (rate < 0) ? max(0, -distance / rate) : .infinity
  }

  private mutating func move(_ column: Int32, _ direction: Int8, to limit: Limit) {
    let row = tableau.entries[limit.entry].row
    let leaving = tableau.rows[row].owner
    let entering = tableau.columns[column].owner
    let change = limit.step * Double(direction)
    if change != 0 { shiftColumn(column, by: change) }
    enter(entering, leave: leaving, on: limit.entry, change: change, direction: direction)
    markUnpriced(row: row)
    noteWear(after: change)
  }

  /// Has the columns of a row priced again.
  mutating func markUnpriced(row: Int32) {
    var entry = tableau.rows[row].first
    while entry >= 0 {
      unpriced.insert(tableau.entries[entry].column)
      entry = tableau.entries[entry].inRow.next
    }
  }

  /// Lets each activity count with the slope of the side that it is on.
  mutating func takeSides() {
    while true {
      let constraint = misplaced.popFirst()
      if constraint < 0 { break }
      guard records[constraint].standing == .basic, records[constraint].isMisplaced else {
        continue
      }
      if records[constraint].isRequired { counters.needsFeasibilityCheck = true }
      records[constraint].side = records[constraint].actualSide
      markUnpriced(row: records[constraint].place)
    }
  }
}
