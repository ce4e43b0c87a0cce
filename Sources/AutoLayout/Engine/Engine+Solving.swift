extension Engine {
  /// Solves what has changed.
  ///
  /// - Returns: Whether all required constraints hold. Otherwise `conflict` has constraints that
  ///   cannot hold together, no fewer of which conflict; one of them is to be removed.
  mutating func solve() -> Bool {
    while true {
      if !unpriced.isEmpty {
        takeSides()
        runPrimal()
        if parkViolated() { continue }
      }
      let constraint = runDual()
      if constraint >= 0 {
        misplaced.insert(constraint)
        explain(constraint)
        return false
      }
      if !unpriced.isEmpty { continue }
      guard unparkFirst() else { return true }
    }
  }

  /// Takes the cost of required constraints out of the objective again, after a state in which some
  /// were violated.
  ///
  /// One that is violated still is parked: its cost is lifted, so that it can be looked at alone.
  private mutating func parkViolated() -> Bool {
    guard needsFeasibilityCheck else { return false }
    needsFeasibilityCheck = false
    var found = false
    for row in 0..<Int32(tableau.rows.count) {
      let owner = tableau.rows[row].owner
      guard owner >= 0, records[owner].isRequired, records[owner].slope != 0 else { continue }
      if records[owner].actualSide == records[owner].side {
        parked.append(
          Parked(constraint: owner, rise: records[owner].rise, fall: records[owner].fall)
        )
        records[owner].rise = 0
        records[owner].fall = 0
      }
      records[owner].side = 0
      markUnpriced(row: row)
      found = true
    }
    return found
  }

  /// Gives the first constraint that is parked its cost back.
  private mutating func unparkFirst() -> Bool {
    guard !parked.isEmpty else { return false }
    var first = 0
    for index in 0..<parked.count
    where records[parked[index].constraint].order < records[parked[first].constraint].order {
      first = index
    }
    let item = parked[first]
    parked[first] = parked[parked.count - 1]
    parked.truncate(to: parked.count - 1)
    records[item.constraint].rise = item.rise
    records[item.constraint].fall = item.fall
    if records[item.constraint].standing == .basic { misplaced.insert(item.constraint) }
    return true
  }

  /// Collects the constraints that keep a row from its corner.
  ///
  /// They are the owners of the row's columns, and the fixed constraints that appear when the
  /// combination is written out: a certificate after Farkas. It comes from a basis, so no part of
  /// it conflicts by itself.
  private mutating func explain(_ constraint: Int32) {
    conflict.truncate()
    conflict.append(constraint)
    seed(constraint, 1)
    var entry = tableau.rows[records[constraint].place].first
    while entry >= 0 {
      let coefficient = tableau.entries[entry].coefficient
      let owner = tableau.columns[tableau.entries[entry].column].owner
      if coefficient.magnitude > 1e-9 { conflict.append(owner) }
      seed(owner, -coefficient)
      entry = tableau.entries[entry].nextInRow
    }
    expandPending()
    for index in 0..<byConstraint.touched.count {
      let other = byConstraint.touched[index]
      let weight = byConstraint.take(at: other)
      if weight.magnitude > 1e-9 && records[other].standing == .fixed { conflict.append(other) }
    }
    byConstraint.clear()
    freeTerms.truncate()
  }

  private mutating func seed(_ constraint: Int32, _ weight: Double) {
    let first = records[constraint].firstTerm
    for index in first..<first + records[constraint].termCount {
      byVariable.add(weight * pool[index].coefficient, at: pool[index].subject)
      pending.insert(variables[pool[index].subject].position)
    }
  }
}
