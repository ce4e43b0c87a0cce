import Diagnostics
import DynamicType
import FontManagement
import InterfaceBuilder
import JSONText
import Rendering
import ScreenAudit
import ScreenLoading
@testable import ScreenPreview
import ScreenSketches
import Snapshots
import Testing

@Suite struct `The page` {
  private func report(_ text: String, pictures: Bool = true) -> HTMLReport {
    let series = series { sketch in
      [
        sketch.label(
          text,
          font: .systemFont(ofSize: 15),
          frame: Rect(x: 16, y: 40, width: 280, height: 90)
        )
      ]
    }
    let auditor = ScreenAuditor()
    let notes = [auditor.observe(series)]
    let findings = auditor.findings(in: notes)
    let sheet = DrawingSheet()
    var set = HTMLReport.PictureSet(
      screen: testScreen,
      setting: series.setting,
      size: Size(width: 320, height: 568),
      launched: [:],
      fold: 568
    )
    for step in series.launched {
      set.launched[step.category] = try? sheet.draw(step.snapshot)
    }
    return HTMLReport(
      title: "App <1> & co",
      tool: ReportTool(name: "dynamictype", version: "1.0.0"),
      systemVersion: "26",
      categories: shortSweep,
      sheet: sheet,
      pictures: pictures ? [set] : [],
      findings: findings,
      verdicts: auditor.verdicts(notes, findings)
    )
  }

  @Test func `Texts of strangers stay text`() throws {
    let page = report("</script><img src=x onerror=alert(1)>").html
    #expect(!page.contains("<img src=x"))
    #expect(page.contains("&lt;/script&gt;"))
    #expect(page.contains("App &lt;1&gt; &amp; co"))
    // One script element for the data, one for the program.
    #expect(page.split(separator: "</script>", omittingEmptySubsequences: false).count == 3)
  }

  @Test func `Nothing is asked of the network`() {
    // The name of SVG looks like an address and is none.
    let page = report("Total").html.replacing("http://www.w3.org/2000/svg", with: "")
    for word in [
      "http:", "https:", "@import", "url(", "//cdn", "<link", "<iframe", "fetch(", "XMLHttp",
    ] {
      #expect(!page.contains(word), "\(word)")
    }
    #expect(page.contains("default-src 'none'"))
  }

  @Test func `A picture that is the same at several sizes is there once`() throws {
    // The font of the text does not grow.
    let numbers = try data(of: report("Total"))["shots"]?.elements?.first?["launched"]?.elements
    #expect(numbers?.map(\.number) == shortSweep.map { _ in 0 })
  }

  /// The data that the page's script reads.
  private func data(of report: HTMLReport) throws -> JSONNode {
    let page = report.html
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    return try JSONDocument(parsing: Array(page[start..<end].utf8)).root
  }

  @Test func `The data are JSON with a box for every occurrence`() throws {
    let data = try data(of: report("Total"))
    #expect(data["categories"]?.elements?.count == shortSweep.count)
    #expect(data["drawings"]?.elements?.count == 1)
    #expect(data["outlines"]?.string?.isEmpty == false)
    let seen = data["findings"]?.elements?.first?["seen"]?.elements
    // The text stays small at the four sizes above Large.
    #expect(seen?.count == 4)
    #expect(seen?.first?.elements?.count == 7)
  }

  @Test func `What was found about documents is counted and listed, too`() {
    var report = report("Total")
    #expect(report.html.contains(">1</span><span class=\"unit\">error<"))
    report.documentFindings = [
      Finding(
        rule: RuleDescription(
          id: "document-broken",
          title: "Broken",
          explanation: "",
          defaultSeverity: .error
        ),
        message: "The document <cannot> be read.",
        location: SourceLocation(file: "Broken.xib")
      )
    ]
    let page = report.html
    #expect(page.contains(">2</span><span class=\"unit\">errors<"))
    #expect(page.contains("The document &lt;cannot&gt; be read."))
    #expect(page.contains("Broken.xib"))
    // The tab and the list say the same number, and the list can be filtered for both kinds.
    #expect(page.contains("data-view=\"findings\">Findings <span>2</span>"))
    #expect(page.contains("id=\"result\" role=\"status\">2 findings<"))
    #expect(page.contains("<option value=\"document-broken\">Broken</option>"))
  }

  @Test func `A card that says Larger Text has no error beside it`() throws {
    // The letters are cut off at AX5 only.
    let series = series { sketch in
      [sketch.label("Total", frame: Rect(x: 16, y: 40, width: 280, height: 29))]
    }
    let auditor = ScreenAuditor()
    let notes = [auditor.observe(series)]
    var late = report("Total")
    late.findings = auditor.findings(in: notes)
    late.verdicts = auditor.verdicts(notes, late.findings)
    #expect(late.findings.contains { $0.reported.severity == .error })
    func card(_ report: HTMLReport) throws -> Substring {
      let html = report.html
      let start = try #require(html.firstRange(of: "class=\"card\"")).upperBound
      let end = try #require(html[start...].firstRange(of: "</li>")).lowerBound
      return html[start..<end]
    }
    let lateCard = try card(late)
    #expect(lateCard.contains("<span class=\"badge supported\""))
    #expect(!lateCard.contains("<span class=\"count error\">"))
    #expect(lateCard.contains("<span class=\"count remark\">"))
    // Nor has its row in the list, which the script makes of these numbers, or the filter above it.
    var data = ""
    late.writeData { data += $0 }
    let remarks = late.findings.count
    #expect(data.contains("\"counts\":[0,0,0,\(remarks)]"))
    let chip = "<label class=\"chip\" hidden title=\"\(PageTerm.error.sentence)\">"
    #expect(late.html.contains(chip))
    let broken = try card(report("Total"))
    #expect(broken.contains("<span class=\"badge refused\""))
    #expect(broken.contains("<span class=\"count error\">"))
  }

  @Test func `A finding below the edge has the picture that is scrolled to it`() throws {
    var report = report("Total")
    let seen = try #require(report.findings.first?.occurrences.first { $0.category > .large })
    let scrolled = series { [$0.view(frame: Rect(x: 0, y: 0, width: 9, height: 9), [])] }
    let picture = try report.sheet.draw(scrolled.launched[0].snapshot)
    report.pictures[0].scrolled = [
      HTMLReport.ScrolledPicture(
        category: seen.category,
        isChanged: seen.isChanged,
        region: seen.region,
        distance: 120,
        picture: picture
      )
    ]
    let finding = try #require(data(of: report)["findings"]?.elements?.first)
    #expect(finding["detail"]?.number == 1)
    #expect(finding["distance"]?.number == 120)
    report.pictures[0].scrolled[0].region.x += 1
    #expect(try data(of: report)["findings"]?.elements?.first?["detail"] == nil)
  }

  @Test func `Line breaks of Unicode are escaped in the data and read back`() throws {
    let page = report("First\u{2028}Second\u{2029}Third <b>").html
    let start = try #require(page.firstRange(of: "id=\"data\">")).upperBound
    let end = try #require(page[start...].firstRange(of: "</script>")).lowerBound
    let text = page[start..<end]
    #expect(!text.unicodeScalars.contains { ["<", "\u{2028}", "\u{2029}"].contains($0) })
    let data = try JSONDocument(parsing: Array(text.utf8)).root
    let object = data["findings"]?.elements?.first?["object"]?.string
    #expect(object?.contains("Third <b>") == true)
  }

  @Test func `A screen reader finds landmarks, labels and live text`() {
    let page = report("Total").html
    for part in [
      "<html lang=\"en\">", "<main id=\"main\">", "<header", "<footer", "aria-live=\"polite\"",
      "role=\"status\"", "<label for=\"size\">", "class=\"skip\"", "prefers-reduced-motion",
      "prefers-color-scheme", "@media print", ":focus-visible", "<h1>",
    ] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func `A report without pictures can be written`() {
    #expect(report("Total", pictures: false).html.contains("<h1>"))
  }
}
