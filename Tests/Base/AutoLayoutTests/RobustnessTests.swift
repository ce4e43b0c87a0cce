import AutoLayout
import Testing

/// Numbers and systems that solvers stumble over.
@Suite struct Robustness {
  let solver = Solver()

  @Test func `numbers that are not finite are refused by name`() throws {
    let a = solver.makeVariable(named: "a")
    #expect(throws: SolverError.notFinite(.constant, constraint: "mine")) {
      try solver.add(a == .nan, 1000, "mine")
    }
    #expect(throws: SolverError.notFinite(.constant, constraint: "a <= inf")) {
      try solver.add(a <= Double.infinity)
    }
    #expect(throws: SolverError.notFinite(.coefficient, constraint: "mine")) {
      try solver.add(.infinity * a == 1, 1000, "mine")
    }
    #expect(throws: SolverError.notFinite(.weight, constraint: "a == 1 @5")) {
      try solver.add(Constraint(a == 1, priority: 5, weight: 0))
    }
    let id = try solver.add(a == 1, 1000, "mine")
    #expect(throws: SolverError.notFinite(.constant, constraint: "mine")) {
      try solver.setConstant(-.infinity, of: id)
    }
    #expect(solver.value(of: a) == 1)
  }

  @Test(arguments: [1e300, -1e300, 1e-300, 2e6, 5e-7, -.infinity])
  func `coefficients whose products overflow or vanish are refused`(coefficient: Double) throws {
    let a = solver.makeVariable(named: "a")
    let refusal = SolverError.notFinite(.coefficient, constraint: "mine")
    #expect(throws: refusal) { try solver.add(coefficient * a == 1, 1000, "mine") }
    #expect(refusal.description.contains("1e-6 and 1e6"))
    #expect(throws: SolverError.self) {
      try solver.add(Constraint(a == 1, priority: 5, weight: coefficient.magnitude))
    }
    try solver.add(0 * a + a == 1)
    #expect(solver.value(of: a) == 1)
  }

  @Test func `suggestions that are not finite are refused`() throws {
    let a = solver.makeVariable(named: "a")
    try solver.beginEditing(a)
    try solver.suggest(3, for: a)
    #expect(throws: SolverError.notFinite(.constant, constraint: "a == 3 @900")) {
      try solver.suggest(.nan, for: a)
    }
    #expect(solver.value(of: a) == 3)
  }

  @Test func `constraints and variables of others are refused`() throws {
    let other = Solver()
    let strangers = other.makeVariables(3)
    #expect(throws: SolverError.unknownVariable(strangers[2])) { try solver.add(strangers[2] == 1) }
    let a = solver.makeVariable()
    let id = try solver.add(a == 1)
    try solver.remove(id)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.setConstant(1, of: id) }
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.setPriority(1, of: id) }
    let again = try solver.add(a == 2)
    #expect(again != id)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
    #expect(solver.value(of: a) == 2)
  }

  @Test func `the largest numbers stand for no limit`() throws {
    let v = solver.makeVariables(2)
    try solver.add(v[0] <= Double.greatestFiniteMagnitude)
    try solver.add(v[0] >= -Double.greatestFiniteMagnitude)
    try solver.add(v[0] == 50, 500)
    try solver.add(v[1] == v[0] + 0.5)
    #expect(solver.takeConflictReports().isEmpty)
    #expect(abs(solver.value(of: v[0]) - 50) < 1e-9)
    #expect(abs(solver.value(of: v[1]) - 50.5) < 1e-9)
  }

  @Test(arguments: [1e-6, 1e-3, 1, 1e3, 1e6, 1e9])
  func `the scale of a layout does not matter`(scale: Double) throws {
    let v = solver.makeVariables(4)
    try solver.add(v[1] == v[0] + 100 * scale)
    try solver.add(v[2] >= v[1] + 20 * scale)
    try solver.add(v[2] == 0, 600)
    try solver.add(v[3] == v[2] - v[0])
    let wish = try solver.add(v[0] == 7 * scale, 700)
    for step in [1.0, -5, 30, 7] { try solver.setConstant(step * scale, of: wish) }
    for (variable, expected) in zip(v, [7.0, 107, 127, 120]) {
      #expect(abs(solver.value(of: variable) - expected * scale) <= 1e-9 * max(1, 100 * scale))
    }
  }

  @Test func `nearly parallel equations are solved`() throws {
    let v = solver.makeVariables(2)
    try solver.add(v[0] + v[1] == 10)
    try solver.add(v[0] + 1.000001 * v[1] == 10.000004)
    #expect(solver.takeConflictReports().isEmpty)
    #expect(abs(solver.value(of: v[1]) - 4) < 1e-6)
  }

  @Test func `thirds add up without a conflict`() throws {
    let v = solver.makeVariables(4)
    try solver.add(v[3] == 100)
    for index in 0..<3 { try solver.add(v[index] == (1.0 / 3) * v[3]) }
    try solver.add(v[0] + v[1] + v[2] == v[3])
    for index in 0..<3 { try solver.add(3 * v[index] == 100) }
    #expect(solver.takeConflictReports().isEmpty)
  }

  @Test func `an example on which the simplex method can cycle ends`() throws {
    // Beale (1955): minimize -3/4 a + 150 b - 1/50 c + 6 d; the least is -1/20 at a = 1/25, c = 1.
    let v = solver.makeVariables(4)
    for variable in v { try solver.add(variable >= 0) }
    try solver.add(0.25 * v[0] - 60 * v[1] - 0.04 * v[2] + 9 * v[3] <= 0)
    try solver.add(0.5 * v[0] - 90 * v[1] - 0.02 * v[2] + 3 * v[3] <= 0)
    try solver.add(1 * v[2] <= 1)
    try solver.add(-0.75 * v[0] + 150 * v[1] - 0.02 * v[2] + 6 * v[3] <= -1000, 500)
    let expected = [0.04, 0, 1, 0]
    for (variable, value) in zip(v, expected) {
      #expect(abs(solver.value(of: variable) - value) < 1e-9)
    }
  }

  @Test func `a cube of corners on which the method walks far ends`() throws {
    // Klee and Minty (1972) in eight dimensions.
    let v = solver.makeVariables(8)
    var goal = Expression()
    for index in 0..<8 {
      try solver.add(v[index] >= 0)
      var sum = Expression(v[index])
      for earlier in 0..<index {
        sum.append(Expression.Term(v[earlier], Double(2 << (index - earlier))))
      }
      var limit = 1.0
      for _ in 0...index { limit *= 5 }
      try solver.add(sum <= limit)
      goal.append(Expression.Term(v[index], Double(1 << (7 - index))))
    }
    try solver.add(goal >= 1e7, 500)
    #expect(abs(solver.value(of: v[7]) - 390_625) < 1e-6)
  }

  @Test(arguments: 0..<20)
  func `the same input gives the same bits`(seed: Int) throws {
    func run() throws -> [UInt64] {
      var generator = SeededGenerator(seed: UInt64(seed))
      let system = RandomSystem(count: 9, constraints: 30, using: &generator)
      let model = Model(count: 9)
      for blueprint in system.constraints { try model.add(blueprint) }
      for _ in 0..<10 {
        try model.solver.remove(model.ids.remove(at: generator.pick(Array(model.ids.indices))).id)
      }
      return model.values.map(\.bitPattern)
    }
    #expect(try run() == run())
  }
}
