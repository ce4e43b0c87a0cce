import CommandSupport
import JSONText
import LargerTextReports
import Testing

@Suite("The report on Larger Text") struct LargerTextReportTests {
  private static let report = LargerTextReport([
    AppPart(
      file: "Main.storyboard",
      name: "Login",
      kind: .screen,
      standing: .notYet,
      obstacles: [
        .init("The text is cut.", edit: EditPlace(file: "Theme.swift", line: 12)),
        .init("The text does not grow.", edit: EditPlace(file: "Theme.swift", line: 12)),
      ]
    ),
    AppPart(file: "Main.storyboard", name: "Map", kind: .screen, standing: .supported),
    AppPart(file: "Main.storyboard", name: "Empty", kind: .screen, standing: .notEvaluated),
    AppPart(file: "Cell.swift", name: "Cell", kind: .type, standing: .clear),
  ])

  @Test("says how many parts hold, and which do not")
  func text() {
    let text = Self.report.text(
      on: Terminal(isInteractive: false, columns: nil, environment: { _ in nil })
    )
    #expect(text.contains("1 of 2 screens and views of documents hold at AX3."))
    #expect(text.contains("Nothing was found in 1 of 1 type of the source"))
    #expect(text.contains("Login (2)"))
    #expect(text.contains("1. Theme.swift:12: turns 1 screen, removes 2 findings"))
  }

  @Test("is Markdown with a table of files and one of edits")
  func markdown() {
    let markdown = Self.report.markdown
    #expect(markdown.hasPrefix("## Larger Text\n"))
    #expect(markdown.contains("| Main.storyboard | 1 | 1 | Login (2) |"))
    #expect(markdown.contains("| Theme.swift:12 | turns 1 screen, removes 2 findings |"))
  }

  @Test("is JSON with all parts")
  func json() throws {
    let root = try JSONDocument(parsing: Self.report.json.utf8).root
    #expect(root["version"]?.number == 1)
    #expect(root["counts"]?["screen"]?["notYet"]?.number == 1)
    #expect(
      root["files"]?.elements?.compactMap { $0["path"]?.string } == [
        "Cell.swift", "Main.storyboard",
      ]
    )
    #expect(root["edits"]?.elements?.first?["line"]?.number == 12)
  }

  @Test("says that there is nothing")
  func nothing() {
    #expect(LargerTextReport([]).markdown.contains("No screens and no source were found."))
  }
}
