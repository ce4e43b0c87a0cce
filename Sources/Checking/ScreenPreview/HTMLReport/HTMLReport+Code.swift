import SourceFacts

extension HTMLReport {
  /// The statements in the app's source that determined or may determine how views are shown.
  var codeList: String {
    guard !coverage.uses.isEmpty else { return "" }
    let (applied, possible) = coverage.counts
    return PageTemplates.statements(
      applied: "\(applied)",
      possible: "\(possible)",
      items: coverage.uses.map(item).joined(separator: "\n")
    )
  }

  private func item(_ use: PreviewCoverage.Use) -> String {
    PageTemplates.statement(
      place: "\(use.place.file):\(use.place.position.line)",
      verb: use.isApplied ? "sets" : "may set",
      property: use.property,
      objectID: use.objectID,
      document: use.document
    )
  }
}
