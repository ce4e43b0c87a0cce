extension Engine {
  /// Adds a constraint; it counts from the next solution on.
  mutating func add(_ record: Record, _ expression: borrowing Expression) -> Int32 {
    let constraint = addRecord(record)
    storeTerms(of: constraint, expression)
    let choice = plainChoice(for: constraint)
    link(records[constraint].firstTerm, records[constraint].termCount)
    if choice.variable >= 0 {
      define(choice.variable, by: constraint, coefficient: choice.coefficient)
      if !choice.isFresh { orderDefinition(of: choice.variable, by: constraint) }
    } else if mentionsPinnedOnly(constraint) {
      addPinnedRow(for: constraint)
    } else {
      addWrittenOut(constraint)
    }
    if records[constraint].standing == .fixed { pin(records[constraint].variable) }
    return constraint
  }

  /// A variable that a constraint can define as it stands.
  private struct Choice {
    var variable: Int32 = -1
    var coefficient = 0.0
    var isFresh = false
  }

  /// Finds a variable that surely does not come back to itself through other definitions.
  ///
  /// That is one that nothing mentions yet, or any one when all variables are free.
  private mutating func plainChoice(for constraint: Int32) -> Choice {
    let first = records[constraint].firstTerm
    let end = first + records[constraint].termCount
    var fresh: Int32 = -1
    var free: Int32 = -1
    var allFree = true
    for index in first..<end {
      let variable = variables[pool[index].subject]
      guard variable.isFree else {
        allFree = false
        continue
      }
      let size = pool[index].coefficient.magnitude
      if free < 0 || size > 4 * pool[free].coefficient.magnitude { free = index }
      guard variable.firstMention < 0 else { continue }
      if fresh < 0 || size > 4 * pool[fresh].coefficient.magnitude { fresh = index }
    }
    let chosen = fresh >= 0 ? fresh : allFree ? free : -1
    guard chosen >= 0 else { return Choice() }
    let variable = pool[chosen].subject
    if fresh >= 0 { moveToEnd(variable, unlessAfter: first, end) }
    return Choice(
      variable: variable,
      coefficient: pool[chosen].coefficient,
      isFresh: fresh >= 0
    )
  }

  /// Writes a constraint out, and lets it define a variable or become a row.
  private mutating func addWrittenOut(_ constraint: Int32) {
    expand(constraint)
    var chosen: Int32 = -1
    for index in 0..<Int32(freeTerms.count)
    where chosen < 0
      || freeTerms[index].coefficient.magnitude
        > 2 * freeTerms[chosen].coefficient.magnitude
    {
      chosen = index
    }
    if chosen >= 0 {
      let variable = freeTerms[chosen].subject
      let own = ownCoefficient(of: variable, in: constraint)
      if own != 0 && reached[variable] != reachStamp && !hasCancelled {
        define(variable, by: constraint, coefficient: own)
      } else {
        writeOut(variable, at: chosen, by: constraint)
        define(variable, by: constraint, coefficient: 0)
      }
      orderDefinition(of: variable, by: constraint)
    } else {
      addRow(for: constraint)
    }
    byConstraint.clear()
    freeTerms.truncate()
  }

  /// Makes a constraint whose variables can never move a row without columns.
  ///
  /// Nothing is written out, so that a long chain of views costs no more than a short one.
  private mutating func addPinnedRow(for constraint: Int32) {
    evaluate()
    let now = activity(of: constraint)
    let row = tableau.addRow(owner: constraint)
    records[constraint].activity = now.value
    records[constraint].scale = now.scale
    records[constraint].standing = .basic
    records[constraint].place = row
    misplaced.insert(constraint)
  }

  private func ownCoefficient(of variable: Int32, in constraint: Int32) -> Double {
    let first = records[constraint].firstTerm
    for index in first..<first + records[constraint].termCount
    where pool[index].subject == variable {
      return pool[index].coefficient
    }
    return 0
  }

  private mutating func define(_ variable: Int32, by constraint: Int32, coefficient: Double) {
    noteGrowth(of: constraint, dividedBy: coefficient)
    variables[variable].definer = constraint
    variables[variable].coefficient = coefficient
    records[constraint].variable = variable
    records[constraint].activity = records[constraint].constant
    if records[constraint].isRequired && records[constraint].isEquation {
      records[constraint].standing = .fixed
    } else {
      records[constraint].standing = .nonbasic
      records[constraint].place = tableau.addColumn(owner: constraint)
    }
    stale.insert(variables[variable].position)
  }

  /// Notes that rounding grows where a definition divides by a small coefficient.
  private mutating func noteGrowth(of constraint: Int32, dividedBy coefficient: Double) {
    guard coefficient != 0 else { return }
    let first = records[constraint].firstTerm
    var largest = coefficient.magnitude
    for index in first..<first + records[constraint].termCount {
      largest = max(largest, pool[index].coefficient.magnitude)
    }
    if largest > 64 * coefficient.magnitude { tableau.growth *= largest / coefficient.magnitude }
  }

  /// Stores a definition in terms of activities and free variables.
  private mutating func writeOut(_ variable: Int32, at chosen: Int32, by constraint: Int32) {
    let inverse = 1 / freeTerms[chosen].coefficient
    noteGrowth(of: constraint, dividedBy: freeTerms[chosen].coefficient)
    var written = FlatArray<Term>()
    written.append(Term(coefficient: inverse, subject: ~constraint, owner: ~variable))
    for index in 0..<freeTerms.count where Int32(index) != chosen {
      var term = freeTerms[index]
      term.coefficient *= -inverse
      term.owner = ~variable
      written.append(term)
    }
    for index in 0..<byConstraint.touched.count {
      let other = byConstraint.touched[index]
      let weight = byConstraint.take(at: other)
      guard weight != 0 else { continue }
      written.append(Term(coefficient: -weight * inverse, subject: ~other, owner: ~variable))
    }
    let count = Int32(written.count)
    let first = pool.allocate(count)
    for index in 0..<count { pool[first + index] = written[index] }
    variables[variable].firstTerm = first
    variables[variable].termCount = count
    link(first, count)
  }

  /// Makes a constraint that defines nothing follow the activities that it is written out in.
  private mutating func addRow(for constraint: Int32) {
    var activity = 0.0
    var scale = 0.0
    for index in 0..<byConstraint.touched.count {
      let other = byConstraint.touched[index]
      let weight = byConstraint.take(at: other)
      guard weight != 0 else { continue }
      let part = weight * records[other].activity
      activity += part
      scale = max(scale, part.magnitude)
      gather(weight, of: other)
    }
    let row = tableau.addRow(owner: constraint)
    for index in 0..<byLine.touched.count {
      let column = byLine.touched[index]
      let coefficient = byLine.take(at: column)
      if coefficient != 0 { tableau.insertEntry(coefficient, row: row, column: column) }
    }
    byLine.clear()
    records[constraint].activity = activity
    records[constraint].scale = scale
    records[constraint].standing = .basic
    records[constraint].place = row
    misplaced.insert(constraint)
  }

  /// Adds a multiple of an activity to the sums by column.
  private mutating func gather(_ weight: Double, of constraint: Int32) {
    switch records[constraint].standing {
    case .nonbasic:
      byLine.add(weight, at: records[constraint].place)
    case .basic:
      var entry = tableau.rows[records[constraint].place].first
      while entry >= 0 {
        byLine.add(weight * tableau.entries[entry].coefficient, at: tableau.entries[entry].column)
        entry = tableau.entries[entry].inRow.next
      }
    case .fixed, .vacant:
      break
    }
  }
}
