import Diagnostics

extension FileRule {
  /// Pages without a system font.
  static let cssMissingAppleSystemFont = FileRule(
    description: RuleDescription(
      id: "css-missing-apple-system-font",
      title: "Page without a system text style",
      explanation: "Text in a web view follows the text size only with a font such as "
        + "`-apple-system-body`.",
      defaultSeverity: .note,
      criteria: .textSize,
      help: "Write `html { font: -apple-system-body }`, or use the style sheet that `dynamictype "
        + "css` writes."
    ),
    examples: [
      .init(
        "page.html",
        "<html><head><style>p { color: red }</style></head><body><p>A</p></body></html>"
      )
    ],
    nearMisses: [
      .init(
        "page.html",
        "<html><head><style>html { font: -apple-system-body }</style></head><body>A</body></html>"
      ),
      .init(
        "page.html",
        #"<html><head><link rel="stylesheet" href="a.css"></head><body><p>A</p></body></html>"#
      ),
      .init("part.html", "<p>Text that is put into a page</p>"),
      .init("blank.html", "<html><head></head><body></body></html>"),
      .init("page.html", "<html><head><style>[[style]]</style></head><body>[[body]]</body></html>"),
      .init("page.html", "<html><head><style>[STYLE]</style></head><body>[BODY]</body></html>"),
      .init("worker.html", "<html><body><script>let a = 1</script></body></html>"),
      .init("Mac/page.html", "<html><body><p>A</p></body></html>"),
    ],
    check: .pages { page, report in
      guard page.isPage else { return }
      let text = page.string.lowercased()
      guard text.contains("<body"), text.contains("<html"), !text.contains("-apple-system-"),
        !text.contains("rel=\"stylesheet"), !text.contains("rel=stylesheet"),
        !isForMac(report.path), !isTemplate(text), showsText(text)
      else { return }
      report.add(offset: 0, "The text of the page does not follow the text size.", anchor: "page")
    }
  )

  private static func isForMac(_ path: String) -> Bool {
    path.split(separator: "/").contains { ["Mac", "macOS"].contains($0) }
  }

  /// Whether the app fills the styles of the page in.
  private static func isTemplate(_ page: String) -> Bool {
    ["[style", "{{style", "{{css", "<style>%@", "%style"].contains { page.contains($0) }
  }

  /// Whether the body has content.
  private static func showsText(_ page: String) -> Bool {
    guard let body = page.firstRange(of: "<body"),
      let open = page[body.upperBound...].firstIndex(of: ">")
    else { return false }
    var rest = page[page.index(after: open)...]
    while let tag = rest.firstIndex(of: "<") {
      if rest[..<tag].contains(where: { !$0.isWhitespace }) { return true }
      rest = rest[tag...]
      if rest.hasPrefix("<script"), let end = rest.firstRange(of: "</script") {
        rest = rest[end.upperBound...]
      }
      guard let end = rest.firstIndex(of: ">") else { return false }
      rest = rest[rest.index(after: end)...]
    }
    return rest.contains { !$0.isWhitespace }
  }
}
