import Diagnostics
import JSONText
import Testing

@Suite("Reporters")
struct ReporterTests {
  private func report(_ finding: Finding, root: String = "") -> FindingReport {
    FindingReport(
      findings: [finding],
      catalog: Samples.catalog,
      tool: ReportTool(name: "dynamictype", version: "1.2.3"),
      root: root
    )
  }

  private func finding(_ message: String, at location: SourceLocation) -> Finding {
    Finding(rule: Samples.textTruncated, severity: .warning, message: message, location: location)
  }

  @Test("Every format has names of its own and ends its text with a line break")
  func names() {
    let names = Reporter.all.flatMap { [$0.name] + $0.aliases }
    #expect(Set(names).count == names.count)
    for reporter in Reporter.all {
      #expect(reporter.text(for: Samples.report).hasSuffix("\n"), "\(reporter.name)")
      #expect(Reporter.named(reporter.name)?.summary == reporter.summary)
    }
    #expect(Reporter.named("github-actions-logging")?.name == "github-actions")
    #expect(Reporter.named("github")?.name == "github")
    #expect(Reporter.named("summary")?.name == "summary")
    #expect(Reporter.named("nonsense") == nil)
  }

  @Test("The order of the findings changes no byte", arguments: Reporter.all.map(\.name))
  func order(name: String) throws {
    let reporter = try #require(Reporter.named(name))
    let reversed = FindingReport(
      findings: Samples.findings.reversed(),
      catalog: Samples.catalog,
      tool: Samples.report.tool,
      root: Samples.root,
      checkedFiles: Samples.report.checkedFiles.reversed()
    )
    #expect(reporter.text(for: reversed) == reporter.text(for: Samples.report))
  }

  @Test("No format lets control characters of a file through", arguments: Reporter.all.map(\.name))
  func controls(name: String) throws {
    let text = try #require(Reporter.named(name)).text(for: Samples.report)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
  }

  @Test("Xcode's lines have an absolute path, a place from 1 and the rule at the end")
  func xcode() {
    let known = finding("Cut off.", at: SourceLocation(file: "A/B.xib", line: 3, column: 9))
    let unknown = finding("Cut\noff.", at: SourceLocation(file: "B.xib"))
    #expect(
      Reporter.xcode.text(for: report(known, root: "/p/"))
        == "/p/A/B.xib:3:9: warning: Cut off. (text-truncated)\n"
    )
    #expect(
      Reporter.xcode.text(for: report(unknown))
        == "B.xib:1:1: warning: Cut off. (text-truncated)\n"
    )
  }

  @Test("GitHub's commands escape what would end them")
  func github() {
    let known = finding(
      "50%, a: b\r\nc",
      at: SourceLocation(file: "a,b:c%.xib", line: 3, column: 9)
    )
    #expect(
      Reporter.github.text(for: report(known))
        == "::warning file=a%2Cb%3Ac%25.xib,line=3,col=9,title=Text is cut off::"
        + "50%25, a: b%0Ac (text-truncated)\n"
    )
  }

  @Test("GitLab's fingerprints are there once, also for equal findings")
  func gitlab() throws {
    let text = Reporter.gitlab.text(for: Samples.report)
    let elements = try #require(try JSONDocument(parsing: text.utf8).root.elements)
    #expect(Set(elements.compactMap { $0["fingerprint"]?.string }).count == 4)
  }

  @Test("SARIF writes paths as relative references and files elsewhere as file URIs")
  func sarif() {
    let text = Reporter.sarif.text(for: Samples.report)
    #expect(text.contains("\"App/Main%2C%20neu%3A%201.storyboard\""))
    #expect(text.contains("\"file:///Library/%C3%BCber.xib\""))
    #expect(!text.contains("Users"))
  }

  @Test("A long list ends before GitHub cuts the summary")
  func longMarkdown() {
    let one = finding(String(repeating: "x", count: 1500), at: SourceLocation(file: "a.xib"))
    let long = FindingReport(
      findings: Array(repeating: one, count: 1000),
      catalog: Samples.catalog,
      tool: Samples.report.tool
    )
    let text = Reporter.markdown.text(for: long)
    #expect(text.utf8.count < 1 << 20)
    #expect(text.hasSuffix(" findings more.\n"))
  }

  @Test("The summary of many rules and files fits on one screen, and counts what it leaves out")
  func longSummary() {
    let findings = (1...30).flatMap { number in
      Array(
        repeating: Finding(
          rule: RuleDescription(
            id: "rule-\(number)",
            title: "",
            explanation: "",
            defaultSeverity: .warning
          ),
          message: "",
          location: SourceLocation(file: "\(number).xib")
        ),
        count: number
      )
    }
    let report = FindingReport(
      findings: findings,
      catalog: Samples.catalog,
      tool: Samples.report.tool
    )
    let lines = Reporter.summary.text(for: report)
      .split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    #expect(lines.count <= 24)
    #expect(lines.contains("       0        30         0  rule-30"))
    #expect(lines.contains("and 210 findings of 20 other rules"))
    #expect(lines.contains("      30  30.xib"))
    #expect(lines.contains("and 300 findings of 24 other files"))
  }

  @Test("The page holds text of files as text, and every finding without a script")
  func page() {
    let named = finding("<b>`A&B`</b> is cut", at: SourceLocation(file: "\"a\"<i>.xib", line: 3))
    let text = Reporter.html.text(for: report(named))
    #expect(text.contains("&lt;b&gt;`A&amp;B`&lt;/b&gt; is cut"))
    #expect(text.contains("data-file=\"&quot;a&quot;&lt;i&gt;.xib\""))
    #expect(text.contains("data-severity=\"warning\" data-rule=\"text-truncated\""))
    #expect(!text.contains("<b>") && !text.contains("<i>"))
  }

  @Test("The page needs no other file, and gives all lengths but hairlines by the reader's text")
  func pageAlone() {
    let text = Reporter.html.text(for: Samples.report)
    #expect(!text.contains("src=") && !text.contains("<link") && !text.contains("url("))
    #expect(text.contains("prefers-color-scheme:dark"))
    let pixels = text.matches(of: #/[\d.]+px/#).map { String($0.output) }
    #expect(Set(pixels) == ["1px"])
  }

  @Test("Colors appear only when they are asked for")
  func colours() {
    #expect(!Reporter.text.text(for: Samples.report).contains("\u{1B}"))
    #expect(Reporter.text(usesColor: true).text(for: Samples.report).contains("\u{1B}[1;31merror"))
  }
}
