import AutoLayout
import Testing

/// However a system came about, its solution is that of a solver that is given it at once.
@Suite struct Incremental {
  @Test(arguments: 0..<60)
  func `removing in random order gives what building from scratch gives`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let system = RandomSystem(count: 8, constraints: 26, using: &generator)
    let model = Model(count: 8)
    for blueprint in system.constraints { try model.add(blueprint) }
    while model.ids.count > 2 {
      let index = Int.random(in: 0..<model.ids.count, using: &generator)
      try model.solver.remove(model.ids.remove(at: index).id)
      try expectSameAsFresh(model)
    }
  }

  @Test(arguments: 0..<60)
  func `any mixture of changes gives what building from scratch gives`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(1000 + seed))
    let system = RandomSystem(count: 7, constraints: 16, using: &generator)
    let model = Model(count: 7)
    for blueprint in system.constraints { try model.add(blueprint) }
    for _ in 0..<60 {
      try change(model, system, using: &generator)
      try expectSameAsFresh(model)
    }
  }

  @Test(arguments: 0..<30)
  func `a batch of changes gives what single changes give`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(2000 + seed))
    let system = RandomSystem(count: 7, constraints: 16, using: &generator)
    let model = Model(count: 7)
    try model.solver.batch { for blueprint in system.constraints { try model.add(blueprint) } }
    for _ in 0..<12 {
      try model.solver.batch {
        for _ in 0..<6 { try change(model, system, using: &generator) }
      }
      try expectSameAsFresh(model)
    }
  }

  @Test(arguments: 0..<10)
  func `removing most constraints at once gives what building from scratch gives`(
    seed: Int
  ) throws {
    var generator = SeededGenerator(seed: UInt64(3000 + seed))
    let system = RandomSystem(count: 12, constraints: 110, using: &generator)
    let model = Model(count: 12)
    for blueprint in system.constraints { try model.add(blueprint) }
    try model.solver.batch {
      while model.ids.count > 20 {
        let index = Int.random(in: 0..<model.ids.count, using: &generator)
        try model.solver.remove(model.ids.remove(at: index).id)
      }
      try model.add(system.next(using: &generator))
    }
    try expectSameAsFresh(model)
  }

  /// Adds, removes or changes a constraint.
  ///
  /// Required constants stay, so that all can hold. Adds, removes or changes a constraint.
  ///
  private func change(
    _ model: Model,
    _ system: RandomSystem,
    using generator: inout SeededGenerator
  ) throws {
    let index = Int.random(in: 0..<model.ids.count, using: &generator)
    let id = model.ids[index].id
    let isRequired = model.ids[index].blueprint.priority.isRequired
    switch Int.random(in: 0..<5, using: &generator) {
    case 0:
      try model.add(system.next(using: &generator))
    case 1 where model.ids.count > 4:
      try model.solver.remove(model.ids.remove(at: index).id)
    case 2 where !isRequired:
      let constant = Double(Int.random(in: -100...300, using: &generator))
      try model.solver.setConstant(constant, of: id)
      model.ids[index].blueprint.constant = constant
    case 3 where isRequired:
      try model.solver.setPriority(600, of: id)
      model.ids[index].blueprint.priority = 600
    case 4 where !isRequired:
      let priority = Priority(Int.random(in: 1...999, using: &generator))
      try model.solver.setPriority(priority, of: id)
      model.ids[index].blueprint.priority = priority
    default:
      break
    }
  }

  private func expectSameAsFresh(
    _ model: Model,
    _ location: SourceLocation = #_sourceLocation
  )
    throws
  {
    let fresh = Model(count: model.variables.count)
    for (_, blueprint) in model.ids { try fresh.add(blueprint) }
    #expect(model.solver.takeConflictReports().isEmpty, sourceLocation: location)
    for (one, other) in zip(model.violations, fresh.violations) {
      #expect(abs(one - other) < 1e-6, sourceLocation: location)
    }
    let ambiguous = fresh.solver.ambiguousVariables()
    #expect(model.solver.ambiguousVariables() == ambiguous, sourceLocation: location)
    for (variable, (one, other)) in zip(model.variables, zip(model.values, fresh.values))
    where !ambiguous.contains(variable) {
      #expect(abs(one - other) < 1e-6, sourceLocation: location)
    }
  }
}
