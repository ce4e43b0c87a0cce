import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Estimates of 0, which disable automatic heights.
  static let missingEstimatedRowHeight = SourceRule(
    description: RuleDescription(
      id: "missing-estimated-row-height",
      title: "Estimated height of rows that is 0",
      explanation: "An estimate of 0 switches automatic heights off.",
      defaultSeverity: .note,
      criteria: .clipping,
      help: "Remove the line, or give an estimate."
    ),
    examples: [
      "func f() { t.rowHeight = UITableView.automaticDimension; t.estimatedRowHeight = 0 }",
      "func tableView(_ t: UITableView, estimatedHeightForRowAt i: IndexPath) -> CGFloat { 0 }",
    ],
    nearMisses: [
      "func f() { t.rowHeight = UITableView.automaticDimension; t.estimatedRowHeight = 60 }",
      "func f() { t.rowHeight = UITableView.automaticDimension }",
      "func f() { t.rowHeight = height; t.estimatedRowHeight = 0 }",
    ],
    checks: .assignments(["estimatedRowHeight"]) { site, report in
      guard site.value?.number == 0 else { return }
      let isAutomatic = site.scope.type.assignments.contains { other in
        other.property == "rowHeight" && other.value?.lastName == "automaticDimension"
      }
      guard isAutomatic else { return }
      report.add(site.node, "An estimate of 0 switches automatic heights off.")
    },
    .assignments(["rowHeight"]) { _, _ in },
    .functions(["tableView"]) { site, report in
      guard site.labels.contains("estimatedHeightForRowAt"), let body = site.node.body,
        body.statements.count == 1, let item = body.statements.first?.item
      else { return }
      let value =
        item.as(ExprSyntax.self)
        ?? item.as(StmtSyntax.self)?.as(ReturnStmtSyntax.self)?.expression
      guard value?.number == 0 else { return }
      report.add(site.node.name, "An estimate of 0 switches automatic heights off.")
    }
  )
}
