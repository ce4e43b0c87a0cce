import Diagnostics
import Testing

@Suite struct `The pipeline of findings` {
  private func finding(_ rule: RuleDescription, file: String = "A.xib") -> Finding {
    Finding(rule: rule, message: "Found.", location: SourceLocation(file: file))
  }

  private let tool = ReportTool(name: "dynamictype", version: "1.0.0")

  private func pipeline() -> FindingPipeline {
    FindingPipeline(catalog: Samples.catalog, tool: tool)
  }

  @Test func `What the configuration switches off is gone, and the policy sets severities`() {
    var pipeline = pipeline()
    pipeline.configuration.rules.named["text-truncated"] = .warning
    pipeline.policy = .strict
    #expect(pipeline.weighed(finding(Samples.textTruncated))?.severity == .error)
    #expect(pipeline.weighed(finding(Samples.smallTarget)) == nil)
  }

  @Test func `Findings that the baseline knows are counted and not reported`() {
    var pipeline = pipeline()
    let known = finding(Samples.textTruncated)
    let new = finding(Samples.textTruncated, file: "B.xib")
    pipeline.baseline = .comparing(Reading(Baseline([known])), file: "baseline.json")
    let outcome = pipeline.outcome(of: [known, new])
    #expect(outcome.report.findings.map(\.location.file) == ["B.xib"])
    #expect(outcome.knownCount == 1)
    #expect(outcome.status == .findings)
    #expect(pipeline.outcome(of: [known]).status == .clean)
  }

  @Test func `What the baseline knows in vain is told, unless that is switched off`() {
    var pipeline = pipeline()
    let fixed = finding(Samples.textTruncated)
    pipeline.baseline = .comparing(Reading(Baseline([fixed])), file: "baseline.json")
    #expect(pipeline.outcome(of: []).report.findings.map(\.rule.id) == ["baseline-stale"])
    pipeline.configuration.rules.named["baseline-stale"] = .off
    #expect(pipeline.outcome(of: []).report.findings.isEmpty)
  }

  @Test func `All findings can become the baseline`() {
    var pipeline = pipeline()
    pipeline.baseline = .replacing
    let outcome = pipeline.outcome(of: [finding(Samples.textTruncated)])
    #expect(outcome.report.findings.isEmpty)
    #expect(outcome.newBaseline?.entries.map(\.rule) == ["text-truncated"])
    #expect(outcome.status == .clean)
  }

  @Test func `Wrong settings end a run before its findings do`() {
    let wrong = Finding(
      rule: RuleCatalog.settings.rules[0],
      severity: .error,
      message: "Wrong.",
      location: SourceLocation(file: "a.json")
    )
    let outcome = pipeline().outcome(of: [finding(Samples.textTruncated)], aboutSettings: [wrong])
    #expect(outcome.status == .usage)
    #expect(outcome.report.findings.count == 2)
  }
}
