import Diagnostics
import ScreenAudit

extension HTMLReport {
  /// The findings about reading and showing documents; empty where there are none.
  var documentList: String {
    guard !documentFindings.isEmpty else { return "" }
    let count = documentFindings.count
    return """
      <section class="findings" id="documents" data-in="findings" aria-labelledby="documents-title">
      <h2 id="documents-title">About the documents</h2>
      <p class="result"><span id="documents-count">\(count) \
      \(count == 1 ? "finding" : "findings")</span> from reading the files, without a place on a \
      picture.</p>
      <ol class="list">
      \(documentFindings.map(item).joined(separator: "\n"))
      </ol>
      </section>
      """
  }

  private func item(_ finding: Finding) -> String {
    let place = finding.location
    let line = place.line > 0 ? ":\(place.line)" : ""
    let object = place.objectID.map { " <code>\(Markup.escaped($0))</code>" } ?? ""
    let hint = finding.hint.map { "<p class=\"hint\">\(Markup.escaped($0))</p>" } ?? ""
    return """
      <li class="item plain \(finding.severity)" data-severity="\(finding.severity)" \
      data-rule="\(Markup.escaped(finding.rule.id))">
      <div class="item-head"><span class="pill \(finding.severity)">\(finding.severity)</span>\
      <span class="rule">\(Markup.escaped(finding.rule.title))</span></div>
      <p class="message">\(Markup.escaped(finding.message))</p>
      \(hint)
      <p class="meta"><span class="place">\(Markup.escaped(place.file))\(line)\(object)</span>\
      <code class="id">\(Markup.escaped(finding.rule.id))</code></p>
      </li>
      """
  }
}
