import AutoLayout

/// Numbers that are the same on every machine, after SplitMix64.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// One of some elements.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }
}

/// Random constraints whose required ones can hold together.
struct RandomSystem {
  var count: Int
  var constraints: [Blueprint] = []

  /// A constraint that does not know its variables yet.
  struct Blueprint {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Constraint.Relation
    var constant: Double
    var priority: Priority

    func constraint(_ variables: [Variable]) -> Constraint {
      let terms = terms.map { Expression.Term(variables[$0.variable], $0.coefficient) }
      return Constraint(
        Constraint(Expression(terms: terms, constant: -constant), relation),
        priority: priority
      )
    }
  }

  static let priorities: [Priority] = [1000, 1000, 999, 750, 750, 501, 250, 250, 1]

  private var solution: [Double]

  init(count: Int, constraints: Int, using generator: inout SeededGenerator) {
    self.count = count
    solution = (0..<count).map { _ in Double(Int.random(in: -50...200, using: &generator)) }
    for _ in 0..<constraints { self.constraints.append(next(using: &generator)) }
  }

  /// One more constraint of the kind.
  func next(using generator: inout SeededGenerator) -> Blueprint {
    let length = min(count, generator.pick([1, 1, 1, 2, 2, 2, 3, 4]))
    let subjects = (0..<count).shuffled(using: &generator).prefix(length)
    var terms: [(variable: Int, coefficient: Double)] = []
    for variable in subjects {
      terms.append((variable, generator.pick([1, 1, 1, -1, -1, 2, 0.5, -2, 3])))
    }
    let relations: [Constraint.Relation] = [.equal, .lessThanOrEqual, .greaterThanOrEqual]
    let relation = generator.pick(relations)
    let priority = generator.pick(Self.priorities)
    var constant = Double(Int.random(in: -100...300, using: &generator))
    if priority.isRequired {
      constant = terms.reduce(0) { $0 + $1.coefficient * solution[$1.variable] }
      let slack: Double = generator.pick([0, 0, 5, 40])
      if relation == .lessThanOrEqual { constant += slack }
      if relation == .greaterThanOrEqual { constant -= slack }
    }
    return Blueprint(terms: terms, relation: relation, constant: constant, priority: priority)
  }
}

/// A solver with the constraints it was given, to compare with another one.
final class Model {
  let solver = Solver()
  let variables: [Variable]
  var ids: [(id: Constraint.ID, blueprint: RandomSystem.Blueprint)] = []

  init(count: Int) {
    let solver = solver
    variables = (0..<count).map { _ in solver.makeVariable() }
  }

  func add(_ blueprint: RandomSystem.Blueprint) throws {
    ids.append((try solver.add(blueprint.constraint(variables)), blueprint))
  }

  var values: [Double] { variables.map { solver.value(of: $0) } }

  /// The sum of violations by priority.
  var errors: [Int: Double] {
    var sums: [Int: Double] = [:]
    for (id, blueprint) in ids {
      sums[blueprint.priority.rawValue, default: 0] += solver.violation(of: id)
    }
    return sums
  }

  /// The violation of each constraint, in the order in which they were added.
  var violations: [Double] { ids.map { solver.violation(of: $0.id) } }
}
