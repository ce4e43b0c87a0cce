import Diagnostics
import DynamicType
import FontManagement
import JSONText
import Rendering
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@testable import ScreenPreview

/// A page of screens that show one label each; a screen without a text is blank.
private func report(_ screens: [(SweepScreen, String)]) -> HTMLReport {
  let auditor = ScreenAuditor()
  let sheet = DrawingSheet()
  var notes: [ScreenAuditor.Notes] = []
  var sets: [HTMLReport.PictureSet] = []
  for (screen, text) in screens {
    var series = series { sketch in
      text.isEmpty
        ? []
        : [
          sketch.label(
            text,
            id: "\(screen.id)-label",
            font: .systemFont(ofSize: 15),
            frame: Rect(x: 16, y: 40, width: 280, height: 90)
          )
        ]
    }
    series.screen = screen
    notes.append(auditor.observe(series))
    var set = HTMLReport.PictureSet(
      screen: screen,
      setting: series.setting,
      size: Size(width: 320, height: 568),
      launched: [:],
      fold: 568
    )
    for step in series.launched { set.launched[step.category] = try? sheet.draw(step.snapshot) }
    sets.append(set)
  }
  let findings = auditor.findings(in: notes)
  return HTMLReport(
    title: "App",
    tool: ReportTool(name: "dynamictype", version: "1.0.0"),
    categories: shortSweep,
    sheet: sheet,
    pictures: sets,
    findings: findings,
    verdicts: auditor.verdicts(notes, findings)
  )
}

private func screen(
  _ id: String,
  _ title: String,
  in file: String = "Main.storyboard"
) -> SweepScreen {
  SweepScreen(id: id, title: title, file: file, aliases: ["\(title)Controller"])
}

private func data(_ report: HTMLReport) throws -> JSONNode {
  var text = ""
  report.writeData { text += $0 }
  return try JSONDocument(parsing: Array(text.utf8)).root
}

@Suite struct `A page of many screens` {
  @Test func `Screens without text are folded and counted`() {
    let page = report([(screen("a", "Home"), "Total"), (screen("b", "Map"), "")]).html
    #expect(page.contains("2 screens, 1 of them blank or without text"))
    #expect(page.contains("<details class=\"folder folds\"><summary>1 blank screen</summary>"))
    #expect(page.contains("value=\"folded\"><span>Blank <b>1</b>"))
  }

  @Test func `Findings are grouped by rule with their counts`() {
    let page = report([(screen("a", "Home"), "Total"), (screen("b", "Map"), "Place")]).html
    #expect(page.components("<details class=\"group\" open>") == 1)
    #expect(page.contains("<span class=\"count error\">2<"))
    #expect(page.contains("<option value=\"file\">File</option>"))
  }

  @Test func `Links name documents and scenes, and survive other screens`() throws {
    let one = [(screen("a", "Home"), "Total"), (screen("b", "Map"), "Place")]
    let keys = try data(report(one))["screens"]?.elements?.map { $0["key"]?.string }
    #expect(keys == ["Main.storyboard/a", "Main.storyboard/b"])
    let more = try data(report([(screen("new", "New"), "New")] + one))
    #expect(
      more["screens"]?.elements?.map { $0["key"]?.string }.suffix(2) == [
        "Main.storyboard/a", "Main.storyboard/b",
      ]
    )
    let ids = try data(report(one))["findings"]?.elements?.compactMap { $0["id"]?.string } ?? []
    let later = more["findings"]?.elements?.compactMap { $0["id"]?.string } ?? []
    #expect(Set(ids).count == 2)
    #expect(Set(ids).isSubset(of: later))
  }

  @Test func `Documents of one name are told apart by their folders`() throws {
    let screens = [
      (screen("a", "Home", in: "App/One/Main.storyboard"), "Total"),
      (screen("a", "Home", in: "App/Two/Main.storyboard"), "Total"),
    ]
    let keys = try data(report(screens))["screens"]?.elements?.map { $0["key"]?.string }
    #expect(keys == ["One/Main.storyboard/a", "Two/Main.storyboard/a"])
  }

  @Test func `Notices and what is not covered have their places`() {
    var page = report([(screen("a", "Home"), "Total")])
    page.notices = ["491 SwiftUI <views> are not shown."]
    page.uncovered = [.init(name: "Old", file: "Old.xib", reason: "It cannot be read.")]
    #expect(page.html.contains("491 SwiftUI &lt;views&gt; are not shown."))
    #expect(page.html.contains("value=\"uncovered\"><span>Not covered <b>1</b>"))
    #expect(page.html.contains("<strong>Old</strong>"))
  }

  @Test func `Languages that are not shown are counted`() {
    var page = report([(screen("a", "Home"), "Total")])
    #expect(!page.html.contains("texts in "))
    page.furtherLanguages = ["de"]
    #expect(page.html.contains("texts in de are not shown"))
    page.furtherLanguages = ["de", "fr"]
    #expect(page.html.contains("texts in 2 more languages are not shown"))
  }

  @Test func `Numbers of findings stand where lines end, in either direction`() throws {
    var page = report([(screen("a", "Home"), "Total")])
    #expect(try data(page)["settings"]?.elements?.first?["isFromRight"] == nil)
    page.pictures[0].setting.language = "ar"
    #expect(try data(page)["settings"]?.elements?.first?["isFromRight"]?.boolean == true)
  }

  @Test func `Paper says at which size screens are shown`() {
    let page = report([(screen("a", "Home"), "Total")]).html
    #expect(page.contains("<p class=\"paper\""))
    #expect(page.contains(".paper{display:block"))
  }

  @Test func `Every term has a sentence`() {
    let page = report([(screen("a", "Home"), "Total")]).html
    for term in PageTerm.all {
      #expect(page.contains("id=\"term-\(term.id)\""))
      #expect(term.sentence.hasSuffix("."))
    }
  }

  @Test func `Paper is light and a small window keeps its height`() {
    let page = report([(screen("a", "Home"), "Total")]).html
    #expect(page.contains("@media screen and (prefers-color-scheme:dark)"))
    #expect(page.contains("(max-height:36rem)"))
  }

  @Test func `A live page alone asks for the number of the newest outcome`() {
    var page = report([(screen("a", "Home"), "Total")])
    #expect(!page.html.contains("live.js"))
    page.liveNumber = 3
    #expect(page.html.contains("data-live=\"3\""))
    #expect(page.html.contains("live.js"))
  }
}

@Suite struct `Comparison with an earlier run` {
  private func earlier(_ report: HTMLReport) throws -> EarlierRun {
    var text = ""
    report.writeData { text += $0 }
    return try #require(EarlierRun(Array(text.utf8)))
  }

  @Test func `What is new, gone and changed is said, with the earlier pictures`() throws {
    let before = report([(screen("a", "Home"), "Total"), (screen("gone", "Old"), "Past")])
    var after = report([(screen("a", "Home"), "Sum"), (screen("n", "New"), "Next")])
    after.earlier = try earlier(before)
    let data = try data(after)
    #expect(data["screens"]?.elements?.map { $0["change"]?.string } == ["changed", "new"])
    let findings = data["findings"]?.elements?.map { $0["change"]?.string }
    // The label is the same object with another text.
    #expect(findings == ["changed", "new"])
    let screens = data["earlier"]?["screens"]?.elements
    #expect(screens?.map { $0["title"]?.string } == ["Home", "Old"])
    #expect(screens?.map { $0["position"]?.number } == [0, -1])
    let different = screens?.map { $0["shots"]?.elements?.first?["different"]?.elements?.count }
    #expect(different == [shortSweep.count, 0])
    let drawings = data["earlier"]?["drawings"]?.elements?.compactMap(\.string)
    #expect(drawings?.count == 2 && drawings?.contains("") == false)
    #expect(data["earlier"]?["gone"]?.elements?.count == 1)
    #expect(after.html.contains("Compared with an earlier run"))
  }

  @Test func `The same again has no changes`() throws {
    let screens = [(screen("a", "Home"), "Total"), (screen("b", "Map"), "Place")]
    var after = report(screens)
    after.earlier = try earlier(report(screens))
    let data = try data(after)
    #expect(data["screens"]?.elements?.allSatisfy { $0["change"] == nil } == true)
    #expect(data["findings"]?.elements?.allSatisfy { $0["change"] == nil } == true)
    #expect(data["earlier"]?["gone"]?.elements?.isEmpty == true)
  }

  @Test func `An earlier page serves as its data do, and another file is refused`() throws {
    let page = report([(screen("a", "Home"), "Total")])
    #expect(EarlierRun(Array(page.html.utf8))?.screens.map(\.title) == ["Home"])
    #expect(EarlierRun(Array("{\"version\": 1}".utf8)) == nil)
    #expect(EarlierRun(Array("<html></html>".utf8)) == nil)
  }
}

extension String {
  /// The number of times a text occurs.
  fileprivate func components(_ text: String) -> Int { ranges(of: text).count }
}
