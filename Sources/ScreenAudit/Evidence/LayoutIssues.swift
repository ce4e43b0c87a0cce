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
          region: element?.frame ?? Rect(size: screen.snapshot.size),
          predicate: predicate,
          detail: issue.brokenConstraint.map { "‘\($0.formula)’ had to give way" }
            ?? issue.message,
          measures: issue.constraints.isEmpty
            ? [] : [.count("constraints", issue.constraints.count)],
          hint: hint
        )
      }
    }
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
