extension Engine {
  /// Finds which variables can move without making any priority worse.
  ///
  /// Each is pulled up and then down by a constraint below all priorities, in a copy.
  /// Variables that move on the way are known to be ambiguous too. Variables for which no work is
  /// left count as settled.
  ///
  /// - Parameters:
  ///   - work: The entries of the tableau that may be looked at.
  ///   - tolerance: The distance that a variable may move and still count as settled.
  /// - Returns: One truth value a variable.
  mutating func ambiguousVariables(work: Int, tolerance: Double) -> [Bool] {
    evaluate()
    var isAmbiguous = [Bool](repeating: false, count: variables.count)
    let movable = movableVariables()
    guard movable.count > 0 else { return isAmbiguous }
    var copy = clone()
    copy.counters.workLeft = work
    for index in isAmbiguous.indices where movable[Int32(index)] {
      let variable = Int32(index)
      for direction in [1.0, -1.0] where !isAmbiguous[index] && !copy.isOutOfWork {
        let probe = copy.pull(variable, direction)
        _ = copy.solve()
        if copy.isOutOfWork { break }
        copy.evaluate()
        for other in 0..<variables.count where !isAmbiguous[other] {
          let value = variables[other].value
          let change = (copy.variables[other].value - value).magnitude
          isAmbiguous[other] = change > max(tolerance, 1e-6 * max(1, value.magnitude))
        }
        copy.remove(probe)
        _ = copy.solve()
      }
    }
    return isAmbiguous
  }

  /// Adds a constraint of priority 0 that a variable is far away.
  private mutating func pull(_ variable: Int32, _ direction: Double) -> Int32 {
    evaluate()
    let record = Record(
      constant: variables[variable].value + direction * 1000,
      activity: 0,
      rise: direction < 0 ? 1 : 0,
      fall: direction > 0 ? 1 : 0,
      handle: .max,
      priority: 0,
      order: .max
    )
    return add(record, Expression(Variable(index: variable)))
  }

  /// Marks the variables that depend on something whose moving costs nothing by priority.
  private mutating func movableVariables() -> FlatArray<Bool> {
    var movable = FlatArray(repeating: false, count: variables.count)
    var found = false
    for column in 0..<Int32(tableau.columns.count) where isCostless(column) {
      found = true
      mark(tableau.columns[column].owner)
      var entry = tableau.columns[column].first
      while entry >= 0 {
        mark(tableau.rows[tableau.entries[entry].row].owner)
        entry = tableau.entries[entry].inColumn.next
      }
    }
    for variable in 0..<variables.count where variables[variable].isFree {
      found = true
      pending.insert(variables[variable].position)
    }
    while true {
      let position = pending.popFirst()
      if position < 0 { break }
      movable[variableAt[position]] = true
      forEachDependent(of: variableAt[position]) { engine, dependent in
        engine.pending.insert(engine.variables[dependent].position)
      }
    }
    return found ? movable : FlatArray()
  }

  private mutating func isCostless(_ column: Int32) -> Bool {
    guard tableau.columns[column].owner >= 0 else { return false }
    price(column, direction: 1)
    if candidate.isEmpty { return true }
    price(column, direction: -1)
    return candidate.isEmpty
  }

  /// Marks the variables that are defined in terms of an activity as pending.
  mutating func mark(_ constraint: Int32) {
    forEachDefinedPosition(by: constraint) { $0.pending.insert($1) }
  }

  /// Forgets all constraints; the variables keep their values.
  mutating func restart() {
    evaluate()
    var fresh = Engine()
    for index in 0..<variables.count {
      _ = fresh.addVariable()
      fresh.variables[index].value = variables[index].value
      fresh.variables[index].reported = variables[index].reported
      fresh.variables[index].isListed = variables[index].isListed
    }
    fresh.listed = listed.clone()
    fresh.counters.workLeft = counters.workLeft
    self = fresh
  }
}
