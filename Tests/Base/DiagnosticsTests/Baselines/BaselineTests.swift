import Diagnostics
import Testing

@Suite("Baselines")
struct BaselineTests {
  private let root = Samples.root
  private var baseline: Baseline { Baseline(Samples.findings, root: root) }

  @Test("A baseline knows the findings that it was made of, in any folder")
  func known() {
    #expect(baseline.match(Samples.findings, root: root).new == [])
    #expect(baseline.match(Samples.findings, root: root).stale == [])
    var moved = Samples.truncated
    moved.location.file = "/elsewhere/App/Main, neu: 1.storyboard"
    moved.location.line = 400
    #expect(baseline.match([moved], root: "/elsewhere").new == [])
  }

  @Test("What it reads back is what it wrote")
  func roundTrip() {
    let reading = Baseline.read(baseline.text.utf8, file: "baseline.json")
    #expect(reading == Reading(baseline))
  }

  @Test("Where one of several equal findings is added, all of them are new")
  func added() {
    let match = baseline.match([Samples.target, Samples.target, Samples.target], root: root)
    #expect(match.new.count == 3)
    #expect(match.known == [])
  }

  @Test("Where one is mended, the entry is stale by one and nothing is new")
  func mended() {
    let match = baseline.match([Samples.target, Samples.truncated, Samples.note], root: root)
    #expect(match.new == [])
    #expect(match.stale.map(\.rule) == ["small-target"])
    #expect(match.stale.map(\.count) == [1])
  }

  @Test("Each stale entry becomes a note that names what was mended")
  func staleFindings() {
    let findings = baseline.match([], root: root).staleFindings(in: "baseline.json")
    #expect(findings.count == 3)
    #expect(findings.allSatisfy { $0.rule.id == "baseline-stale" && $0.severity == .note })
    #expect(
      findings.contains { $0.message.contains("small-target") && $0.message.contains("2 times") }
    )
    #expect(Set(findings.map { $0.fingerprint() }).count == 3)
  }

  @Test("Entries that cannot be read are reported with their place, the others are used")
  func malformed() {
    let text = """
      {"version": 1, "findings": [
        {"fingerprint": "0123456789abcdef", "count": 1, "rule": "a", "file": "b"},
        {"fingerprint": "xyz", "count": 1},
        {"fingerprint": "0123456789abcdef", "count": 0},
        7
      ], "extra": true}
      """
    let reading = Baseline.read(text.utf8, file: "baseline.json")
    #expect(reading.value.entries.map(\.rule) == ["a"])
    #expect(reading.findings.map(\.location.line) == [3, 4, 5, 6])
    #expect(reading.findings.last?.rule.id == "settings-unknown-key")
  }

  @Test("A baseline of a later version is refused in words", arguments: ["2", "\"1\"", "null"])
  func version(version: String) {
    let text = #"{"version": \#(version), "findings": []}"#
    let reading = Baseline.read(text.utf8, file: "baseline.json")
    #expect(reading.findings.map(\.rule.id) == ["settings-invalid-value"])
  }
}
