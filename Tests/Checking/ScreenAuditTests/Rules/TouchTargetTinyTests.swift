import Diagnostics
import DynamicType
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@Suite struct `Tiny touch targets` {
  @Test func `A control below 28 points is a warning, one below 44 another rule's`() {
    let found = findings(
      "touch-target-tiny",
      in: series { sketch in
        [
          sketch.button(id: "small", frame: Rect(x: 0, y: 0, width: 90, height: 30)),
          sketch.button(id: "tiny", frame: Rect(x: 0, y: 90, width: 20, height: 60)),
        ]
      }
    )
    #expect(found.map(\.object.objectID) == ["tiny"])
    #expect(found.map(\.reported.severity) == [.warning])
  }

  @Test func `A button that is small here and tiny there is one finding`() {
    let auditor = ScreenAuditor { $0.id.hasPrefix("touch-target") }
    func notes(_ language: String, _ side: Double) -> ScreenAuditor.Notes {
      var shown = series { sketch in
        [sketch.button(frame: Rect(x: 0, y: 0, width: side, height: side))]
      }
      shown.setting.language = language
      return auditor.observe(shown)
    }
    let found = auditor.findings(in: [notes("en", 36), notes("de", 20)])
    #expect(found.map(\.reported.rule.id) == ["touch-target-tiny"])
    #expect(Set(found.flatMap(\.occurrences).compactMap(\.setting.language)) == ["en", "de"])
  }
}
