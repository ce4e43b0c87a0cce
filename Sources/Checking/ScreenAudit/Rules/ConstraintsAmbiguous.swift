import Diagnostics
import DynamicType
import Snapshots

extension AuditRule {
  /// Constraints that leave a frame ambiguous.
  ///
  /// Interface Builder marks such objects with `ambiguous="YES"` when it saves a document. Of 60 findings in
  /// 754 public documents 37 have the mark, and 49 of 76 in nine further apps. Of the 37 scenes with a mark
  /// 13 have a finding: the others are ambiguous only on the canvas, or the mark is older than the document.
  /// Ambiguities that depend on a text that is not in the document are left out, because Interface Builder
  /// saw the placeholder.
  static let constraintsAmbiguous = AuditRule(
    description: RuleDescription(
      id: "constraints-ambiguous",
      title: "Constraints that do not determine a frame",
      explanation: "More than one frame satisfies the constraints, and the layout picks any one of "
        + "them.",
      defaultSeverity: .note,
      help: "Add the constraint that is missing, or give two views different priorities."
    ),
    atLarge: .ordinary,
    isAboutTextSize: false,
    dependsOnTexts: true,
    aspects: [.position, .room, .content]
  ) { context in
    let elements = context.each { screen in
      // An ambiguity that a broken constraint causes is reported with that constraint.
      let broken = Set(
        screen.snapshot.issues.filter { $0.kind == .unsatisfiable }.compactMap(\.objectID)
      )
      let parents = Set(screen.elements.compactMap(\.parent))
      return screen.elements.enumerated().compactMap { index, element -> Observation? in
        // A bar determines the sizes and positions of its views by its own rules.
        guard element.element.isAmbiguous, !element.isSystemPart, !element.isInBar,
          element.element.identity.objectID.map({ !broken.contains($0) }) ?? true
        else { return nil }
        let flags = element.element.layoutFlags
        let ways = [
          flags.contains(.ambiguousHorizontally) ? "horizontally" : nil,
          flags.contains(.ambiguousVertically) ? "vertically" : nil,
        ]
        return Observation(
          object: AuditedObject(element, in: screen, text: screen.text(on: element)),
          category: screen.category,
          region: element.frame,
          predicate: "has an ambiguous frame",
          detail: ways.compactMap(\.self).joined(separator: " and "),
          hint: "Add the constraint that is missing, or set different hugging priorities.",
          // A text affects its own frame and those beside it, not those of the views around it.
          contents: parents.contains(index) ? [] : nil
        )
      }
    }
    return elements
      + context.issues(
        .ambiguous,
        predicate: "has an ambiguous frame",
        hint: "Add the constraint that is missing."
      )
  }
}
