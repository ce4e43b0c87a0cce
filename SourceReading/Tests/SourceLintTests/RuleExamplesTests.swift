import Diagnostics
import SourceLint
import Testing

/// The examples of the rules' own pages.
@Suite("Examples of rules about source")
struct RuleExamplesTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let rule: SourceRule
    let code: String

    var testDescription: String { "\(rule.description.id): \(code)" }

    /// The findings of the rule in the code.
    var findings: [Finding] {
      SourceLinter(rules: [rule], projectRules: []).findings(
        in: Array("import SwiftUI\nimport UIKit\n\(code)".utf8),
        path: "App/Screen.swift"
      )
    }
  }

  static let examples = SourceRule.all.flatMap { rule in
    rule.examples.map { Case(rule: rule, code: $0) }
  }

  static let nearMisses = SourceRule.all.flatMap { rule in
    rule.nearMisses.map { Case(rule: rule, code: $0) }
  }

  @Test(arguments: examples)
  func `is found`(example: Case) {
    #expect(example.findings.map(\.rule.id).contains(example.rule.description.id))
    #expect(example.findings.allSatisfy { $0.rule.id == example.rule.description.id })
  }

  @Test(arguments: nearMisses)
  func `is left alone`(nearMiss: Case) {
    #expect(nearMiss.findings.map(\.message) == [])
  }

  @Test(arguments: SourceRule.all)
  func `Each rule has examples, near misses and words`(rule: SourceRule) {
    #expect(!rule.examples.isEmpty && !rule.nearMisses.isEmpty)
    #expect(rule.description.explanation.hasSuffix(".") && rule.description.help.hasSuffix("."))
  }
}
