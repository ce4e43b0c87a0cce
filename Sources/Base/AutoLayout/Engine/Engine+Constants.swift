extension Engine {
  /// Changes the constant of a constraint in place; the next solution starts from this one.
  mutating func setConstant(_ constant: Double, of constraint: Int32) {
    let change = constant - records[constraint].constant
    guard change != 0 else { return }
    records[constraint].constant = constant
    switch records[constraint].standing {
    case .basic:
      misplaced.insert(constraint)
    case .nonbasic:
      records[constraint].activity = constant
      markStale(constraint)
      shiftColumn(records[constraint].place, by: change)
    case .fixed:
      records[constraint].activity = constant
      markStale(constraint)
      shiftFixed(constraint, by: change)
    case .vacant:
      break
    }
    noteWear(after: change)
  }

  /// Carries a change of the activity of a column's owner into the rows.
  @inline(__always)
  mutating func shiftColumn(_ column: Int32, by change: Double) {
    var entry = tableau.columns[column].first
    while entry >= 0 {
      let part = tableau.entries[entry].coefficient * change
      shift(tableau.rows[tableau.entries[entry].row].owner, by: part)
      entry = tableau.entries[entry].inColumn.next
    }
  }

  /// Changes an activity that follows others.
  @inline(__always)
  mutating func shift(_ constraint: Int32, by part: Double) {
    guard part.isFinite else { return counters.isWorn = true }
    records[constraint].activity += part
    records[constraint].scale = max(records[constraint].scale, part.magnitude)
    if records[constraint].variable >= 0 || records[constraint].firstUse >= 0 {
      markStale(constraint)
    }
    if records[constraint].isMisplaced { misplaced.insert(constraint) }
  }

  /// Carries a change of the activity of a fixed constraint, which has no column, into the rows.
  private mutating func shiftFixed(_ constraint: Int32, by change: Double) {
    respond(to: constraint, change)
    for index in 0..<byConstraint.touched.count {
      let other = byConstraint.touched[index]
      let part = byConstraint.take(at: other)
      guard part != 0 else { continue }
      if records[other].standing == .basic {
        shift(other, by: part)
      } else {
        shiftColumn(records[other].place, by: -part)
      }
    }
    byConstraint.clear()
  }

  /// Finds how the activities of constraints that define nothing answer to a change of one that
  /// does, as long as the other definers do not move.
  ///
  /// Leaves them in `byConstraint`.
  mutating func respond(to constraint: Int32, _ change: Double) {
    let variable = records[constraint].variable
    if variable >= 0 && !variables[variable].isWrittenOut {
      carry(change / variables[variable].coefficient, to: variable)
    }
    var use = records[constraint].firstUse
    while use >= 0 {
      carry(change * pool[use].coefficient, to: ~pool[use].owner)
      use = pool[use].next
    }
    while true {
      let position = pending.popFirst()
      if position < 0 { break }
      let moved = variableAt[position]
      let part = byVariable.take(at: moved)
      if part != 0 { carryOn(part, from: moved) }
    }
    byVariable.clear()
  }

  private mutating func carry(_ part: Double, to variable: Int32) {
    byVariable.add(part, at: variable)
    pending.insert(variables[variable].position)
  }

  private mutating func carryOn(_ part: Double, from moved: Int32) {
    var index = variables[moved].firstMention
    while index >= 0 {
      let term = pool[index]
      index = term.next
      guard term.owner >= 0 else {
        carry(part * term.coefficient, to: ~term.owner)
        continue
      }
      let defined = records[term.owner].variable
      if defined < 0 {
        byConstraint.add(part * term.coefficient, at: term.owner)
      } else if defined != moved && !variables[defined].isWrittenOut {
        carry(-part * term.coefficient / variables[defined].coefficient, to: defined)
      }
    }
  }

  /// Counts what adds rounding, and recomputes all activities from time to time.
  @inline(__always)
  mutating func noteWear(after change: Double) {
    counters.wear += 1
    if counters.wear > 2048 + records.count / 4 || change.magnitude > 1e8 { refresh() }
  }

  /// Computes the activities anew from the constraints themselves.
  ///
  /// The values follow from the definers' activities. Where a constraint without a row of its own
  /// is then off its constant, the difference goes back through its column; after that the rows
  /// that define nothing are read off. How far off they were tells whether the coefficients of the
  /// tableau are still good.
  mutating func refresh() {
    counters.wear = 0
    evaluate()
    var error = 0.0
    for constraint in 0..<Int32(records.count)
    where records[constraint].standing == .nonbasic && records[constraint].variable < 0 {
      let now = activity(of: constraint)
      let change = records[constraint].constant - now.value
      error = max(error, change.magnitude / max(1, now.scale))
      if change != 0 { shiftColumn(records[constraint].place, by: change) }
    }
    evaluate()
    for constraint in 0..<Int32(records.count) where records[constraint].standing == .basic {
      let fresh = activity(of: constraint)
      records[constraint].scale = fresh.scale
      let difference = fresh.value - records[constraint].activity
      error = max(error, difference.magnitude / max(1, fresh.scale))
      if records[constraint].variable < 0 { records[constraint].activity = fresh.value }
      if records[constraint].isMisplaced { misplaced.insert(constraint) }
    }
    tableau.growth = max(1, error / Self.rounding)
    if tableau.growth > Self.largestGrowth { counters.isWorn = true }
  }
}
