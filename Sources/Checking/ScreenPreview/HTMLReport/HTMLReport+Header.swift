import Diagnostics
import DynamicType
import JSONText
import ScreenAudit
import Snapshots

extension HTMLReport {
  /// The sign of the page: a small and a large letter.
  static let sign = """
    <svg class="sign" viewBox="0 0 40 40" aria-hidden="true"><rect width="40" height="40" rx="10"/>\
    <path d="M7 28l4.2-11h2L17.4 28h-2.1l-1-2.8H10l-1 2.8zm3.6-4.5h3.1L12.2 19z"/>\
    <path d="M17.6 28L24.9 9h3.3l7.3 19h-3.4l-1.8-4.9h-7.6L20.9 28zm6-7.6h5.8l-2.9-7.9z"/></svg>
    """

  func header(_ contents: PageContents) -> String {
    """
    <header class="top">
    <div class="brand">\(Self.sign)<span>Dynamic Type report</span></div>
    <div class="head">
    <div><h1>\(Markup.escaped(title))</h1>
    <p class="lead">\(Markup.escaped(summary(contents)))</p></div>
    <ul class="figures" aria-label="Summary">
    \(verdictFigure(contents))
    \(figure(count(.error), "error", "error", "errors"))
    \(figure(count(.warning), "warning", "warning", "warnings"))
    \(figure(count(.note), "note", "note", "notes"))
    </ul>
    </div>
    \(noticeList)
    \(views(contents))
    </header>
    """
  }

  /// The list of parts of the app that the page does not show.
  private var noticeList: String {
    let notices = notices + coverage.sentences
    guard !notices.isEmpty else { return "" }
    let items = notices.map { "<li>\(Markup.escaped($0))</li>" }
    return "<ul class=\"notices\" aria-label=\"Not shown\">\(items.joined())</ul>"
  }

  /// The links between the views of the page.
  private func views(_ contents: PageContents) -> String {
    let views = [
      ("overview", "Overview", "\(contents.screens.count)"), ("screen", "Screen", ""),
      ("findings", "Findings", "\(findingCount)"),
    ]
    let more = (earlier == nil ? [] : [("compared", "Compared", "")]) + [("terms", "Terms", "")]
    let links = (views + more).map { id, name, count in
      "<a href=\"#view=\(id)\" data-view=\"\(id)\">\(name)"
        + (count.isEmpty ? "" : " <span>\(count)</span>") + "</a>"
    }
    return "<nav class=\"views\" aria-label=\"Views\">\(links.joined())</nav>"
  }

  private func count(_ severity: Severity) -> Int {
    findings.count { $0.reported.severity == severity }
      + documentFindings.count { $0.severity == severity }
  }

  private func figure(_ count: Int, _ kind: String, _ one: String, _ many: String) -> String {
    """
    <li class="figure \(kind)"><span class="number">\(count)</span>\
    <span class="unit">\(count == 1 ? one : many)</span></li>
    """
  }

  /// The number of screens that cannot be shown, which support nothing that anybody has seen.
  private var failedCount: Int { documentFindings.count { $0.rule == .screenFailed } }

  private func verdictFigure(_ contents: PageContents) -> String {
    let judged = contents.screens.filter { $0.outcome != .notEvaluated }
    let supported = judged.count { $0.outcome == .supported }
    let count = judged.count + failedCount
    let share = count == 0 ? 0 : Double(supported) / Double(count)
    let arc = "\(JSONWriter.text(of: (share * 10000).rounded() / 100)) 100"
    return """
      <li class="figure verdict"><svg viewBox="0 0 36 36" aria-hidden="true">\
      <circle class="track" cx="18" cy="18" r="15.9155"/>\
      <circle class="arc" cx="18" cy="18" r="15.9155" stroke-dasharray="\(arc)"/></svg>\
      <span><span class="number">\(supported)<span class="of"> of \(count)</span></span>\
      <span class="unit">\(count == 1 ? "screen supports" : "screens support") Larger Text</span>\
      </span></li>
      """
  }

  private func summary(_ contents: PageContents) -> String {
    let devices = settings.map(\.device.name).unique
    let languages = settings.compactMap(\.language).unique
    let count = contents.screens.count
    let folded = contents.screens.count(where: \.isFolded)
    var parts = [
      (count == 1 ? "1 screen" : "\(count) screens")
        + (folded > 0 ? ", \(folded) of them blank or without text" : ""),
      failedCount == 0 ? "" : "\(failedCount) more could not be shown",
      devices.count <= 2 ? devices.joined(separator: " and ") : "\(devices.count) devices",
      categories.count == 1 ? "1 text size" : "\(categories.count) text sizes",
    ]
    if let systemVersion { parts.append("drawn as iOS \(systemVersion)") }
    if !languages.isEmpty {
      parts.append(
        languages.count <= 4
          ? languages.map(PseudoLanguage.titled).joined(separator: ", ")
          : "\(languages.count) languages"
      )
    }
    if let first = furtherLanguages.first {
      let languages =
        furtherLanguages.count == 1 ? "\(first)" : "\(furtherLanguages.count) more languages"
      parts.append("texts in \(languages) are not shown")
    }
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  var footer: String {
    """
    <footer>
    <p>Made by \(Markup.escaped(tool.name)) \(Markup.escaped(tool.version)). The screens were laid out
    and drawn without a Mac; frames lie within a point of a device's for most views, fonts are
    stand-ins with San Francisco’s widths.</p>
    <p>The verdicts follow Apple’s Larger Text evaluation criteria up to AX3, where body text is at
    235 %. Which screens belong to your app’s common tasks is for you to decide.</p>
    </footer>
    """
  }
}
