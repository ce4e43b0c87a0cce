import AutoLayout
import Foundation

/// Prints the CPU time in microseconds that a layout takes to build and to change.
///
///     solver-times TABLE
@main
struct SolverTimes {
  static let sizes: [[Double]] = [
    [400, 600], [600, 400], [800, 1200], [1200, 800], [400, 800], [800, 400],
  ]

  static func main() throws {
    let table = try Table(contentsOf: CommandLine.arguments[1])
    line("build", try build(table))
    if !table.edited.isEmpty { line("suggest", try suggest(table)) }
    if !table.changes.isEmpty { line("change", try change(table)) }
    line("limit", limit(table))
    print("checksum \(try checksum(table))")
  }

  private static func line(_ name: String, _ value: Double) {
    print("\(name) \(String(format: "%.4f", value))")
  }

  /// From nothing to all values.
  private static func build(_ table: Table) throws -> Double {
    try microseconds(times: 40) {
      let built = try table.build()
      blackHole(sumOfChanges(built.solver))
    }
  }

  /// Two suggested values and the values that follow, for each of six sizes in turn.
  private static func suggest(_ table: Table) throws -> Double {
    let built = try table.build()
    let edited = table.edited.map { built.variables[$0] }
    blackHole(sumOfChanges(built.solver))
    let time = try microseconds(times: 1000) {
      for size in sizes {
        for (variable, value) in zip(edited, size) {
          try built.solver.suggest(value, for: variable)
        }
        blackHole(sumOfChanges(built.solver))
      }
    }
    return time / Double(sizes.count)
  }

  /// Other constants and back, each time with the values that follow.
  private static func change(_ table: Table) throws -> Double {
    let built = try table.build()
    blackHole(sumOfChanges(built.solver))
    let time = try microseconds(times: 50) {
      for (row, constant) in table.changes {
        try built.solver.setConstant(constant, of: built.ids[row])
      }
      blackHole(sumOfChanges(built.solver))
      for (row, _) in table.changes {
        try built.solver.setConstant(table.rows[row].constant, of: built.ids[row])
      }
      blackHole(sumOfChanges(built.solver))
    }
    return time / 2
  }

  /// The limit: each constraint is computed once for given values, and nothing is solved.
  private static func limit(_ table: Table) -> Double {
    var values = table.names.indices.map(Double.init)
    return microseconds(times: 1000) {
      var sum = 0.0
      for row in table.rows {
        var left = -row.constant
        for term in row.terms { left += term.coefficient * values[term.variable] }
        sum += left.magnitude
      }
      values[0] = sum / 1e9
      blackHole(sum)
    }
  }

  /// The sum of all values at the sizes, to be compared with another solver's.
  private static func checksum(_ table: Table) throws -> Double {
    let built = try table.build()
    var sum = 0.0
    for size in sizes {
      for (index, value) in zip(table.edited, size) {
        try built.solver.suggest(value, for: built.variables[index])
      }
      for variable in built.variables { sum += built.solver.value(of: variable) }
    }
    return sum
  }

  private static func sumOfChanges(_ solver: Solver) -> Double {
    var sum = 0.0
    solver.takeChangedValues { _, value in sum += value }
    return sum
  }
}

/// The CPU time of one call; the least of several runs of many calls.
private func microseconds(times: Int, _ work: () throws -> Void) rethrows -> Double {
  try (0..<9).reduce(.infinity) { least, _ in
    let start = cpuTime()
    for _ in 0..<times { try work() }
    return min(least, (cpuTime() - start) / Double(times))
  }
}

private func cpuTime() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1e6 + Double(time.tv_nsec) / 1e3
}

/// Keeps a result from being left out.
@inline(never)
private func blackHole(_ value: Double) {
  precondition(value.isFinite, "Values are finite.")
}
