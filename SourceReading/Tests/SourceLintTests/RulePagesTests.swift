import Diagnostics
import FileAccess
import Foundation
import SourceLint
import Testing

/// The pages of `Documentation/LintRules`, which `Scripts/update-rules` writes.
///
/// With `RECORD_EXPECTED` in the environment they are written instead of compared.
@Suite("Pages about rules of the linter")
struct RulePagesTests {
  private static let folder: String = {
    let file = #filePath
    return String(file.dropLast("SourceReading/Tests/SourceLintTests/RulePagesTests.swift".count))
      + "Documentation/LintRules/"
  }()

  private func page(_ name: String, recording current: String) throws -> String {
    let path = Self.folder + name
    if ProcessInfo.processInfo.environment["RECORD_EXPECTED"] != nil {
      try FileReplacement.write(current, to: path)
    }
    return String(decoding: try FileBytes.read(path), as: UTF8.self)
  }

  @Test(arguments: RuleCatalog.sourceLintAlone.rules)
  func `Each rule has a page that says what the rule says`(rule: RuleDescription) throws {
    let current = rule.pageWithExamples
    #expect(try page("\(rule.id).md", recording: current) == current)
  }

  @Test func `The list names every rule`() throws {
    let list = RuleCatalog.sourceLintAlone.page
    #expect(try page("README.md", recording: list) == list)
  }
}
