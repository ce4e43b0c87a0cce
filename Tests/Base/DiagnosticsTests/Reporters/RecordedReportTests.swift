import Diagnostics
import Testing

@Suite("Recorded reports")
struct RecordedReportTests {
  @Test(
    "Each format writes what other programs were seen to read",
    arguments: [
      ("text", "report.txt"), ("xcode", "report.xcode.txt"), ("json", "report.json"),
      ("sarif", "report.sarif"), ("github", "report.github.txt"),
      ("github-actions", "report.github.txt"), ("gitlab", "report.gitlab.json"),
      ("junit", "report.junit.xml"), ("checkstyle", "report.checkstyle.xml"),
      ("markdown", "report.md"), ("html", "report.html"),
      ("swiftlint-json", "report.swiftlint.json"), ("summary", "report.summary.txt"),
    ]
  )
  func report(format: String, file: String) throws {
    let text = try #require(Reporter.named(format)).text(for: Samples.report)
    #expect(try text == ExpectedFile.text(file, recording: text))
  }

  @Test(
    "A run without findings is a report too",
    arguments: [
      ("json", "empty.json"), ("sarif", "empty.sarif"), ("gitlab", "empty.gitlab.json"),
      ("junit", "empty.junit.xml"), ("checkstyle", "empty.checkstyle.xml"), ("html", "empty.html"),
      ("summary", "empty.summary.txt"),
    ]
  )
  func emptyReport(format: String, file: String) throws {
    let text = try #require(Reporter.named(format)).text(for: Samples.emptyReport)
    #expect(try text == ExpectedFile.text(file, recording: text))
  }

  @Test("The baseline of the findings is written sorted")
  func baseline() throws {
    let text = Baseline(Samples.findings, root: Samples.root).text
    #expect(try text == ExpectedFile.text("baseline.json", recording: text))
  }
}
