import Diagnostics
import LargerTextReports
import SourceFacts
import Testing

@Suite("Parts of an app") struct AppPartsTests {
  private static let rule = RuleDescription(
    id: "fixed-system-font",
    title: "Fixed font",
    explanation: "It does not grow.",
    defaultSeverity: .error,
    criteria: [.largerText]
  )

  private func position(_ line: Int) -> SourcePosition { SourcePosition(line: line, column: 1) }

  private func finding(_ file: String, _ line: Int, _ severity: Severity = .error) -> Finding {
    Finding(
      rule: Self.rule,
      severity: severity,
      message: "The font is fixed.",
      location: SourceLocation(file: file, line: line)
    )
  }

  /// A file with a type on lines 1 to 20 that gives a font of the project to a label on line 5.
  private func file(_ type: String, uses font: String?) -> FileFacts {
    var facts = FileFacts(path: "/app/\(type).swift")
    facts.types = [
      TypeDeclaration(
        kind: .class,
        name: type,
        inherited: ["UIView"],
        position: position(1),
        lastLine: 20
      )
    ]
    guard let font else { return facts }
    facts.statements = [
      ViewStatement(
        target: ["label"],
        property: "font",
        value: .font(.named(font)),
        context: StatementContext(
          owner: type,
          function: nil,
          certainty: .always,
          position: position(5)
        )
      )
    ]
    return facts
  }

  private var theme: FileFacts {
    var facts = FileFacts(path: "/app/Theme.swift")
    facts.types = [
      TypeDeclaration(kind: .enum, name: "Theme", inherited: [], position: position(1), lastLine: 9)
    ]
    facts.constants = [
      FontConstant(
        owner: "Theme",
        name: "title",
        font: .fixed(name: nil, size: 20),
        position: position(3)
      )
    ]
    return facts
  }

  @Test("A fixed font of the project stands in the way of the types that use it")
  func shared() {
    let report = AppParts(
      nil,
      findings: [finding("/app/Theme.swift", 3)],
      facts: [theme, file("Row", uses: "Theme.title"), file("Card", uses: "Theme.title")]
    ).report(relativeTo: "/app")
    #expect(report.parts.map(\.name) == ["Card", "Row", "Theme"])
    #expect(report.parts.allSatisfy { $0.standing == .notYet })
    #expect(report.edits.map(\.place) == [EditPlace(file: "Theme.swift", line: 3)])
    #expect(report.edits.first?.turned.count == 3)
  }

  @Test("A type is judged by what is found between its braces, and notes do not count")
  func types() {
    let report = AppParts(
      nil,
      findings: [finding("/app/Row.swift", 8), finding("/app/Card.swift", 8, .note)],
      facts: [file("Row", uses: nil), file("Card", uses: nil)]
    ).report(relativeTo: "/app")
    #expect(report.parts.map(\.standing) == [.clear, .notYet])
    #expect(report.parts.map(\.file) == ["Card.swift", "Row.swift"])
  }

  @Test("Other files are named where something is found in them")
  func others() {
    let report = AppParts(nil, findings: [finding("/app/page.css", 2)], facts: [])
      .report(relativeTo: "/app")
    #expect(report.parts.map(\.kind) == [.file])
    #expect(report.edits.map(\.place.rule) == ["fixed-system-font"])
  }
}
