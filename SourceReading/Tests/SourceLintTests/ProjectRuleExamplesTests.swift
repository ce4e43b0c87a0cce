import Diagnostics
import Testing

@testable import SourceLint

/// The examples of the pages of rules about files that must fit each other.
@Suite("Examples of rules about projects")
struct ProjectRuleExamplesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: ProjectRule
    let files: [FileRule.Example]

    var testDescription: String {
      "\(rule.description.id): \(files.map { "\($0.path) \($0.text)" }.joined(separator: "; "))"
    }

    /// The findings of the rule in the project.
    var findings: [Finding] {
      SourceLinter(rules: [], fileRules: [], projectRules: [rule]).findings(
        in: files.map { (path: "App/\($0.path)", bytes: Array($0.text.utf8)) }
      )
    }
  }

  static let examples = ProjectRule.all.flatMap { rule in
    rule.examples.map { Case(rule: rule, files: $0) }
  }

  static let nearMisses = ProjectRule.all.flatMap { rule in
    rule.nearMisses.map { Case(rule: rule, files: $0) }
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
