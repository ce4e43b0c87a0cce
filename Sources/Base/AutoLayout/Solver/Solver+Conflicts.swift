extension Solver {
  /// Solves the changes, breaks constraints that conflict, and tries broken ones again.
  func settle() {
    guard !isSettled else { return }
    isSettled = true
    ambiguous = []
    engine.counters.workLeft = isUnfinished ? workLimit / Self.shareOfUnfinished : workLimit
    defer { isUnfinished = engine.isOutOfWork }
    removeLeaving()
    installWaiting()
    breakConflicts()
    if engine.isOutOfWork { return }
    if mayMend {
      mayMend = false
      if !broken.isEmpty { retryBroken() }
    }
    let isEmpty = freeMembers.count == members.count && engine.counters.retiredCount > 0
    if isEmpty || engine.counters.isWorn
      || engine.counters.retiredCount > 64 + engine.variables.count / 4
    {
      rebuild()
    }
  }

  /// The share of the work limit that each further solution may take after one was left
  /// unfinished, so that many small changes do not take long either.
  private static let shareOfUnfinished = 16

  /// Solves, and breaks a constraint of each conflict that is found.
  private func breakConflicts() {
    while !engine.solve() {
      guard breakOne() else { return engine.giveUp() }
    }
  }

  /// Tries the broken constraints again, in the order in which they were added.
  ///
  /// One that is broken again is not reported again.
  private func retryBroken() {
    for handle in broken where members[Int(handle)].isBroken && !engine.isOutOfWork {
      exchange(handle, isBroken: false)
      if !engine.solve() {
        exchange(handle, isBroken: true)
        breakConflicts()
      }
    }
    broken.removeAll { !members[Int($0)].isBroken }
  }

  /// Breaks a constraint of the conflict that the engine found; false when there is none to break.
  private func breakOne() -> Bool {
    var handles: [Int] = []
    for index in 0..<engine.conflict.count {
      let handle = Int(engine.records[engine.conflict[index]].handle)
      if members.indices.contains(handle) { handles.append(handle) }
    }
    guard !handles.isEmpty else { return false }
    handles.sort { members[$0].order < members[$1].order }
    let candidates = handles.map { handle in
      ConflictPolicy.Member(
        id: Constraint.ID(handle: Int32(handle), generation: members[handle].generation),
        name: describe(members[handle].constraint),
        tag: members[handle].constraint.tag,
        resistsBreaking: members[handle].constraint.resistsBreaking
      )
    }
    let index = conflictPolicy.index(in: candidates)
    let report = ConflictReport(
      constraints: candidates.map(\.id),
      names: candidates.map(\.name),
      tags: candidates.map(\.tag),
      brokenIndex: index
    )
    exchange(Int32(handles[index]), isBroken: true)
    insertBroken(Int32(handles[index]))
    reports.append(report)
    onConflict?(report)
    return true
  }

  /// Replaces a constraint in the engine by its broken or unbroken form.
  private func exchange(_ handle: Int32, isBroken: Bool) {
    if members[Int(handle)].slot >= 0 { engine.remove(members[Int(handle)].slot) }
    members[Int(handle)].slot = -1
    members[Int(handle)].isBroken = isBroken
    if !isBroken || brokenPriority != nil { install(handle) }
  }

  private func insertBroken(_ handle: Int32) {
    guard !broken.contains(handle) else { return }
    let order = members[Int(handle)].order
    let place = broken.firstIndex { members[Int($0)].order > order } ?? broken.count
    broken.insert(handle, at: place)
  }

  /// Starts over with the same constraints, which drops the remains of removed ones.
  func rebuild() {
    startOver()
    installWaiting()
    breakConflicts()
    recycle()
  }

  /// Returns the name of a constraint in reports.
  func describe(_ constraint: Constraint) -> String {
    if let name = constraint.name ?? namesConstraint?(constraint) { return name }
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
