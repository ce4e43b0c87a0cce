import SourceFacts

extension HTMLReport {
  /// The statements of the app's source that decided how views are shown, or may decide it.
  var codeList: String {
    guard !coverage.uses.isEmpty else { return "" }
    let (applied, possible) = coverage.counts
    return """
      <section class="findings" data-in="findings" aria-labelledby="code-title">
      <h2 id="code-title">What code does</h2>
      <p class="result">\(applied) statements decided how views are shown; \(possible) more may, and \
      findings that depend on them do not count for Larger Text. "Shown: the documents alone" above the \
      screens takes them back; --no-source audits the documents alone.</p>
      <details class="group"><summary><span class="rule">All statements</span></summary>
      <ol class="list">
      \(coverage.uses.map(item).joined(separator: "\n"))
      </ol></details>
      </section>
      """
  }

  private func item(_ use: PreviewCoverage.Use) -> String {
    """
    <li class="item plain note"><p class="meta">\
    <span class="place">\(Markup.escaped(use.place.file)):\(use.place.position.line)</span> \
    \(use.isApplied ? "sets" : "may set") <code>\(Markup.escaped(use.property))</code> of \
    <code>\(Markup.escaped(use.objectID))</code> \
    <span class="place">\(Markup.escaped(use.document))</span></p></li>
    """
  }
}
