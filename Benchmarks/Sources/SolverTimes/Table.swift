import AutoLayout
import Foundation

/// A layout as a table of text, which other solvers read as well.
///
/// A line is one of
///
///     edit width                         a variable that values are suggested for
///     change 12 45.5                     a constraint, by its number, and another constant for it
///     required == 10 -1 top 1 bottom     a strength, a relation, a constant, coefficients
struct Table {
  /// A constraint over variables by number.
  struct Row {
    var terms: [(variable: Int, coefficient: Double)]
    var relation: Constraint.Relation
    var constant: Double
    var priority: Priority
  }

  /// The priorities of the strengths, from strong to weak.
  static let priorities: [String: Priority] = [
    "required": 1000, "strong": 750, "firm": 740, "middle": 510, "medium": 500, "weak": 250,
  ]

  var names: [String] = []
  var rows: [Row] = []
  var edited: [Int] = []
  var changes: [(row: Int, constant: Double)] = []
  private var numbers: [String: Int] = [:]

  init(contentsOf path: String) throws {
    for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
      read(line.split(separator: " ").map(String.init))
    }
  }

  private mutating func read(_ words: [String]) {
    switch words[0] {
    case "edit": edited.append(number(of: words[1]))
    case "change": changes.append((Int(words[1]) ?? 0, Double(words[2]) ?? 0))
    default:
      guard let priority = Self.priorities[words[0]],
        let relation = Constraint.Relation(rawValue: words[1]), let constant = Double(words[2])
      else { preconditionFailure("A line is not a constraint: \(words).") }
      let terms = stride(from: 3, to: words.count, by: 2).map { index in
        (number(of: words[index + 1]), Double(words[index]) ?? 1)
      }
      rows.append(Row(terms: terms, relation: relation, constant: constant, priority: priority))
    }
  }

  private mutating func number(of name: String) -> Int {
    if let known = numbers[name] { return known }
    numbers[name] = names.count
    names.append(name)
    return names.count - 1
  }

  /// A solver with the layout, not yet solved.
  func build() throws -> Built {
    let solver = Solver()
    solver.solvesAtOnce = false
    let variables = names.map { solver.makeVariable(named: $0) }
    for index in edited { try solver.beginEditing(variables[index], priority: 750) }
    var ids: [Constraint.ID] = []
    ids.reserveCapacity(rows.count)
    for row in rows {
      var expression = Expression(-row.constant)
      for term in row.terms {
        expression.append(Expression.Term(variables[term.variable], term.coefficient))
      }
      var constraint = Constraint(expression, row.relation)
      constraint.priority = row.priority
      ids.append(try solver.add(constraint))
    }
    return Built(solver: solver, variables: variables, ids: ids)
  }
}

/// A layout in a solver.
struct Built {
  var solver: Solver
  var variables: [Variable]
  var ids: [Constraint.ID]
}
