extension Engine {
  /// Brings every activity to the side whose slope counts, and keeps the solution optimal.
  ///
  /// This is what a new constraint or a changed constant needs. A step either lets a row pass its
  /// corner and pay, or makes it stay there and lets something cheaper move. No two ways cost the
  /// same, so that steps cannot go round in a circle whichever row is taken.
  ///
  /// - Returns: A required constraint that cannot hold, or -1.
  mutating func runDual() -> Int32 {
    while !isOutOfWork {
      let constraint = steps < Self.patience ? firstMisplaced() : steepestMisplaced()
      if constraint < 0 { return -1 }
      steps += 1
      if steps > stepLimit { return giveUpDual(at: constraint) }
      if tableau.isScattered { tableau.putInOrder() }
      guard dualStep(for: constraint) else { return constraint }
    }
    return -1
  }

  private mutating func firstMisplaced() -> Int32 {
    while true {
      let constraint = misplaced.popFirst()
      guard constraint >= 0 else { return -1 }
      if records[constraint].standing == .basic, records[constraint].isMisplaced {
        return constraint
      }
    }
  }

  /// The most rows that are compared before one is taken.
  private static let widestChoice = 1024

  /// Takes the row that is out of its place by most, measured against the length of the row; -1
  /// when none is.
  ///
  /// This is the rule of the steepest edge, with the number of entries for the length. On deep
  /// trees it takes a number of steps that grows with the depth, where the first row in order takes
  /// one that grows with its square. On screens it takes no fewer, and looks for them longer.
  private mutating func steepestMisplaced() -> Int32 {
    var found: Int32 = -1
    var steepness = -1.0
    var next = misplaced.first(from: 0)
    var left = Self.widestChoice
    while next >= 0 && left > 0 {
      let constraint = next
      next = misplaced.first(from: constraint + 1)
      left -= 1
      guard records[constraint].standing == .basic, records[constraint].isMisplaced else {
        misplaced.remove(constraint)
        continue
      }
      let distance = records[constraint].activity - records[constraint].constant
      let length = Double(max(1, tableau.rows[records[constraint].place].count))
      let value = distance * distance / length
      guard value > steepness else { continue }
      found = constraint
      steepness = value
    }
    if found >= 0 { misplaced.remove(found) }
    return found
  }

  /// More steps than a solution ever takes; a bound against rounding, not part of the method.
  ///
  /// Each of the two methods has so many.
  var stepLimit: Int { 250 + 10 * (tableau.rows.count + tableau.columns.count) }

  /// Leaves the rest to the primal method, which starts from any state.
  private mutating func giveUpDual(at constraint: Int32) -> Int32 {
    misplaced.insert(constraint)
    takeSides()
    return -1
  }

  /// The way out of a misplaced row that costs least so far.
  private struct Way {
    /// The entry whose column moves; -1 for paying the row's own toll.
    var entry: Int32 = -1
    var factor = 1.0
    var toll: Double
  }

  /// - Returns: Whether the row is in its place; false when it is required and nothing can help.
  private mutating func dualStep(for constraint: Int32) -> Bool {
    let target = records[constraint].actualSide
    let toll = (records[constraint].slope(on: target) - records[constraint].slope).magnitude
    var way = Way(toll: toll)
    best.truncate()
    best.append(Slope(key: Int(records[constraint].priority), value: toll))
    var entry = tableau.rows[records[constraint].place].first
    while entry >= 0 {
      if tableau.entries[entry].coefficient.magnitude > Tableau.smallestPivot {
        consider(entry, for: constraint, direction: -Double(target), &way)
      }
      entry = tableau.entries[entry].inRow.next
    }
    if best.count > 0 && best[0].key == Int(Self.required) {
      return records[constraint].isNearlyInPlace
    }
    if way.entry >= 0 {
      stay(constraint, moving: way.entry)
    } else {
      records[constraint].side = target
    }
    return true
  }

  /// Takes a column for the way out when it costs less.
  private mutating func consider(
    _ entry: Int32,
    for constraint: Int32,
    direction: Double,
    _ way: inout Way
  ) {
    let coefficient = tableau.entries[entry].coefficient
    let factor = 1 / coefficient.magnitude
    price(tableau.entries[entry].column, direction: coefficient > 0 ? direction : -direction)
    // Rounding can leave a cost below 0 in an optimal solution; it counts as none.
    if !candidate.isEmpty && candidate[0].value < 0 { candidate.truncate() }
    var order = Self.compare(candidate, factor, best, way.factor)
    if order == 0 { order = compareTies(entry, way, constraint, direction) }
    guard order < 0 else { return }
    swap(&best, &candidate)
    way.entry = entry
    way.factor = factor
  }

  /// Compares by constraint what two ways cost that cost the same by priority.
  private mutating func compareTies(
    _ entry: Int32,
    _ way: Way,
    _ constraint: Int32,
    _ direction: Double
  ) -> Int {
    if way.entry >= 0 {
      collectTies(way.entry, direction)
      swap(&bestTies, &ties)
    } else {
      bestTies.truncate()
      bestTies.append(Slope(key: records[constraint].order, value: way.toll))
    }
    collectTies(entry, direction)
    let factor = 1 / tableau.entries[entry].coefficient.magnitude
    let order = Self.compare(ties, factor, bestTies, way.factor)
    guard order == 0 && way.entry >= 0 else { return order }
    return rank(of: entry) < rank(of: way.entry) ? -1 : 1
  }

  private mutating func collectTies(_ entry: Int32, _ direction: Double) {
    let move = tableau.entries[entry].coefficient > 0 ? direction : -direction
    priceTies(tableau.entries[entry].column, direction: move)
  }

  private func rank(of entry: Int32) -> Int {
    records[tableau.columns[tableau.entries[entry].column].owner].order
  }

  /// Holds a constraint at its corner and lets the owner of an entry's column move instead.
  mutating func stay(_ constraint: Int32, moving entry: Int32) {
    let column = tableau.entries[entry].column
    let entering = tableau.columns[column].owner
    let distance = records[constraint].constant - records[constraint].activity
    let change = distance / tableau.entries[entry].coefficient
    shiftColumn(column, by: change)
    enter(entering, leave: constraint, on: entry, change: change)
    noteWear(after: change)
  }

  /// Pivots, after the rows have been shifted.
  mutating func enter(
    _ entering: Int32,
    leave leaving: Int32,
    on entry: Int32,
    change: Double,
    direction: Int8 = 0
  ) {
    let row = records[leaving].place
    records[leaving].activity = records[leaving].constant
    records[leaving].standing = .nonbasic
    records[leaving].place = records[entering].place
    records[leaving].side = 0
    records[leaving].scale = 0
    records[entering].activity = records[entering].constant + change
    records[entering].scale = change.magnitude
    records[entering].standing = .basic
    records[entering].place = row
    records[entering].side = direction != 0 ? direction : change > 0 ? 1 : -1
    markStale(entering)
    markStale(leaving)
    counters.workLeft -= tableau.pivot(on: entry)
    counters.pivots += 1
  }
}
