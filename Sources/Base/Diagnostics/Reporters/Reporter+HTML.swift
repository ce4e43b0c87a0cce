extension Reporter {
  /// A page for a browser, in one file that needs no other and no network.
  ///
  /// Findings can be filtered by severity, rule, file and words. Without scripts they are all there.
  public static let html = Reporter(
    "html",
    aliases: ["page"],
    summary: "a page with filters, in one file"
  ) { FindingPage(report: $0).html }
}
