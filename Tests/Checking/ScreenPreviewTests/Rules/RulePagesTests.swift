import Diagnostics
import FileAccess
import RTFChecking
import ScreenAudit
import ScreenPreview
import Testing

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The pages of `Documentation/Rules`, which `Scripts/update-rules` writes.
///
/// With `RECORD_EXPECTED` in the environment they are written instead of compared.
@Suite struct `Pages about rules` {
  /// The rules about screens and those about documents of text.
  static let catalog = RuleCatalog(joining: [.all, .richText])

  private static let folder: String = {
    let file = #filePath
    return String(
      file.dropLast("Tests/Checking/ScreenPreviewTests/Rules/RulePagesTests.swift".count)
    )
      + "Documentation/Rules/"
  }()

  private func page(_ name: String, recording current: String) throws -> String {
    let path = Self.folder + name
    if getenv("RECORD_EXPECTED") != nil { try FileReplacement.write(current, to: path) }
    return String(decoding: try FileBytes.read(path), as: UTF8.self)
  }

  @Test(arguments: catalog.rules)
  func `Each rule has a page that says what the rule says`(rule: RuleDescription) throws {
    #expect(try page("\(rule.id).md", recording: rule.page) == rule.page)
  }

  @Test func `The list names every rule`() throws {
    let list = Self.catalog.page
    #expect(try page("README.md", recording: list) == list)
  }

  @Test(arguments: catalog.rules)
  func `Each rule says what, why and how to fix it`(rule: RuleDescription) {
    #expect(rule.id.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
    #expect(!rule.title.isEmpty && !rule.title.hasSuffix("."))
    #expect(rule.explanation.hasSuffix(".") && rule.help.hasSuffix("."))
  }

  @Test(arguments: catalog.rules)
  func `Each rule can be switched off`(rule: RuleDescription) {
    let text = "{\"rules\": {\"\(rule.id)\": \"off\"}}"
    let reading = Configuration.read(
      text.utf8,
      file: "a.json",
      vocabulary: ConfigurationVocabulary(rules: Self.catalog)
    )
    let finding = Finding(rule: rule, message: "", location: SourceLocation(file: "A.xib"))
    #expect(reading.findings.isEmpty)
    #expect(reading.value.applied(to: [finding]).isEmpty)
  }
}
