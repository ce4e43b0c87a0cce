import CommandSupport
import JSONText
import Testing

@Suite("Reports of subcommands")
struct ReportTests {
  private let pipe = Terminal(isInteractive: false, columns: nil) { _ in nil }

  @Test("lines stand below the table")
  func lines() {
    var table = TextTable([.left("Font")])
    table.rows = [["Inter"]]
    let report = Report(table: table, footnotes: ["One font."], json: .null)
    #expect(report.text(on: pipe) == "Font\nInter\n\nOne font.")
  }

  @Test("a table without rows gives way to the line that says so")
  func noRows() {
    let report = Report(table: TextTable([.left("Font")]), footnotes: ["No fonts."], json: .null)
    #expect(report.text(on: pipe) == "No fonts.")
    #expect(Report(table: TextTable([.left("Font")]), json: .null).text(on: pipe) == "Font")
  }
}
