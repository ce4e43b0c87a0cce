import Diagnostics
import Testing

@Suite("Order of findings")
struct FindingOrderTests {
  private func finding(_ file: String, _ line: Int, _ column: Int, _ rule: String) -> Finding {
    Finding(
      rule: .sample(rule),
      message: "",
      location: SourceLocation(file: file, line: line, column: column)
    )
  }

  @Test("Findings stand by file, line, column and rule")
  func order() {
    let sorted = [
      finding("A", 2, 9, "b"), finding("A", 10, 1, "b"), finding("A", 10, 2, "a"),
      finding("A", 10, 2, "b"), finding("B", 1, 1, "a"),
    ]
    #expect(sorted.reversed().inReportOrder() == sorted)
  }

  @Test("A note weighs less than a warning, and a warning less than an error")
  func severities() {
    #expect(Severity.allCases.sorted() == [.note, .warning, .error])
  }

  @Test("A location shows what is known of it")
  func locations() {
    #expect(SourceLocation(file: "a").description == "a")
    #expect(SourceLocation(file: "a", line: 2).description == "a:2")
    #expect(SourceLocation(file: "a", line: 2, column: 3).description == "a:2:3")
  }

  @Test("A measure is shown with two decimals at most")
  func measures() {
    #expect(
      Measure(name: "height", value: 61.0 + 1 / 3, unit: "pt").description == "height 61.33 pt"
    )
    #expect(Measure(name: "lines", value: 2, unit: "").description == "lines 2")
  }

  @Test("A range that ends before its start is a mistake of the program")
  func ranges() async {
    await #expect(processExitsWith: .failure) {
      _ = SourceRange(file: "a", startLine: 2, startColumn: 1, endLine: 1, endColumn: 9)
    }
  }
}
