import Diagnostics
import DynamicType
import JSONText
import ScreenAudit
import Snapshots

extension HTMLReport {
  func header(_ contents: PageContents) -> String {
    PageTemplates.header(
      title: title,
      summary: summary(contents),
      figures: [
        verdictFigure(contents),
        figure(count(.error), "error", "error", "errors"),
        figure(count(.warning), "warning", "warning", "warnings"),
        figure(count(.note), "note", "note", "notes"),
      ].joined(separator: "\n"),
      notices: noticeList,
      views: views(contents)
    )
  }

  /// The list of parts of the app that the page does not show.
  private var noticeList: String {
    let notices = notices + coverage.sentences
    guard !notices.isEmpty else { return "" }
    return PageTemplates.notices(notices: notices)
  }

  /// The links between the views of the page.
  private func views(_ contents: PageContents) -> String {
    let views = [
      ("overview", "Overview", "\(contents.screens.count)"), ("screen", "Screen", ""),
      ("findings", "Findings", "\(findingCount)"),
    ]
    let more = (earlier == nil ? [] : [("compared", "Compared", "")]) + [("terms", "Terms", "")]
    let links = (views + more).map { id, name, count in
      PageTemplates.viewLink(id: id, name: name, count: count.isEmpty ? nil : count)
    }
    return PageTemplates.views(links: links)
  }

  private func count(_ severity: Severity) -> Int {
    findings.count { $0.reported.severity == severity }
      + documentFindings.count { $0.severity == severity }
  }

  private func figure(_ count: Int, _ kind: String, _ one: String, _ many: String) -> String {
    PageTemplates.figure(kind: kind, count: "\(count)", unit: count == 1 ? one : many)
  }

  /// The number of screens that cannot be shown, for which support was not verified.
  private var failedCount: Int { documentFindings.count { $0.rule == .screenFailed } }

  private func verdictFigure(_ contents: PageContents) -> String {
    let judged = contents.screens.filter { $0.outcome != .notEvaluated }
    let supported = judged.count { $0.outcome == .supported }
    let count = judged.count + failedCount
    let share = count == 0 ? 0 : Double(supported) / Double(count)
    let arc = "\(JSONWriter.text(of: (share * 10000).rounded() / 100)) 100"
    return PageTemplates.verdictFigure(
      arc: arc,
      supported: "\(supported)",
      count: "\(count)",
      unit: count == 1 ? "screen supports" : "screens support"
    )
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
}
