import AutoLayout
import Testing

/// Large systems; a method that is quadratic in all of them would take minutes here.
@Suite struct Scale {
  let solver: Solver

  init() { solver = Solver() }

  init(solver: Solver) { self.solver = solver }

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

  /// Widths that are sums of all inner ones, and labels that want more than there is.
  private func nest(_ levels: Int, in width: Double) throws -> [Variable] {
    var labels: [Variable] = []
    var outer = solver.makeVariable()
    try solver.add(outer == width)
    for level in 0..<levels {
      let (label, inner) = (solver.makeVariable(), solver.makeVariable())
      try solver.add(label >= 0)
      try solver.add(inner >= 0)
      try solver.add(Constraint.intrinsic(Double(40 + level % 7), of: label))
      try solver.add(level % 2 == 0 ? label + inner == outer : inner == outer)
      if level % 2 == 1 { try solver.add(label == outer) }
      labels.append(label)
      outer = inner
    }
    return labels
  }

  @Test func `a solution that reaches the limit of its work goes on with the next change`() throws {
    solver.solvesAtOnce = false
    let full = solver.workLimit
    solver.workLimit = 1000
    let labels = try nest(200, in: 300)
    solver.solve()
    #expect(solver.isUnfinished)
    solver.workLimit = full
    try solver.add(labels[0] <= 1000, 1)
    solver.solve()
    #expect(!solver.isUnfinished)
    let whole = Solver()
    let reference = try Scale(solver: whole).nest(200, in: 300)
    #expect(!whole.isUnfinished)
    for (label, other) in zip(labels, reference) {
      #expect(abs(solver.value(of: label) - whole.value(of: other)) < 1e-6)
    }
  }

  @Test func `wherever the work ends, the next solution finds the same values and conflicts`()
    throws
  {
    func system() throws -> (solver: Solver, labels: [Variable]) {
      let solver = Solver()
      solver.solvesAtOnce = false
      let labels = try Scale(solver: solver).nest(6, in: 100)
      for label in labels.prefix(3) { try solver.add(label >= 80) }
      return (solver, labels)
    }
    let whole = try system()
    let values = whole.labels.map { whole.solver.value(of: $0) }
    let broken = whole.solver.brokenConstraints
    #expect(!broken.isEmpty)
    var unfinished = 0
    for limit in 0..<1600 {
      let (solver, labels) = try system()
      let full = solver.workLimit
      solver.workLimit = limit
      solver.solve()
      if solver.isUnfinished { unfinished += 1 }
      solver.workLimit = full
      try solver.add(labels[0] <= 1000, 1)
      #expect(solver.brokenConstraints == broken, "after \(limit)")
      #expect(labels.map { solver.value(of: $0) } == values, "after \(limit)")
    }
    #expect(unfinished > 1000)
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
