import ScreenAudit

extension HTMLReport {
  /// The section of what is new, gone and changed since an earlier run; the script puts the
  /// pictures in.
  func compared(_ contents: PageContents) -> String {
    guard let earlier else { return "" }
    return """
      <section class="compared" id="compared" data-in="compared" aria-labelledby="compared-title">
      <h2 id="compared-title">Compared with an earlier run</h2>
      <p class="result">The earlier run is of \(Markup.escaped(earlier.title)). A screen is \
      recognized by its document and identifier, a finding by its rule and object.</p>
      <div id="changes"></div>
      </section>
      """
  }
}
