import AutoLayout
import Testing

/// Trees of views as an application builds them, changed at random.
@Suite struct Screens {
  /// A constraint of a screen before it has variables.
  typealias Blueprint = RandomSystem.Blueprint

  @Test(arguments: 0..<12)
  func `a screen that changes is the screen that is built anew`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(3000 + seed))
    let blueprints = screen(rows: 12, using: &generator)
    let model = Model(count: 2 + 12 * 6)
    model.solver.solvesAtOnce = seed.isMultiple(of: 2)
    for blueprint in blueprints { try model.add(blueprint) }
    for _ in 0..<25 {
      for _ in 0..<3 { try change(model, using: &generator) }
      let fresh = Model(count: model.variables.count)
      fresh.solver.solvesAtOnce = false
      for (_, blueprint) in model.ids { try fresh.add(blueprint) }
      for (one, other) in zip(model.violations, fresh.violations) {
        #expect(abs(one - other) < 1e-7)
      }
    }
    #expect(model.solver.takeConflictReports().isEmpty)
  }

  /// A list of rows, each with a label and a switch, in a window whose width is variable 0.
  private func screen(rows: Int, using generator: inout SeededGenerator) -> [Blueprint] {
    var list: [Blueprint] = []
    func add(
      _ terms: [(Int, Double)],
      _ relation: Constraint.Relation,
      _ constant: Double,
      _ priority: Priority = 1000
    ) {
      let terms = terms.map { (variable: $0.0, coefficient: $0.1) }
      list.append(
        Blueprint(terms: terms, relation: relation, constant: constant, priority: priority)
      )
    }
    add([(0, 1)], .equal, 390, 900)
    add([(1, 1)], .equal, 47)
    var bottom: [(Int, Double)] = [(1, -1)]
    for row in 0..<rows {
      let first = 2 + row * 6
      let (top, height, left, width) = (first, first + 1, first + 2, first + 3)
      let (labelTop, switchLeft) = (first + 4, first + 5)
      add([(top, 1)] + bottom, .equal, 8)
      add([(height, 1)], .greaterThanOrEqual, 44)
      add([(height, 1)], .equal, 44, 100)
      add([(left, 1)], .equal, 16)
      add([(width, 1)], .lessThanOrEqual, Double(Int.random(in: 40...300, using: &generator)), 251)
      add([(width, 1)], .greaterThanOrEqual, list[list.count - 1].constant, 750)
      add([(labelTop, 1), (top, -1), (height, -0.5)], .equal, -10)
      add([(switchLeft, 1), (0, -1)], .equal, -67)
      add([(switchLeft, 1), (left, -1), (width, -1)], .greaterThanOrEqual, 8, 999)
      bottom = [(top, -1), (height, -1)]
    }
    return list
  }

  /// Changes a constant or a priority, or takes a constraint out and adds it again.
  private func change(_ model: Model, using generator: inout SeededGenerator) throws {
    let index = Int.random(in: 0..<model.ids.count, using: &generator)
    let (id, blueprint) = model.ids[index]
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      try model.solver.remove(id)
      model.ids.remove(at: index)
      try model.add(blueprint)
    case 1 where !blueprint.priority.isRequired:
      let priority = Priority(Int.random(in: 1...999, using: &generator))
      try model.solver.setPriority(priority, of: id)
      model.ids[index].blueprint.priority = priority
    default:
      let constant = blueprint.constant + Double(Int.random(in: -20...20, using: &generator))
      try model.solver.setConstant(constant, of: id)
      model.ids[index].blueprint.constant = constant
    }
  }
}
