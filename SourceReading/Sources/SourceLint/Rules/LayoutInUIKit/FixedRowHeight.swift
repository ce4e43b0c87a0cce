import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Table rows of a fixed height.
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
      "enum M { static let header = 32.0 }\nclass C: UITableViewController { func f() "
        + "{ tableView.sectionHeaderHeight = M.header }\n"
        + "override func tableView(_ t: UITableView, titleForHeaderInSection s: Int) -> String? "
        + "{ name } }",
      "class C: UIViewController, UITableViewDelegate { func f() "
        + "{ tableView.sectionFooterHeight = 40 }\nfunc tableView(_ t: UITableView, "
        + "viewForFooterInSection s: Int) -> UIView? { let l = UILabel(); l.text = note; return l } }",
    ],
    nearMisses: [
      "tableView.rowHeight = UITableView.automaticDimension",
      "tableView.rowHeight = UIFontMetrics.default.scaledValue(for: 56)",
      "tableView.sectionHeaderHeight = 0", "tableView.sectionFooterHeight = 8",
      "picker.rowHeight = 40",
      "class C: UIViewController, UITableViewDelegate { func f() "
        + "{ tableView.sectionHeaderHeight = 28 } }",
      "tableView.sectionFooterHeight = 16",
      "class C: UITableViewController { func f() { tableView.rowHeight = 56 }\n"
        + "override func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat "
        + "{ UITableView.automaticDimension } }",
      "class C: UIViewController, UITableViewDelegate { func f() "
        + "{ tableView.sectionHeaderHeight = 28 }\nfunc tableView(_ t: UITableView, "
        + "viewForHeaderInSection s: Int) -> UIView? { UIView() } }",
    ],
    checks: .assignments(["rowHeight", "sectionHeaderHeight", "sectionFooterHeight"]) {
      site,
      report in
      guard let value = site.value,
        let height = FontValue.constantNumber(value, in: site.scope, file: report.file),
        height >= 16, !report.file.isForMac, isTable(site), isShown(site),
        !isAnsweredByDelegate(site)
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

  /// Whether a row is affected, or headers or footers in which the type shows text.
  private static func isShown(_ site: AssignmentSite) -> Bool {
    guard site.property != "rowHeight" else { return true }
    return site.scope.type.showsText(
      inPart: site.property == "sectionHeaderHeight" ? "Header" : "Footer"
    )
  }

  /// Whether a delegate method provides the heights, so that the property has no effect.
  private static func isAnsweredByDelegate(_ site: AssignmentSite) -> Bool {
    let label =
      [
        "rowHeight": "heightForRowAt", "sectionHeaderHeight": "heightForHeaderInSection",
        "sectionFooterHeight": "heightForFooterInSection",
      ][site.property] ?? ""
    return site.scope.type.functions.contains { $0.labels.contains(label) }
  }

  private static func isTable(_ site: AssignmentSite) -> Bool {
    guard let name = site.receiver.last else {
      return site.scope.type.inherited.contains("UITableView")
    }
    if let type = site.scope.binding(name)?.typeName { return type.contains("TableView") }
    return name.lowercased().contains("table") || name.hasPrefix("$")
  }
}
