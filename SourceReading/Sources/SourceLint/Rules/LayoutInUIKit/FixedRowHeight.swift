import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Rows of tables of one height.
  static let fixedRowHeight = SourceRule(
    description: RuleDescription(
      id: "fixed-row-height",
      title: "Rows of a fixed height",
      explanation: "Text that grows is cut off at the height of the row.",
      defaultSeverity: .error,
      criteria: .clipping,
      help: "Use `UITableView.automaticDimension`."
    ),
    examples: [
      "tableView.rowHeight = 56",
      "enum M { static let header = 32.0 }\ntableView.sectionHeaderHeight = M.header",
    ],
    nearMisses: [
      "tableView.rowHeight = UITableView.automaticDimension",
      "tableView.rowHeight = UIFontMetrics.default.scaledValue(for: 56)",
      "tableView.sectionHeaderHeight = 0", "tableView.sectionFooterHeight = 8",
      "picker.rowHeight = 40",
      "class C: UIViewController, UITableViewDelegate { func f() "
        + "{ tableView.sectionHeaderHeight = 28 } }",
    ],
    checks: .assignments(["rowHeight", "sectionHeaderHeight", "sectionFooterHeight"]) {
      site,
      report in
      guard let value = site.value,
        let height = FontValue.constantNumber(value, in: site.scope, file: report.file),
        height >= 16, !report.file.isForMac, isTable(site), isShown(site)
      else { return }
      report.add(
        site.node,
        "'\(site.text)' is always \(points(height)).",
        fixIts: [
          report.replacing(
            value,
            with: "UITableView.automaticDimension",
            title: "Let the content decide.",
            isSafe: false
          )
        ]
      )
    }
  )

  /// Whether a type that is the table's delegate gives it headers or footers.
  private static func isShown(_ site: AssignmentSite) -> Bool {
    let type = site.scope.type
    guard site.property != "rowHeight", !type.inherited.isDisjoint(with: delegates) else {
      return true
    }
    let part = site.property == "sectionHeaderHeight" ? "Header" : "Footer"
    return type.functions.contains { function in
      function.labels.contains("viewFor\(part)InSection")
        || function.labels.contains("titleFor\(part)InSection")
    }
  }

  private static let delegates: Set<String> = [
    "UITableViewDelegate", "UITableViewController", "UITableViewDataSource",
  ]

  private static func isTable(_ site: AssignmentSite) -> Bool {
    guard let name = site.receiver.last else {
      return site.scope.type.inherited.contains("UITableView")
    }
    if let type = site.scope.binding(name)?.typeName { return type.contains("TableView") }
    return name.lowercased().contains("table") || name.hasPrefix("$")
  }
}
