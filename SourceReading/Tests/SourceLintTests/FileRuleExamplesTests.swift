import Diagnostics
import SourceLint
import Testing

/// The examples of the pages of rules about storyboards, style sheets, pages and catalogs.
@Suite("Examples of rules about files")
struct FileRuleExamplesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: FileRule
    let file: FileRule.Example

    var testDescription: String { "\(rule.description.id): \(file.text)" }

    /// The findings of the rule in the file.
    var findings: [Finding] {
      SourceLinter(rules: [], fileRules: [rule], projectRules: [])
        .findings(in: Array(file.text.utf8), path: "App/\(file.path)")
    }
  }

  static let examples = FileRule.all.flatMap { rule in
    rule.examples.map { Case(rule: rule, file: $0) }
  }

  static let nearMisses = FileRule.all.flatMap { rule in
    rule.nearMisses.map { Case(rule: rule, file: $0) }
  }

  @Test(arguments: examples)
  func `is found`(example: Case) {
    #expect(!example.findings.isEmpty)
    #expect(example.findings.allSatisfy { $0.rule.id == example.rule.description.id })
    #expect(example.findings.allSatisfy { $0.location.line > 0 })
  }

  @Test(arguments: nearMisses)
  func `is left alone`(nearMiss: Case) {
    #expect(nearMiss.findings.map(\.message) == [])
  }
}
