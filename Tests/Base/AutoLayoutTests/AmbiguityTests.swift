import AutoLayout
import Testing

/// Which variables could be elsewhere without any priority being served worse.
@Suite struct Ambiguity {
  let solver = Solver()

  @Test func `a variable without constraints is ambiguous`() {
    let a = solver.makeVariable()
    #expect(solver.ambiguousVariables() == [a])
    #expect(solver.isAmbiguous(a))
  }

  @Test func `what follows from a free variable is ambiguous, the rest is not`() throws {
    let v = solver.makeVariables(4)
    try solver.add(v[1] == v[0] + 10)
    try solver.add(v[2] == 4)
    try solver.add(v[3] == v[1] - v[0])
    #expect(solver.ambiguousVariables() == [v[0], v[1]])
    try solver.add(v[0] == 0, 1)
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test func `an inequality alone leaves a variable ambiguous`() throws {
    let a = solver.makeVariable()
    try solver.add(a >= 10)
    #expect(solver.isAmbiguous(a))
    try solver.add(a <= 10)
    #expect(!solver.isAmbiguous(a))
  }

  @Test func `what can move by less than the tolerance is settled`() throws {
    let a = solver.makeVariable()
    try solver.add(a >= 10)
    try solver.add(a <= 10.4)
    #expect(solver.isAmbiguous(a))
    let tolerant = Solver()
    tolerant.ambiguityTolerance = 0.5
    let b = tolerant.makeVariable()
    try tolerant.add(b >= 10)
    let limit = try tolerant.add(b <= 10.4)
    #expect(!tolerant.isAmbiguous(b) && !tolerant.copy().isAmbiguous(b))
    try tolerant.remove(limit)
    try tolerant.add(b <= 11)
    #expect(tolerant.isAmbiguous(b))
  }

  @Test func `two labels of which either could be stretched are ambiguous`() throws {
    let v = solver.makeVariables(3)
    for label in v.prefix(2) { try solver.add(Constraint.intrinsic(40, of: label)) }
    try solver.add(v[0] + v[1] == 100)
    try solver.add(v[2] == v[0] + v[1])
    #expect(solver.ambiguousVariables() == [v[0], v[1]])
    try solver.add(v[1] <= 45, 251)
    #expect(solver.ambiguousVariables() == [v[0], v[1]])
    try solver.add(v[1] <= 40, 251)
    #expect(solver.ambiguousVariables().isEmpty)
  }

  @Test func `a tie of errors between two wishes is ambiguous`() throws {
    let a = solver.makeVariable()
    try solver.add(a == 0, 500)
    let other = try solver.add(a == 10, 500)
    #expect(solver.isAmbiguous(a))
    try solver.setPriority(499, of: other)
    #expect(!solver.isAmbiguous(a))
  }

  @Test func `degenerate corners do not hide or invent freedom`() throws {
    // Four planes through one point leave a single solution; three of them leave a ray.
    let v = solver.makeVariables(3)
    try solver.add(v[0] + v[1] + v[2] <= 0)
    try solver.add(v[0] >= 0)
    try solver.add(v[1] >= 0)
    let last = try solver.add(v[2] >= 0)
    #expect(solver.ambiguousVariables().isEmpty)
    try solver.remove(last)
    #expect(solver.ambiguousVariables() == [v[0], v[1], v[2]])
  }

  @Test func `asking changes nothing`() throws {
    let v = solver.makeVariables(2)
    try solver.add(v[0] + v[1] == 100)
    try solver.add(v[0] >= 20)
    let before = solver.values(v[0], v[1])
    _ = solver.changedValues()
    #expect(solver.ambiguousVariables() == v)
    #expect(solver.values(v[0], v[1]) == before)
    #expect(solver.changedValues().isEmpty)
  }
}
