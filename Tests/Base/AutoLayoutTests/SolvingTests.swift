import AutoLayout
import Testing

/// The meaning of constraints.
///
/// Expected values are worked out by hand.
@Suite struct Solving {
  let solver = Solver()

  @Test func `an equation gives a value`() throws {
    let a = solver.makeVariable()
    try solver.add(a + 2 == 20)
    #expect(solver.value(of: a) == 18)
  }

  @Test func `equations are solved together`() throws {
    let v = solver.makeVariables(3)
    try solver.add(v[0] + v[1] == 10)
    try solver.add(v[0] - v[1] == 2)
    try solver.add(2 * v[2] == v[0] + 3 * v[1])
    #expect(solver.values(v[0], v[1], v[2]) == [6, 4, 9])
  }

  @Test func `the same variable may occur on both sides`() throws {
    let a = solver.makeVariable()
    try solver.add(3 * a + 4 == a + 10)
    #expect(solver.value(of: a) == 3)
  }

  @Test func `inequalities bound a wish`() throws {
    let a = solver.makeVariable()
    try solver.add(a >= 10)
    try solver.add(a <= 100)
    let wish = try solver.add(a == 500, 1)
    #expect(solver.value(of: a) == 100)
    try solver.setConstant(-3, of: wish)
    #expect(solver.value(of: a) == 10)
    try solver.setConstant(55, of: wish)
    #expect(solver.value(of: a) == 55)
  }

  @Test func `the stronger of two wishes is granted, in either order`() throws {
    let v = solver.makeVariables(2)
    try solver.add(v[0] == 1, 250)
    try solver.add(v[0] == 2, 251)
    try solver.add(v[1] == 2, 251)
    try solver.add(v[1] == 1, 250)
    #expect(solver.values(v[0], v[1]) == [2, 2])
  }

  @Test func `a thousand weak constraints do not outvote a stronger one`() throws {
    let a = solver.makeVariable()
    for _ in 0..<1000 { try solver.add(a == 0, 250) }
    try solver.add(a == 1, 251)
    #expect(solver.value(of: a) == 1)
  }

  @Test func `a large weak error does not outvote a small stronger one`() throws {
    let v = solver.makeVariables(2)
    try solver.add(v[1] == 1_000_000 * v[0])
    try solver.add(v[1] == 1_000_000, 1)
    try solver.add(v[0] == 0, 2)
    #expect(solver.value(of: v[1]) == 0)
  }

  @Test func `all thousand priorities are distinct`() throws {
    let a = solver.makeVariable()
    for priority in (1...999).reversed() {
      try solver.add(a == Double(priority), Priority(priority))
    }
    #expect(solver.value(of: a) == 999)
  }

  @Test func `of equal priorities the sum of errors is the least`() throws {
    let a = solver.makeVariable()
    for target in [0.0, 10, 50] { try solver.add(a == target, 500) }
    #expect(solver.value(of: a) == 10)
  }

  @Test func `a weight multiplies an error within its priority`() throws {
    let a = solver.makeVariable()
    try solver.add(Constraint(a == 0, priority: 500, weight: 3))
    for _ in 0..<2 { try solver.add(a == 10, 500) }
    #expect(solver.value(of: a) == 0)
  }

  @Test func `a quadrilateral keeps its midpoints and its bounds`() throws {
    // The example of the Cassowary paper: corners that stay, midpoints that follow, a frame.
    let x = solver.makeVariables(8)
    let y = solver.makeVariables(8)
    let corners = [(10.0, 10.0), (10, 200), (200, 200), (200, 10)]
    var stays: [(Constraint.ID, Constraint.ID)] = []
    for (index, corner) in corners.enumerated() {
      stays.append(
        (
          try solver.add(x[index] == corner.0, Priority(10 + index)),
          try solver.add(y[index] == corner.1, Priority(10 + index))
        )
      )
      let next = (index + 1) % 4
      try solver.add(x[4 + index] == 0.5 * (x[index] + x[next]))
      try solver.add(y[4 + index] == 0.5 * (y[index] + y[next]))
    }
    try solver.add(x[0] + 20 <= x[2])
    try solver.add(x[0] + 20 <= x[3])
    for index in 0..<4 {
      try solver.add(x[index] >= 0)
      try solver.add(x[index] <= 500)
    }
    #expect(solver.values(x[4], y[4], x[6], y[6]) == [10, 105, 200, 105])
    try solver.beginEditing(x[2], priority: 900)
    try solver.suggest(300, for: x[2])
    #expect(solver.values(x[2], x[5], x[6]) == [300, 155, 250])
    try solver.suggest(900, for: x[2])
    #expect(solver.values(x[2], x[5], x[6]) == [500, 255, 350])
    try solver.suggest(-40, for: x[2])
    #expect(solver.values(x[0], x[2]) == [0, 20])
  }

  @Test func `a hundred mixed constraints of one chain stay exact`() throws {
    let v = solver.makeVariables(100)
    try solver.add(v[0] == 7)
    for index in 1..<100 { try solver.add(v[index] == v[index - 1] + 0.25) }
    #expect(solver.value(of: v[99]) == 7 + 99 * 0.25)
  }
}
