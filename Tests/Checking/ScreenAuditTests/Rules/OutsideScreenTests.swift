import Diagnostics
import DynamicType
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

/// A height that follows the text: one line of the style.
private func height(_ sketch: Sketch, _ style: TextStyle = .body) -> Double {
  (TypeTable.iOS.entry(for: style, at: sketch.category)?.leading ?? 22) + 2
}

@Suite struct `Things beyond the screen` {
  @Test func `A text that ends beyond the edge is reported`() throws {
    let found = findings(
      "outside-screen",
      in: series { sketch in
        [
          sketch.label(
            "Total",
            frame: Rect(x: 16, y: 530, width: 280, height: height(sketch))
          )
        ]
      }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.firstCategory > .large)
  }

  @Test func `A menu that waits beyond the edge at Large is the design`() {
    let found = findings(
      "outside-screen",
      in: series { sketch in
        [sketch.label("Menu", frame: Rect(x: -100, y: 40, width: 280, height: 70))]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `What scrolling brings into view is fine`() {
    let found = findings(
      "outside-screen",
      in: series { sketch in
        let label = sketch.label(
          "Total",
          frame: Rect(x: 16, y: 15 * height(sketch), width: 280, height: height(sketch))
        )
        var list = sketch.view(
          id: "list",
          frame: Rect(x: 0, y: 0, width: 320, height: 568),
          [label]
        )
        list.scroll = ScrollState(contentSize: Size(width: 320, height: 18 * height(sketch)))
        return [list]
      }
    )
    #expect(found.isEmpty)
  }

  private func bar(_ sketch: Sketch) -> SnapshotElement {
    sketch.view(
      id: "bar",
      frame: Rect(x: 0, y: 519, width: 320, height: 49),
      [],
      role: .tabBar
    )
  }

  @Test func `A text that grows below the tab bar is reported, unless it scrolls`() {
    func screen(scrolls: Bool) -> ScreenSeries {
      series { sketch in
        let label = sketch.label(
          "Total",
          frame: Rect(x: 16, y: 480, width: 280, height: sketch.traits.isLarge ? 24 : 70)
        )
        var page = sketch.view(
          id: "page",
          frame: Rect(x: 0, y: 0, width: 320, height: 568),
          [label]
        )
        if scrolls { page.scroll = ScrollState(contentSize: Size(width: 320, height: 700)) }
        return [page, bar(sketch)]
      }
    }
    #expect(findings("outside-screen", in: screen(scrolls: false)).count == 1)
    #expect(findings("outside-screen", in: screen(scrolls: true)).isEmpty)
  }

  @Test func `What is partly beyond the edge first and wholly then is one finding`() throws {
    let auditor = ScreenAuditor { ["outside-screen", "unreachable"].contains($0.id) }
    let notes = auditor.observe(
      series { sketch in
        let step = Double(shortSweep.firstIndex(of: sketch.category) ?? 0)
        return [sketch.button(frame: Rect(x: 16, y: 500 + 20 * step, width: 200, height: 50))]
      }
    )
    let found = auditor.findings(in: [notes])
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.reported.rule.id == "unreachable")
    // 500 + 20 and 50 high is 2 points beyond 568; 500 + 80 lies wholly beyond.
    #expect(finding.firstCategory == .accessibilityMedium)
    #expect(
      finding.reported.message.hasPrefix(
        "Button button reaches beyond the screen from AX1 on, cannot be reached from AX5 on; "
      )
    )
  }
}

extension TraitCollection {
  fileprivate var isLarge: Bool { preferredContentSizeCategory == .large }
}
