extension Solver {
  /// Solves what has changed, breaks what conflicts, and tries again what was broken.
  func settle() {
    guard !isSettled else { return }
    isSettled = true
    while !engine.solve() { breakOne(chosen: nil) }
    if mayMend {
      mayMend = false
      if !broken.isEmpty { mend() }
    }
    if engine.retiredCount > 64 + engine.variables.count / 4 { rebuild() }
  }

  /// Tries the broken constraints again, in the order in which they were added.
  private func mend() {
    for handle in broken {
      install(handle)
      if engine.solve() {
        members[Int(handle)].isBroken = false
      } else {
        breakOne(chosen: handle)
        while !engine.solve() { breakOne(chosen: nil) }
      }
    }
    broken.removeAll { !members[Int($0)].isBroken }
  }

  /// Breaks a constraint of the conflict that the engine found.
  ///
  /// - Parameter chosen: A constraint that was broken before and is broken again without a report;
  ///   `nil` for one of the policy's choice.
  private func breakOne(chosen: Int32?) {
    if let chosen {
      takeOut(chosen)
      return
    }
    var handles: [Int] = []
    for index in 0..<engine.conflict.count {
      handles.append(Int(engine.records[engine.conflict[index]].handle))
    }
    handles.sort { members[$0].order < members[$1].order }
    let candidates = handles.map { handle in
      ConflictPolicy.Member(
        id: Constraint.ID(handle: Int32(handle), generation: members[handle].generation),
        name: describe(members[handle].constraint),
        resistsBreaking: members[handle].constraint.resistsBreaking
      )
    }
    let index = conflictPolicy.index(in: candidates)
    let report = ConflictReport(
      constraints: candidates.map(\.id),
      names: candidates.map(\.name),
      brokenIndex: index
    )
    takeOut(Int32(handles[index]))
    insertBroken(Int32(handles[index]))
    reports.append(report)
    onConflict?(report)
  }

  private func takeOut(_ handle: Int32) {
    engine.remove(members[Int(handle)].slot)
    members[Int(handle)].slot = -1
    members[Int(handle)].isBroken = true
  }

  private func insertBroken(_ handle: Int32) {
    let order = members[Int(handle)].order
    let place = broken.firstIndex { members[Int($0)].order > order } ?? broken.count
    broken.insert(handle, at: place)
  }

  /// Starts over with the same constraints, to be rid of what removed ones left behind.
  func rebuild() {
    engine.restart()
    let order = members.indices.sorted { members[$0].order < members[$1].order }
    for handle in order where members[handle].slot >= 0 { install(Int32(handle)) }
    while !engine.solve() { breakOne(chosen: nil) }
    recycle()
  }

  /// What reports call a constraint.
  func describe(_ constraint: Constraint) -> String {
    if let name = constraint.name { return name }
    let expression = constraint.expression
    var text = ""
    for term in expression.terms {
      let size = term.coefficient.magnitude
      let sign = term.coefficient < 0 ? (text.isEmpty ? "-" : " - ") : (text.isEmpty ? "" : " + ")
      text += sign + (size == 1 ? "" : "\(shortened(size))*") + name(of: term.variable)
    }
    let priority = constraint.priority.isRequired ? "" : " @\(constraint.priority)"
    let side = text.isEmpty ? "0" : text
    return
      "\(side) \(constraint.relation.rawValue) \(shortened(0 - expression.constant))\(priority)"
  }

  private func shortened(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
