extension Engine {
  /// Writes a constraint out in activities, into `byConstraint`, and free variables, into
  /// `freeTerms`.
  mutating func expand(_ constraint: Int32) {
    let first = records[constraint].firstTerm
    for index in first..<first + records[constraint].termCount {
      let term = pool[index]
      byVariable.add(term.coefficient, at: term.subject)
      pending.insert(variables[term.subject].position)
    }
    expandPending()
  }

  /// Writes out what is in `byVariable`, from the last definition to the first.
  mutating func expandPending() {
    reachStamp &+= 1
    hasCancelled = false
    reached.grow(to: variables.count, filling: 0)
    while true {
      let position = pending.popLast()
      if position < 0 { break }
      let variable = variableAt[position]
      let weight = byVariable.take(at: variable)
      guard weight != 0 else {
        hasCancelled = true
        continue
      }
      if variables[variable].isFree {
        freeTerms.append(Term(coefficient: weight, subject: variable, owner: 0))
      } else if variables[variable].isWrittenOut {
        expandWrittenOut(variable, weight)
      } else {
        expandPlain(variable, weight)
      }
    }
    byVariable.clear()
  }

  private mutating func expandPlain(_ variable: Int32, _ weight: Double) {
    let definer = variables[variable].definer
    let factor = weight / variables[variable].coefficient
    byConstraint.add(factor, at: definer)
    let first = records[definer].firstTerm
    for index in first..<first + records[definer].termCount {
      let term = pool[index]
      guard term.subject != variable else { continue }
      reach(term.subject, -factor * term.coefficient)
    }
  }

  private mutating func expandWrittenOut(_ variable: Int32, _ weight: Double) {
    let first = variables[variable].firstTerm
    for index in first..<first + variables[variable].termCount {
      let term = pool[index]
      if term.subject >= 0 {
        reach(term.subject, weight * term.coefficient)
      } else {
        byConstraint.add(weight * term.coefficient, at: ~term.subject)
      }
    }
  }

  @inline(__always)
  private mutating func reach(_ variable: Int32, _ weight: Double) {
    reached[variable] = reachStamp
    byVariable.add(weight, at: variable)
    pending.insert(variables[variable].position)
  }

  /// Moves a variable that nothing depends on behind the variables of a constraint.
  mutating func moveToEnd(_ variable: Int32, unlessAfter first: Int32, _ end: Int32) {
    let position = variables[variable].position
    for index in first..<end where variables[pool[index].subject].position > position {
      makeRoomAtEnd()
      assignEnd(to: variable)
      return
    }
  }

  /// Moves a variable and what depends on it behind what its definition uses.
  mutating func orderDefinition(of variable: Int32, by constraint: Int32) {
    let position = variables[variable].position
    let writtenOut = variables[variable].isWrittenOut
    let first = writtenOut ? variables[variable].firstTerm : records[constraint].firstTerm
    let count = writtenOut ? variables[variable].termCount : records[constraint].termCount
    var last: Int32 = -1
    for index in first..<first + count where pool[index].subject >= 0 {
      last = max(last, variables[pool[index].subject].position)
    }
    guard last > position else { return }
    makeRoomAtEnd()
    pending.insert(variables[variable].position)
    while true {
      let next = pending.popFirst()
      if next < 0 { break }
      let moved = variableAt[next]
      forEachDependent(of: moved) { engine, dependent in
        engine.pending.insert(engine.variables[dependent].position)
      }
      assignEnd(to: moved)
    }
  }

  /// Visits the variables whose definitions use a variable.
  @inline(__always)
  mutating func forEachDependent(
    of variable: Int32,
    _ body: (inout Engine, Int32) -> Void
  ) {
    var index = variables[variable].firstMention
    while index >= 0 {
      let term = pool[index]
      if term.owner < 0 {
        body(&self, ~term.owner)
      } else {
        let defined = records[term.owner].variable
        if defined >= 0 && defined != variable && !variables[defined].isWrittenOut {
          body(&self, defined)
        }
      }
      index = term.next
    }
  }

  private mutating func assignEnd(to variable: Int32) {
    let old = variables[variable].position
    let wasStale = stale.contains(old)
    stale.remove(old)
    variableAt[old] = -1
    variables[variable].position = Int32(variableAt.count)
    variableAt.append(variable)
    if wasStale { stale.insert(variables[variable].position) }
  }

  /// Closes the gaps in the order when they outnumber the variables.
  private mutating func makeRoomAtEnd() {
    guard variableAt.count > 2 * variables.count + 64 else { return }
    evaluate()
    var kept = 0
    for position in 0..<variableAt.count where variableAt[position] >= 0 {
      variableAt[kept] = variableAt[position]
      variables[variableAt[kept]].position = Int32(kept)
      kept += 1
    }
    variableAt.truncate(to: kept)
  }
}
