import AutoLayout
import Foundation

/// A system of constraints, one a line of input.
struct System: Decodable {
  /// A constraint: `[[variable, coefficient], …] relation constant` with a priority.
  struct Row: Decodable {
    var terms: [[Double]]
    var relation: String
    var constant: Double
    var priority: Int
  }

  var count: Int
  var rows: [Row]
}

/// The solver's answer about a system, a line of output.
struct Answer: Encodable {
  var values: [Double]
  var ambiguous: [Int]
  /// For each conflict the numbers of its constraints and, last, of the one that was broken.
  var conflicts: [[Int]]
}

/// Reads systems as lines of JSON and prints their solutions in the same way.
@main
struct SolveSystems {
  static func main() throws {
    let encoder = JSONEncoder()
    let decoder = JSONDecoder()
    while let line = readLine() {
      let answer = try solve(decoder.decode(System.self, from: Data(line.utf8)))
      print(String(decoding: try encoder.encode(answer), as: UTF8.self))
    }
  }

  static func solve(_ system: System) throws -> Answer {
    let solver = Solver()
    let variables = (0..<system.count).map { _ in solver.makeVariable() }
    for (number, row) in system.rows.enumerated() {
      let terms = row.terms.map { Expression.Term(variables[Int($0[0])], $0[1]) }
      guard let relation = Constraint.Relation(rawValue: row.relation) else { continue }
      var constraint = Constraint(
        Expression(terms: terms, constant: -row.constant),
        relation
      )
      constraint.priority = Priority(row.priority)
      constraint.tag = number
      try solver.add(constraint)
    }
    let ambiguous = Set(solver.ambiguousVariables())
    return Answer(
      values: variables.map { solver.value(of: $0) },
      ambiguous: variables.indices.filter { ambiguous.contains(variables[$0]) },
      conflicts: solver.takeConflictReports().map { $0.tags + [$0.brokenTag] }
    )
  }
}
