extension Engine {
  /// Computes the variables whose definitions changed, and lists them.
  mutating func evaluate() {
    while true {
      let position = stale.popFirst()
      if position < 0 { break }
      let variable = variableAt[position]
      let value = currentValue(of: variable)
      // A sum that overflows leaves the variable where it was.
      guard value.isFinite && value != variables[variable].value else { continue }
      variables[variable].value = value
      if !variables[variable].isListed {
        variables[variable].isListed = true
        listed.append(variable)
      }
      markDependents(of: variable)
    }
  }

  private mutating func markDependents(of variable: Int32) {
    var index = variables[variable].firstMention
    while index >= 0 {
      let term = pool[index]
      let defined = term.owner < 0 ? ~term.owner : records[term.owner].variable
      if defined >= 0 && defined != variable
        && variables[defined].isWrittenOut == (term.owner < 0)
      {
        stale.insert(variables[defined].position)
      }
      index = term.next
    }
  }

  /// The value that follows from the definition.
  private func currentValue(of variable: Int32) -> Double {
    let record = variables[variable]
    guard !record.isFree else { return record.value }
    guard !record.isWrittenOut else { return writtenOutValue(of: record) }
    let definer = record.definer
    var rest = records[definer].activity
    let first = records[definer].firstTerm
    for index in first..<first + records[definer].termCount {
      let term = pool[index]
      if term.subject != variable { rest -= term.coefficient * variables[term.subject].value }
    }
    return rest / record.coefficient
  }

  private func writtenOutValue(of record: VariableRecord) -> Double {
    var sum = 0.0
    for index in record.firstTerm..<record.firstTerm + record.termCount {
      let term = pool[index]
      let value =
        term.subject >= 0 ? variables[term.subject].value : records[~term.subject].activity
      sum += term.coefficient * value
    }
    return sum
  }

  /// Marks the values of the variables that are defined in terms of an activity as stale.
  @inline(__always)
  mutating func markStale(_ constraint: Int32) {
    forEachDefinedPosition(by: constraint) { $0.stale.insert($1) }
  }

  /// Calls a function with the position of each variable whose definition uses an activity.
  @inline(__always)
  mutating func forEachDefinedPosition(
    by constraint: Int32,
    _ body: (inout Engine, _ position: Int32) -> Void
  ) {
    let variable = records[constraint].variable
    if variable >= 0 { body(&self, variables[variable].position) }
    var use = records[constraint].firstUse
    while use >= 0 {
      body(&self, variables[~pool[use].owner].position)
      use = pool[use].next
    }
  }

  /// The activity as the values of the variables give it.
  func activity(of constraint: Int32) -> (value: Double, scale: Double) {
    var sum = 0.0
    var scale = 0.0
    let first = records[constraint].firstTerm
    for index in first..<first + records[constraint].termCount {
      let part = pool[index].coefficient * variables[pool[index].subject].value
      sum += part
      scale = max(scale, part.magnitude)
    }
    return (sum, scale)
  }
}
