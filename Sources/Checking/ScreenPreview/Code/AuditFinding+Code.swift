import Diagnostics
import ScreenAudit
import ScreenLoading
import SourceFacts

extension DocumentCode {
  /// Returns the facts that determine some aspects of a shown object.
  func applied(to id: String, _ aspects: [CodeAspect]) -> [ViewFact] {
    (settings[id] ?? [:]).sorted { $0.key < $1.key }.compactMap { property, setting in
      guard let effect = CodeEffect.of(property),
        aspects.contains(where: effect.aspects.contains)
      else { return nil }
      return setting.applied
    }
  }
}

extension AuditFinding {
  /// Returns the finding with the places of the code that causes it.
  func naming(_ facts: [ViewFact]) -> AuditFinding {
    guard let first = facts.first else { return self }
    var finding = self
    finding.reported.related += facts.map { fact in
      RelatedLocation(
        SourceLocation(
          file: fact.place.file,
          line: fact.place.position.line,
          column: fact.place.position.column
        ),
        message: "Code sets \(fact.property) here."
      )
    }
    let hint = finding.reported.hint.map { " \($0)" } ?? ""
    finding.reported.hint = "Code sets \(first.property) in \(first.place.words).\(hint)"
    return finding
  }
}
