import AutoLayout
import Testing

/// Required constraints that cannot hold together.
@Suite struct Conflicts {
  let solver = Solver()

  @Test func `the newest of a conflict is broken and all are named`() throws {
    let v = solver.makeVariables(3)
    try solver.add(v[0] == 0, 1000, "left")
    try solver.add(v[2] == 50, 1000, "elsewhere")
    try solver.add(v[1] == v[0] + 100, 1000, "gap")
    let last = try solver.add(v[1] <= 80, 1000, "right")
    let report = try #require(solver.takeConflictReports().first)
    #expect(report.names == ["left", "gap", "right"])
    #expect(report.broken == last)
    #expect(report.brokenName == "right")
    #expect(solver.isBroken(last))
    #expect(solver.values(v[0], v[1], v[2]) == [0, 100, 50])
    #expect(solver.takeConflictReports().isEmpty)
  }

  @Test func `the text is what UIKit logs`() throws {
    let width = solver.makeVariable()
    let names = [
      "<NSLayoutConstraint:0x1 UILabel:0x2.width == 100   (active)>",
      "<NSLayoutConstraint:0x3 UILabel:0x2.width == 200   (active)>",
    ]
    try solver.add(width == 100, 1000, names[0])
    try solver.add(width == 200, 1000, names[1])
    let text = try #require(solver.takeConflictReports().first).text
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.first == "Unable to simultaneously satisfy constraints.")
    #expect(text.contains("(\n    \"\(names[0])\",\n    \"\(names[1])\"\n)\n"))
    #expect(text.contains("Will attempt to recover by breaking constraint \n\(names[1])\n"))
    #expect(lines.last?.hasSuffix("<UIKitCore/UIView.h> may also be helpful.") == true)
  }

  @Test func `a constraint without a name is written out`() throws {
    let v = solver.makeVariables(2)
    try solver.add(v[0] + 2 * v[1] == 10)
    try solver.add(-v[0] - 2 * v[1] >= 3)
    let report = try #require(solver.takeConflictReports().first)
    #expect(report.names == ["a + 2*b == 10", "-a - 2*b >= 3"])
  }

  @Test func `a broken constraint holds again when another one goes`() throws {
    let a = solver.makeVariable()
    let first = try solver.add(a == 1)
    let second = try solver.add(a == 2)
    #expect(solver.brokenConstraints == [second])
    try solver.remove(first)
    #expect(solver.brokenConstraints.isEmpty)
    #expect(solver.value(of: a) == 2)
  }

  @Test(arguments: [(nil, 43, 4), (999, 47, 0)] as [(Priority?, Double, Double)])
  func `a broken constraint pulls where it has a priority for that`(
    priority: Priority?,
    height: Double,
    left: Double
  ) throws {
    // As saved by Interface Builder: a row of 66 with 11 and 8 beside a picture that shall be 52 high,
    // and a bar of 4 below it that resists at 750. The bar has no height, the picture 47.
    solver.brokenPriority = priority
    let picture = solver.makeVariable(named: "picture")
    let bar = solver.makeVariable(named: "bar")
    try solver.add(picture >= 0)
    try solver.add(bar >= 0)
    try solver.add(picture + bar == 66 - 11 - 8)
    try solver.add(picture == 38, 251)
    try solver.add(bar == 4, 750)
    try solver.add(picture == 52, 1000, "picture")
    #expect(solver.takeConflictReports().map(\.brokenName) == ["picture"])
    #expect(solver.value(of: picture) == height)
    #expect(solver.value(of: bar) == left)
  }

  @Test func `a broken constraint holds again when a constant allows it`() throws {
    let v = solver.makeVariables(2)
    let width = try solver.add(v[0] == 100)
    try solver.add(v[1] >= 150)
    let inside = try solver.add(v[1] <= v[0])
    #expect(solver.isBroken(inside))
    try solver.setConstant(200, of: width)
    #expect(!solver.isBroken(inside))
    #expect(solver.takeConflictReports().count == 1)
  }

  @Test func `a changed constant can be what conflicts`() throws {
    let v = solver.makeVariables(2)
    let width = try solver.add(v[0] == 100, 1000, "width")
    try solver.add(v[0] == v[1], 1000, "equal")
    let most = try solver.add(v[1] <= 120, 1000, "most")
    try solver.setConstant(300, of: width)
    let report = try #require(solver.takeConflictReports().first)
    #expect(report.names == ["width", "equal", "most"])
    #expect(report.broken == most)
    #expect(solver.values(v[0], v[1]) == [300, 300])
  }

  @Test func `the policy chooses, and what resists is kept`() throws {
    for (policy, expected) in [
      (ConflictPolicy.breakNewest, "b"), (.breakOldest, "a"), (ConflictPolicy { _ in 2 }, "window"),
    ] {
      let solver = Solver(conflictPolicy: policy)
      let v = solver.makeVariable()
      try solver.add(v >= 10, 1000, "a")
      try solver.add(v - 5 <= 0, 700, "soft")
      try solver.add(Constraint(v >= 12, name: "b"))
      try solver.add(Constraint(v <= 11, name: "window", resistsBreaking: true))
      let reports = solver.takeConflictReports()
      if expected == "a" {
        #expect(reports.isEmpty || reports[0].brokenName != "window")
      } else {
        #expect(reports.first?.names.contains("soft") == false)
      }
    }
  }

  @Test func `the oldest is broken when asked, and the others go on`() throws {
    let solver = Solver(conflictPolicy: .breakOldest)
    let v = solver.makeVariables(3)
    let first = try solver.add(v[0] + v[1] == 10, 1000, "sum")
    try solver.add(v[0] == 3, 1000, "a")
    try solver.add(v[2] == v[1] + 1, 1000, "c")
    try solver.add(v[2] == 100, 1000, "last")
    let report = try #require(solver.takeConflictReports().first)
    #expect(report.names == ["sum", "a", "c", "last"])
    #expect(report.broken == first)
    #expect(solver.values(v[0], v[1], v[2]) == [3, 99, 100])
  }

  @Test(arguments: [3, 400])
  func `a circle of equations that does not close is named and opened`(count: Int) throws {
    let v = (0..<count).map { _ in solver.makeVariable() }
    let elsewhere = solver.makeVariable()
    try solver.add(elsewhere == v[count - 1] + 5)
    for index in 0..<count {
      try solver.add(v[(index + 1) % count] == v[index] + 1, 1000, "step \(index)")
    }
    let reports = solver.takeConflictReports()
    #expect(reports.map(\.names) == [(0..<count).map { "step \($0)" }])
    #expect(reports.map(\.brokenName) == ["step \(count - 1)"])
    #expect(solver.value(of: v[count - 1]) - solver.value(of: v[0]) == Double(count - 1))
    #expect(solver.value(of: elsewhere) - solver.value(of: v[0]) == Double(count + 4))
  }

  @Test func `a circle of equations that closes is no conflict`() throws {
    let v = solver.makeVariables(4)
    for index in 0..<3 { try solver.add(v[index + 1] == v[index] + 10) }
    try solver.add(v[0] == v[3] - 30)
    try solver.add(v[2] == 0, 5)
    #expect(solver.takeConflictReports().isEmpty)
    #expect(solver.values(v[0], v[1], v[2], v[3]) == [-20, -10, 0, 10])
  }

  @Test func `a constraint without variables can only hold or be broken`() throws {
    let a = solver.makeVariable()
    let never = try solver.add(Constraint(a - a == 5.0, name: "never"))
    try solver.add(a - a == 0.0)
    #expect(solver.takeConflictReports().map(\.names) == [["never"]])
    #expect(solver.brokenConstraints == [never])
  }

  @Test func `the handler is told once`() throws {
    var told: [String] = []
    solver.onConflict = { told.append($0.brokenName) }
    let a = solver.makeVariable()
    try solver.add(a == 1)
    try solver.add(a == 2, 1000, "two")
    try solver.add(a == 3, 500)
    #expect(told == ["two"])
  }

  @Test(arguments: 0..<80)
  func `each report is a conflict of which no part conflicts`(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    let system = RandomSystem(count: 6, constraints: 30, using: &generator)
    for policy in [ConflictPolicy.breakNewest, .breakOldest, ConflictPolicy { $0.count / 2 }] {
      let model = Model(count: 6)
      model.solver.conflictPolicy = policy
      for var blueprint in system.constraints {
        blueprint.priority = generator.pick([1000, 1000, 1000, 500])
        try model.add(blueprint)
      }
      try expectMinimal(model)
      let broken = Set(model.solver.brokenConstraints)
      for (id, blueprint) in model.ids where blueprint.priority.isRequired && !broken.contains(id) {
        #expect(model.solver.violation(of: id) < 1e-8)
      }
    }
  }

  private func expectMinimal(_ model: Model) throws {
    for report in model.solver.takeConflictReports() {
      let members = model.ids.filter { report.constraints.contains($0.id) }.map(\.blueprint)
      #expect(try conflicts(members))
      for index in members.indices {
        var fewer = members
        fewer.remove(at: index)
        #expect(try !conflicts(fewer))
      }
    }
  }

  private func conflicts(_ members: [RandomSystem.Blueprint]) throws -> Bool {
    let model = Model(count: 6)
    for blueprint in members { try model.add(blueprint) }
    return !model.solver.takeConflictReports().isEmpty
  }
}
