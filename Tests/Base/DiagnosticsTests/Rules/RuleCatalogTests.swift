import Diagnostics
import Testing

@Suite("Rule catalog")
struct RuleCatalogTests {
  @Test("Rules are found by identifier")
  func lookup() {
    let catalog = RuleCatalog(joining: [Samples.catalog, .settings])
    for rule in catalog.rules { #expect(catalog[rule.id] == rule) }
    #expect(catalog["text-truncate"] == nil)
    #expect(catalog["zzz"] == nil)
    #expect(RuleCatalog([])["a"] == nil)
  }

  @Test("A rule that is there twice is a mistake of the program")
  func twice() async {
    await #expect(processExitsWith: .failure) {
      _ = RuleCatalog(joining: [Samples.catalog, Samples.catalog])
    }
  }

  @Test("A report describes the rules of all its findings")
  func unknown() {
    let rule = Samples.report.catalog["not-in-the-catalogue"]
    #expect(rule?.title == "not-in-the-catalogue")
  }

  @Test("Identifiers of rules are words of small letters with hyphens")
  func kebabCase() {
    for rule in RuleCatalog.settings.rules {
      #expect(rule.id.allSatisfy { ("a"..."z").contains($0) || $0 == "-" })
      #expect(!rule.explanation.isEmpty && !rule.help.isEmpty)
    }
  }
}
