import Diagnostics
import FileAccess
import Testing

@Suite("Configuration, applied")
struct ConfigurationApplyingTests {
  private func finding(
    _ rule: String,
    file: String = "/p/App/A.xib",
    objectID: String? = nil
  ) -> Finding {
    Finding(
      rule: Samples.catalog[rule] ?? .sample(rule),
      severity: .note,
      message: "",
      location: SourceLocation(file: file, objectID: objectID)
    )
  }

  private func severity(_ finding: Finding, _ configuration: Configuration) -> Severity? {
    configuration.applied(to: [finding], root: "/p").first?.severity
  }

  @Test("Without settings rules report unless they are off by default")
  func defaults() {
    #expect(severity(finding("text-truncated"), Configuration()) == .note)
    #expect(severity(finding("small-target"), Configuration()) == nil)
    #expect(severity(finding("not-in-the-catalogue"), Configuration()) == .note)
  }

  @Test(
    "A level switches a rule or sets its severity",
    arguments: [
      (RuleLevel.off, nil), (.on, .note), (.note, .note), (.warning, .warning), (.error, .error),
    ] as [(RuleLevel, Severity?)]
  )
  func levels(level: RuleLevel, expected: Severity?) {
    var configuration = Configuration()
    configuration.rules.named["small-target"] = level
    #expect(severity(finding("small-target"), configuration) == expected)
  }

  @Test("A rule that is named wins over all")
  func all() {
    var configuration = Configuration()
    configuration.rules = RuleLevels(others: .off, named: ["text-truncated": .error])
    #expect(severity(finding("text-truncated"), configuration) == .error)
    #expect(severity(finding("unused"), configuration) == nil)
  }

  @Test("Overrides hold for their files and objects, and the last one wins")
  func overrides() {
    var configuration = Configuration()
    configuration.overrides = [
      PathOverride(paths: [Glob("App")], rules: RuleLevels(named: ["text-truncated": .off])),
      PathOverride(
        paths: [Glob("**/*.xib")],
        objects: ["a"],
        rules: RuleLevels(named: ["text-truncated": .error])
      ),
    ]
    #expect(severity(finding("text-truncated"), configuration) == nil)
    #expect(severity(finding("text-truncated", objectID: "a"), configuration) == .error)
    #expect(severity(finding("text-truncated", file: "/p/B/A.xib"), configuration) == .note)
    #expect(severity(finding("unused"), configuration) == .note)
  }

  @Test("Findings in files that are not checked are left out")
  func paths() {
    var configuration = Configuration()
    configuration.paths = PathFilter(excluded: [Glob("App")])
    #expect(severity(finding("text-truncated"), configuration) == nil)
    #expect(severity(finding("text-truncated", file: "/p/B.xib"), configuration) == .note)
  }

  @Test("A rule need not run when it is off and no override wakes it")
  func running() {
    var configuration = Configuration()
    configuration.rules = RuleLevels(others: .off)
    #expect(!configuration.mayReport(Samples.textTruncated))
    configuration.overrides = [
      PathOverride(paths: [Glob("A")], rules: RuleLevels(named: ["text-truncated": .on]))
    ]
    #expect(configuration.mayReport(Samples.textTruncated))
    #expect(!Configuration().mayReport(Samples.smallTarget))
  }
}
