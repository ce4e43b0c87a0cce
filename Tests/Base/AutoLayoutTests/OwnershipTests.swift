import AutoLayout
import Testing

/// The needs of a layer of views on top of the solver.
@Suite struct Ownership {
  let solver = Solver()

  @Test func `tags come back in reports and policies`() throws {
    let a = solver.makeVariable(named: "a")
    solver.conflictPolicy = ConflictPolicy { members in members.firstIndex { $0.tag == 11 } ?? 0 }
    try solver.add(Constraint(a == 1, tag: 10))
    try solver.add(Constraint(a == 2, tag: 11))
    let report = try #require(solver.takeConflictReports().first)
    #expect(report.tags == [10, 11])
    #expect(report.brokenTag == 11)
    #expect(solver.constraint(report.broken)?.tag == 11)
  }

  @Test func `names are asked for when a report is made`() throws {
    var asked: [Int] = []
    solver.namesConstraint = { constraint in
      asked.append(constraint.tag)
      return constraint.tag == 2 ? "second" : nil
    }
    let a = solver.makeVariable(named: "a")
    try solver.add(Constraint(a == 1, tag: 1))
    #expect(asked.isEmpty)
    try solver.add(Constraint(a == 2, tag: 2))
    try solver.add(Constraint(a >= 3, name: "own", tag: 3))
    #expect(
      solver.takeConflictReports().map(\.names) == [["a == 1", "second"], ["a == 1", "own"]]
    )
  }

  @Test func `changes can wait until something is asked for`() throws {
    solver.solvesAtOnce = false
    let a = solver.makeVariable()
    let one = try solver.add(a == 1)
    try solver.add(a == 2)
    try solver.remove(one)
    #expect(solver.takeConflictReports().isEmpty)
    #expect(solver.value(of: a) == 2)
    try solver.add(a == 3)
    solver.solve()
    #expect(solver.takeConflictReports().count == 1)
  }

  @Test func `a copy answers a question without traces`() throws {
    let v = solver.makeVariables(2)
    let window = try solver.add(v[0] == 320, 1000, "window")
    let inset = try solver.add(v[1] == v[0] - 16)
    _ = solver.changedValues()
    let copy = solver.copy()
    try copy.setConstant(400, of: window)
    try copy.add(v[0] <= 300)
    try copy.remove(inset)
    let extra = copy.makeVariable()
    try copy.add(extra == v[1] + 1)
    #expect(copy.takeConflictReports().count == 1)
    #expect(copy.values(v[0], v[1], extra) == [400, 384, 385])
    #expect(solver.values(v[0], v[1]) == [320, 304])
    #expect(solver.changedValues().isEmpty)
    #expect(solver.takeConflictReports().isEmpty)
    #expect(solver.makeVariable() == extra)
  }

  @Test func `a copy of a broken system knows what is broken`() throws {
    let a = solver.makeVariable()
    let one = try solver.add(a == 1)
    let two = try solver.add(a == 2)
    let copy = solver.copy()
    #expect(copy.brokenConstraints == [two])
    try copy.remove(one)
    #expect(copy.value(of: a) == 2)
    #expect(solver.value(of: a) == 1)
  }

  @Test func `views come and go and leave nothing behind`() throws {
    solver.solvesAtOnce = false
    let width = solver.makeVariable()
    try solver.add(width == 320)
    var most: Variable?
    for round in 0..<300 {
      let (left, length) = (solver.makeVariable(), solver.makeVariable())
      let size = try solver.add(Constraint.intrinsic(Double(round), of: length))
      let edges = [
        try solver.add(left == 16), try solver.add(left + length <= width - 16),
      ]
      #expect(solver.value(of: length) == min(Double(round), 288))
      for id in edges + [size.hugging, size.compressionResistance] { try solver.remove(id) }
      solver.release(left)
      solver.release(length)
      most = length
    }
    solver.solve()
    // Variables are handed out again, so that their number stays near that of two views.
    #expect(try #require(most).description.count <= 3)
  }
}
