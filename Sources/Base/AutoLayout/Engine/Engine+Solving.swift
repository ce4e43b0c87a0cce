extension Engine {
  /// Solves what has changed.
  ///
  /// - Returns: Whether all required constraints hold. Otherwise `conflict` has constraints that
  ///   cannot hold together, no fewer of which conflict; one of them is to be removed. Where the
  ///   work runs out, what is misplaced stays noted for the next time.
  mutating func solve() -> Bool {
    var checks = 0
    steps = 0
    for _ in 0..<roundLimit where steps <= 2 * stepLimit {
      if !unpriced.isEmpty {
        takeSides()
        runPrimal()
        if isOutOfWork { return true }
        if parkViolated() { continue }
      }
      let constraint = runDual()
      if constraint >= 0 { misplaced.insert(constraint) }
      if isOutOfWork { return true }
      if constraint >= 0 {
        if recheck(&checks) { continue }
        explain(constraint)
        return false
      }
      if !unpriced.isEmpty { continue }
      if unparkFirst() { continue }
      guard recheck(&checks) else { return true }
    }
    giveUp()
    return true
  }

  /// More rounds than a solution ever takes: a few, and one for each parked constraint.
  private var roundLimit: Int { 64 + 2 * records.count }

  /// Leaves what rounding keeps from coming to an end, and asks for an engine made anew.
  mutating func giveUp() {
    while misplaced.popFirst() >= 0 {}
    while unpriced.popFirst() >= 0 {}
    counters.isWorn = true
  }

  /// The growth of rounding from which on the activities are computed afresh.
  ///
  /// Pivots on coefficients of 1, which most layouts consist of, let nothing grow.
  static let largestGrowth = 1e5

  /// The share of a number that is rounding where nothing has grown.
  static let rounding = 1e-15

  /// Computes the activities afresh where pivots can have made them inexact.
  ///
  /// - Returns: Whether they were; what is misplaced then has to be solved.
  private mutating func recheck(_ checks: inout Int) -> Bool {
    guard tableau.growth > Self.largestGrowth && checks < 3 else { return false }
    checks += 1
    refresh()
    return true
  }

  /// Takes the cost of required constraints out of the objective again, after a state in which some
  /// were violated.
  ///
  /// One that is violated still is parked: its cost is lifted, so that it can be looked at alone.
  private mutating func parkViolated() -> Bool {
    guard counters.needsFeasibilityCheck else { return false }
    counters.needsFeasibilityCheck = false
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
      if coefficient.magnitude > Tableau.smallestPivot { conflict.append(owner) }
      seed(owner, -coefficient)
      entry = tableau.entries[entry].inRow.next
    }
    expandPending()
    for index in 0..<byConstraint.touched.count {
      let other = byConstraint.touched[index]
      let weight = byConstraint.take(at: other)
      if weight.magnitude > Tableau.smallestPivot && records[other].standing == .fixed {
        conflict.append(other)
      }
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
