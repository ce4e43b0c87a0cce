import Diagnostics
import ScreenAudit

extension HTMLReport {
  /// The findings about reading and showing documents; empty for none.
  var documentList: String {
    guard !documentFindings.isEmpty else { return "" }
    let count = documentFindings.count
    return PageTemplates.documents(
      count: "\(count) \(count == 1 ? "finding" : "findings")",
      items: documentFindings.map(item).joined(separator: "\n")
    )
  }

  private func item(_ finding: Finding) -> String {
    let place = finding.location
    let line = place.line > 0 ? ":\(place.line)" : ""
    return PageTemplates.documentFinding(
      severity: "\(finding.severity)",
      ruleID: finding.rule.id,
      rule: finding.rule.title,
      message: finding.message,
      hint: finding.hint,
      place: place.file + line,
      object: place.objectID
    )
  }
}
