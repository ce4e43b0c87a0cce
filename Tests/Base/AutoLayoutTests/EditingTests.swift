import AutoLayout
import Testing

/// Suggestions, changed constants and what is told of them.
@Suite struct Editing {
  let solver = Solver()

  @Test func `only the variables that changed are told`() throws {
    let v = solver.makeVariables(4)
    try solver.add(v[1] == v[0] + 10)
    try solver.add(v[2] == 5)
    try solver.beginEditing(v[0])
    try solver.suggest(1, for: v[0])
    var told = solver.changedValues()
    #expect(Set(told.map(\.variable)) == [v[0], v[1], v[2]])
    #expect(solver.changedValues().isEmpty)
    try solver.suggest(2, for: v[0])
    told = solver.changedValues()
    #expect(told.map(\.variable) == [v[0], v[1]])
    #expect(told.map(\.value) == [2, 12])
    try solver.suggest(3, for: v[0])
    try solver.suggest(2, for: v[0])
    #expect(solver.changedValues().isEmpty)
  }

  @Test func `a suggestion is refused for a variable that is not edited`() throws {
    let a = solver.makeVariable(named: "a")
    #expect(throws: SolverError.notEdited(variable: "a")) { try solver.suggest(1, for: a) }
    try solver.beginEditing(a)
    try solver.suggest(1, for: a)
    try solver.endEditing(a)
    #expect(throws: SolverError.notEdited(variable: "a")) { try solver.suggest(1, for: a) }
    #expect(throws: SolverError.notEdited(variable: "a")) { try solver.endEditing(a) }
  }

  @Test func `a variable that is let go stays where it is`() throws {
    let a = solver.makeVariable()
    try solver.beginEditing(a)
    try solver.suggest(42, for: a)
    try solver.endEditing(a)
    #expect(solver.value(of: a) == 42)
  }

  @Test func `a held variable stays as far as others allow`() throws {
    let a = solver.makeVariable()
    try solver.beginEditing(a)
    try solver.suggest(42, for: a)
    try solver.endEditing(a)
    try solver.hold(a)
    let minimum = try solver.add(a >= 40)
    #expect(solver.value(of: a) == 42)
    try solver.setConstant(50, of: minimum)
    #expect(solver.value(of: a) == 50)
    try solver.setConstant(0, of: minimum)
    #expect(solver.value(of: a) == 42)
  }

  @Test func `the constant of a required equation changes in place`() throws {
    let v = solver.makeVariables(3)
    let first = try solver.add(v[0] == 10)
    let gap = try solver.add(v[1] - v[0] == 8)
    try solver.add(v[2] >= v[1] + 1)
    try solver.add(v[2] == 0, 10)
    #expect(solver.values(v[0], v[1], v[2]) == [10, 18, 19])
    try solver.setConstant(20, of: first)
    try solver.setConstant(4, of: gap)
    #expect(solver.values(v[0], v[1], v[2]) == [20, 24, 25])
    #expect(solver.constant(of: gap) == 4)
  }

  @Test func `a priority changes in place and keeps its turn among equals`() throws {
    let v = solver.makeVariables(2)
    try solver.add(v[0] + v[1] == 100)
    let first = try solver.add(v[0] == 10, 300)
    try solver.add(v[1] == 10, 200)
    #expect(solver.values(v[0], v[1]) == [10, 90])
    try solver.setPriority(100, of: first)
    #expect(solver.values(v[0], v[1]) == [90, 10])
    try solver.setPriority(200, of: first)
    #expect(solver.values(v[0], v[1]) == [90, 10])
    try solver.setPriority(.required, of: first)
    #expect(solver.values(v[0], v[1]) == [10, 90])
  }

  @Test func `ten thousand edits do not drift`() throws {
    let v = solver.makeVariables(12)
    for index in 1..<12 {
      try solver.add(v[index] >= v[index - 1] + 0.1)
      try solver.add(3 * v[index] == 3 * v[index - 1] + v[0] / 7, 500)
    }
    try solver.add(v[11] <= 700)
    try solver.beginEditing(v[0])
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<10_000 {
      try solver.suggest(Double.random(in: -1000...1000, using: &generator), for: v[0])
    }
    try solver.suggest(210, for: v[0])
    for index in 0..<12 {
      #expect(abs(solver.value(of: v[index]) - (210 + 10 * Double(index))) < 1e-9)
    }
  }

  @Test func `a variable that was given back is made again as new`() throws {
    let a = solver.makeVariable()
    let id = try solver.add(a == 3)
    try solver.remove(id)
    solver.release(a)
    let b = solver.makeVariable()
    #expect(a == b)
    #expect(solver.value(of: b) == 0)
  }
}
