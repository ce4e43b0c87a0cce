import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Observations of the layout issues of a kind, one for each object and size.
  static func issues(
    _ kind: LayoutIssue.Kind,
    _ context: AuditContext,
    predicate: String,
    hint: String
  ) -> [Observation] {
    context.each { screen in
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
          detail: issue.brokenConstraint.map { "‘\($0.constraintFormula)’ had to give way" }
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
    key =
      (id.map { "#\($0)" } ?? "screen")
      + (issue.brokenConstraintID ?? issue.brokenConstraint).map { " \($0)" }.orEmpty
    objectID = issue.brokenConstraintID ?? id
    className = element?.className ?? issue.className ?? "View"
    name = element?.element.identity.name
    text = element.flatMap { screen.text(on: $0) }.map(Self.shortened)
  }
}

extension String {
  /// What a constraint's description says between its brackets, without identifier, classes and
  /// state: `badge.height == 44` of `<NSLayoutConstraint 'a1b' UIView 'badge'.height == 44   (active)>`.
  fileprivate var constraintFormula: String {
    var words = split(separator: " ").map(String.init)
    guard words.first?.hasPrefix("<NSLayoutConstraint") == true else { return self }
    words.removeFirst()
    if let id = words.first, id.count > 1, id.hasPrefix("'"), id.hasSuffix("'") {
      words.removeFirst()
    }
    if words.last?.hasSuffix(")>") == true { words.removeLast() }
    let named = words.indices.filter { index in
      // A class stands before the name in quotation marks that belongs to it.
      !(index + 1 < words.count && words[index + 1].hasPrefix("'")
        && words[index].first?.isUppercase == true)
    }
    return named.map { words[$0].replacing("'", with: "") }.joined(separator: " ")
  }
}

extension String? {
  fileprivate var orEmpty: String { self ?? "" }
}
