extension Engine {
  /// Notes that a variable follows from required equations alone, and what follows from it with it.
  mutating func pin(_ variable: Int32) {
    pending.insert(variables[variable].position)
    while true {
      let position = pending.popFirst()
      if position < 0 { break }
      let next = variableAt[position]
      guard !variables[next].isPinned, followsFromPinned(next) else { continue }
      variables[next].isPinned = true
      markDependentsAsPending(of: next)
    }
  }

  /// Notes that what is defined in terms of a constraint can move from now on.
  mutating func unpin(_ constraint: Int32) {
    mark(constraint)
    while true {
      let position = pending.popFirst()
      if position < 0 { break }
      let next = variableAt[position]
      guard variables[next].isPinned else { continue }
      variables[next].isPinned = false
      markDependentsAsPending(of: next)
    }
  }

  private mutating func markDependentsAsPending(of variable: Int32) {
    forEachDependent(of: variable) { engine, dependent in
      engine.pending.insert(engine.variables[dependent].position)
    }
  }

  private func followsFromPinned(_ variable: Int32) -> Bool {
    let record = variables[variable]
    guard !record.isFree, records[record.definer].standing == .fixed else { return false }
    guard record.isWrittenOut else {
      return mentionsPinnedOnly(record.definer, except: variable)
    }
    for index in record.firstTerm..<record.firstTerm + record.termCount {
      let subject = pool[index].subject
      let isPinned =
        subject >= 0 ? variables[subject].isPinned : records[~subject].standing == .fixed
      if !isPinned { return false }
    }
    return true
  }

  /// Returns whether all variables of a constraint but one are fixed for good.
  func mentionsPinnedOnly(_ constraint: Int32, except defined: Int32 = -1) -> Bool {
    let first = records[constraint].firstTerm
    for index in first..<first + records[constraint].termCount {
      let subject = pool[index].subject
      if subject != defined && !variables[subject].isPinned { return false }
    }
    return true
  }
}
