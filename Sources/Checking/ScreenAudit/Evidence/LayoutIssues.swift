import Diagnostics
import DynamicType
import Snapshots

extension AuditContext {
  /// Observations of the layout issues of a kind, one for each object and size.
  func issues(
    _ kind: LayoutIssue.Kind,
    predicate: String,
    hint: String
  ) -> [Observation] {
    each { screen in
      var seen: Set<String> = []
      return screen.snapshot.issues.compactMap { issue in
        guard issue.kind == kind else { return nil }
        let object = AuditedObject(issue, in: screen)
        guard seen.insert(object.key).inserted else { return nil }
        let element = issue.objectID.flatMap { id in
          screen.elements.first { $0.element.identity.objectID == id }
        }
        return Observation(
          object: object,
          category: screen.category,
          doubt: doubt(of: issue, in: screen),
          region: element?.frame ?? Rect(size: screen.snapshot.size),
          predicate: predicate,
          detail: issue.brokenConstraint.map { Self.detail(of: $0, in: issue) }
            ?? issue.message.withoutFullStop,
          measures: issue.constraints.isEmpty
            ? [] : [.count("constraints", issue.constraints.count)],
          hint: issue.brokenConstraint?.isContentSize == true ? Self.contentHint : hint,
          contents: Set(
            issue.constraints.filter(\.isContentSize).compactMap(\.first.objectID)
          )
        )
      }
    }
  }

  private static let contentHint =
    "Lower the hugging or the compression resistance of the content from 1000 to 999, or make the "
    + "other length ‘greater than or equal’."

  /// Describes the constraint that was broken, and the one for which it was broken, unless that was the size
  /// of a content, which is not a constraint that a person could find.
  private static func detail(of broken: SnapshotConstraint, in issue: LayoutIssue) -> String {
    guard broken.isContentSize else { return "‘\(broken.formula)’ had to give way" }
    let winner = issue.constraints.last { !$0.isImplicit }
    return "the size of its content, which is required, had to give way"
      + (winner.map { " to ‘\($0.formula)’" } ?? "")
  }

  /// The reason why constraints may not conflict in the app: they include the length of a cell or of a view
  /// without a screen around it, which only its list or its code determines.
  private func doubt(of issue: LayoutIssue, in screen: AuditedScreen) -> String? {
    guard issue.kind == .unsatisfiable, shown.kind != .screen,
      issue.constraints.contains(where: {
        $0.isImplicit && !$0.isContentSize && $0.first.objectID == shown.id
      }),
      let root = screen.elements.first(where: { $0.element.identity.objectID == shown.id }),
      root.frame.size != screen.snapshot.size
    else { return nil }
    return shown.kind == .cell
      ? "the list of the cell decides how large it is" : "the app decides how large the view is"
  }
}

extension AuditedObject {
  fileprivate init(_ issue: LayoutIssue, in screen: AuditedScreen) {
    let id = issue.objectID
    let element = screen.elements.first { $0.element.identity.objectID == id && id != nil }
    let constraint = issue.brokenConstraint.map { $0.objectID ?? $0.description }
    key = ([id.map { "#\($0)" } ?? "screen", constraint].compactMap(\.self)).joined(separator: " ")
    objectID = issue.brokenConstraint?.objectID ?? id
    role = element?.role ?? .view
    className = element?.element.identity.className ?? "View"
    name = element?.element.identity.name
    text = element.flatMap { screen.text(on: $0) }.map(Self.shortened)
  }
}

extension String {
  /// The sentence without its full stop, which a report adds.
  fileprivate var withoutFullStop: String { hasSuffix(".") ? String(dropLast()) : self }
}
