import AutoLayout
import Testing

/// Numbers that no layout has and that a file or a mistake can bring.
@Suite struct Extremes {
  @Test(arguments: 0..<24)
  func `whatever the numbers are, an answer is found`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(5000 + seed))
    let solver = Solver()
    let variables = (0..<6).map { _ in solver.makeVariable() }
    var ids: [Constraint.ID] = []
    for _ in 0..<60 {
      if ids.count > 8, Bool.random(using: &generator) {
        try change(solver, &ids, using: &generator)
      } else {
        ids.append(try solver.add(constraint(variables, using: &generator)))
      }
    }
    for variable in variables { #expect(solver.value(of: variable).isFinite) }
    for id in ids { try solver.remove(id) }
    try solver.add(variables[0] == 1)
    try solver.add(variables[1] == variables[0] + 1)
    #expect(solver.values(variables[0], variables[1]) == [1, 2])
    #expect(solver.brokenConstraints.isEmpty)
  }

  private func constraint(
    _ variables: [Variable],
    using generator: inout SeededGenerator
  ) -> Constraint {
    let coefficients = [1, -1, 1e-6, 1e6, -1e6, 1e-3, 1 / 3.0, 0.5, 7e5, 0]
    let terms = (0..<Int.random(in: 0...4, using: &generator)).map { _ in
      Expression.Term(generator.pick(variables), generator.pick(coefficients))
    }
    let relations: [Constraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    return Constraint(
      Constraint(
        Expression(terms: terms, constant: constant(using: &generator)),
        generator.pick(relations)
      ),
      priority: generator.pick([1000, 1000, 999, 500, 1]),
      weight: generator.pick([1, 1e-6, 1e6])
    )
  }

  private func constant(using generator: inout SeededGenerator) -> Double {
    generator.pick([0, 1, -1, 1e300, -1e300, .leastNonzeroMagnitude, 1e12, 320, 1e-9])
  }

  private func change(
    _ solver: Solver,
    _ ids: inout [Constraint.ID],
    using generator: inout SeededGenerator
  ) throws {
    let index = Int.random(in: ids.indices, using: &generator)
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: try solver.remove(ids.remove(at: index))
    case 1: try solver.setConstant(constant(using: &generator), of: ids[index])
    default: try solver.setPriority(generator.pick([1000, 999, 250]), of: ids[index])
    }
  }
}
