import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Required constraints that contradict each other.
  static let constraintsUnsatisfiable = AuditRule(
    description: RuleDescription(
      id: "constraints-unsatisfiable",
      title: "Constraints that contradict each other",
      explanation: "The layout breaks one of them, and what is broken is left to chance.",
      defaultSeverity: .warning,
      criteria: [.reflow],
      help: "Lower the priority of one of the constraints to 999, or make a fixed length a minimum."
    )
  ) { context in
    issues(
      .unsatisfiable,
      context,
      predicate: "has constraints that contradict each other",
      hint: "Lower the priority of one of them to 999, or make the fixed length ‘greater than or "
        + "equal’."
    )
  }

  /// Constraints that leave a frame open.
  static let constraintsAmbiguous = AuditRule(
    description: RuleDescription(
      id: "constraints-ambiguous",
      title: "Constraints that leave a frame open",
      explanation: "More than one frame satisfies the constraints; which one comes is left to "
        + "chance.",
      defaultSeverity: .note,
      help: "Add the constraint that is missing, or give two views different priorities."
    ),
    atLarge: .ordinary
  ) { context in
    let elements = context.each { scene in
      // What a broken constraint leaves open is told with that one.
      let broken = Set(
        scene.snapshot.issues.filter { $0.kind == .unsatisfiable }.compactMap(\.objectID)
      )
      return scene.elements.compactMap { element -> Observation? in
        guard element.element.isAmbiguous, !element.isSystemPart,
          element.element.identity.objectID.map({ !broken.contains($0) }) ?? true
        else { return nil }
        let flags = element.element.layoutFlags
        let ways = [
          flags.contains(.ambiguousHorizontally) ? "horizontally" : nil,
          flags.contains(.ambiguousVertically) ? "vertically" : nil,
        ]
        return Observation(
          object: AuditedObject(element, in: scene, text: scene.text(on: element)),
          category: scene.category,
          region: element.frame,
          predicate: "has an ambiguous frame",
          detail: ways.compactMap(\.self).joined(separator: " and "),
          hint: "Add the constraint that is missing, or set different hugging priorities."
        )
      }
    }
    return elements
      + issues(
        .ambiguous,
        context,
        predicate: "has an ambiguous frame",
        hint: "Add the constraint that is missing."
      )
  }

  private static func issues(
    _ kind: LayoutIssue.Kind,
    _ context: AuditContext,
    predicate: String,
    hint: String
  ) -> [Observation] {
    context.each { scene in
      var seen: Set<String> = []
      return scene.snapshot.issues.compactMap { issue in
        guard issue.kind == kind else { return nil }
        let object = AuditedObject(issue, in: scene)
        guard seen.insert(object.key).inserted else { return nil }
        let element = issue.objectID.flatMap { id in
          scene.elements.first { $0.element.identity.objectID == id }
        }
        return Observation(
          object: object,
          category: scene.category,
          region: element?.frame ?? Rect(size: scene.snapshot.size),
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
  fileprivate init(_ issue: LayoutIssue, in scene: Scene) {
    let id = issue.objectID
    let element = scene.elements.first { $0.element.identity.objectID == id && id != nil }
    key =
      (id.map { "#\($0)" } ?? "screen")
      + (issue.brokenConstraintID ?? issue.brokenConstraint).map { " \($0)" }.orEmpty
    objectID = issue.brokenConstraintID ?? id
    className = element?.className ?? issue.className ?? "View"
    name = element?.element.identity.name
    text = element.flatMap { scene.text(on: $0) }.map(Self.shortened)
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
