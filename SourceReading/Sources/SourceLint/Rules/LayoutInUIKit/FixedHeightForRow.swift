import Diagnostics
import SwiftSyntax

extension SourceRule {
  /// Delegates that return a literal height.
  static let fixedHeightForRow = SourceRule(
    description: RuleDescription(
      id: "fixed-height-for-row",
      title: "Delegate that gives rows a fixed height",
      explanation: "Text that grows is cut off at the height of the row.",
      defaultSeverity: .error,
      criteria: .clipping,
      help: "Return `UITableView.automaticDimension`, or remove the function."
    ),
    examples: [
      "class C: UITableViewController { override func tableView(_ t: UITableView, "
        + "heightForHeaderInSection s: Int) -> CGFloat { 40 }\noverride func tableView(_ t: UITableView, "
        + "viewForHeaderInSection s: Int) -> UIView? { let label = UILabel()\n"
        + "label.text = title; label.font = .preferredFont(forTextStyle: .headline); return label } }",
      "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat { 51 }",
      "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat "
        + "{ if i.row == 0 { return 181 }; return 65 }",
      "func tableView(_ t: UITableView, heightForHeaderInSection s: Int) -> CGFloat { return 44 }",
    ],
    nearMisses: [
      "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat "
        + "{ UITableView.automaticDimension }",
      "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat "
        + "{ isHidden(i) ? 0 : UITableView.automaticDimension }",
      "func tableView(_ t: UITableView, heightForFooterInSection s: Int) -> CGFloat { 8 }",
      "func tableView(_ t: UITableView, heightForRowAt i: IndexPath) -> CGFloat "
        + "{ return height(of: i) }",
      "class C: UITableViewController { override func tableView(_ t: UITableView, "
        + "heightForHeaderInSection s: Int) -> CGFloat { 40 }\noverride func tableView(_ t: UITableView, "
        + "viewForHeaderInSection s: Int) -> UIView? { let label = UILabel()\n"
        + "label.text = title; label.font = rowFont; return label } }\n"
        + "let rowFont = UIFont.systemFont(ofSize: 14)",
      "class C: UITableViewController { override func tableView(_ t: UITableView, "
        + "heightForHeaderInSection s: Int) -> CGFloat { 40 }\noverride func tableView(_ t: UITableView, "
        + "viewForHeaderInSection s: Int) -> UIView? { let v = UIActivityIndicatorView()\n"
        + "v.color = .textPrimary; return v } }",
    ],
    checks: .functions(["tableView"]) { site, report in
      let labels = site.labels
      guard labels.contains(where: ["heightForRowAt", "heightForHeaderInSection"].contains),
        let body = site.node.body, !isHeaderWithoutText(site),
        let facts = contradictions(site, report.file)
      else { return }
      let returned = returnedValues(body)
      let numbers = returned.map { value in
        value.alternatives.map {
          FontValue.constantNumber($0, in: site.scope, file: report.file)
        }
      }.joined()
      guard !returned.isEmpty, !numbers.isEmpty, numbers.allSatisfy({ $0 != nil }),
        let largest = numbers.compactMap({ $0 }).max(), largest >= 16
      else { return }
      report.add(
        site.node.name,
        "The height is always fixed, \(points(largest)) at most.",
        unless: facts
      )
    }
  )

  /// Whether the height is that of headers without text.
  private static func isHeaderWithoutText(_ site: FunctionSite) -> Bool {
    site.labels.contains("heightForHeaderInSection")
      && site.scope.type.functions.contains { $0.labels.contains("viewForHeaderInSection") }
      && !site.scope.type.showsText(inPart: "Header")
  }

  /// The facts under which the headers have text in fixed fonts; `nil` if the file shows it.
  private static func contradictions(_ site: FunctionSite, _ file: FileModel) -> [ProjectFact]? {
    guard site.labels.contains("heightForHeaderInSection"),
      let view = site.scope.type.functions.first(where: {
        $0.labels.contains("viewForHeaderInSection")
      })?.node
    else { return [] }
    let range = view.position..<view.endPosition
    let fonts = site.scope.type.assignments.filter {
      $0.property == "font" && range.contains($0.node.position)
    }
    return fonts.isEmpty ? [] : TypeModel.contradictionsOfGrowth(of: fonts, in: file)
  }

  /// The expressions that a body returns, including those in branches.
  private static func returnedValues(_ body: CodeBlockSyntax) -> [ExprSyntax] {
    if body.statements.count == 1, let only = body.statements.first?.item.as(ExprSyntax.self),
      !only.is(SwitchExprSyntax.self), !only.is(IfExprSyntax.self)
    {
      return [only]
    }
    let finder = ReturnFinder(viewMode: .sourceAccurate)
    finder.walk(body)
    return finder.values
  }
}

/// Finds the returned values of a function, without closures.
private final class ReturnFinder: SyntaxVisitor {
  var values: [ExprSyntax] = []

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    if let value = node.expression { values.append(value) }
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
