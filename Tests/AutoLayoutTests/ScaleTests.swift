import AutoLayout
import Testing

/// Large systems; a method that is quadratic in all of them would take minutes here.
@Suite struct Scale {
  let solver = Solver()

  @Test func `ten thousand nested views follow the window`() throws {
    let window = solver.makeVariable()
    try solver.add(window >= 0)
    try solver.beginEditing(window)
    try solver.suggest(30_000, for: window)
    var left = solver.makeVariable()
    var width = window
    try solver.add(left == 0)
    for level in 1...10_000 {
      let (innerLeft, innerWidth) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(innerLeft == left + 1)
      try solver.add(innerLeft + innerWidth == left + width - 1)
      if level % 200 == 0 { try solver.add(innerWidth <= 500, 1) }
      (left, width) = (innerLeft, innerWidth)
    }
    #expect(solver.values(left, width) == [10_000, 10_000])
    try solver.suggest(40_000, for: window)
    #expect(solver.values(left, width) == [10_000, 20_000])
    #expect(solver.takeConflictReports().isEmpty)
  }

  @Test func `a thousand labels in a row fit themselves to a width`() throws {
    var sum = Expression()
    var previous = Expression(0)
    var first: Variable?
    var last: Variable?
    for _ in 0..<1000 {
      let (left, width) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(left == previous)
      try solver.add(Constraint.intrinsic(40, of: width))
      try solver.add(width >= 0)
      previous = left + width
      sum.append(Expression.Term(width))
      first = first ?? width
      last = width
    }
    let total = try solver.add(sum == 40_100)
    #expect(solver.value(of: try #require(first)) == 140)
    try solver.setConstant(39_900, of: total)
    #expect(solver.values(try #require(first), try #require(last)) == [0, 40])
    #expect(solver.value(of: previous.terms[0].variable) == 39_860)
  }

  @Test func `constraints come and go without a trace`() throws {
    let v = solver.makeVariables(40)
    try solver.add(v[0] == 0)
    for index in 1..<40 { try solver.add(v[index] >= v[index - 1] + 1) }
    for index in 1..<40 { try solver.add(v[index] == 0, 10) }
    for round in 0..<3000 {
      let index = 1 + round % 39
      let id = try solver.add(v[index] == v[index - 1] + 5, 20)
      #expect(solver.value(of: v[39]) == 43)
      try solver.remove(id)
    }
    #expect(solver.value(of: v[39]) == 39)
  }
}
