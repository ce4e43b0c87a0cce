import Diagnostics
import DynamicType
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

private let wide = Rect(x: 16, y: 40, width: 280, height: 400)

@Suite struct `Text that is cut short` {
  @Test func `A single line that needs more width at larger sizes is reported once`() throws {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        [sketch.label("Order history", frame: Rect(x: 16, y: 40, width: 140, height: 70), lines: 1)]
      }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.object.objectID == "label")
    #expect(finding.isAboutTextSize)
    // “Order history” in 17 points is about 105 points wide, in 28 points (AX1) about 170.
    #expect(finding.firstCategory == .accessibilityMedium)
    #expect(finding.categories.last == .accessibilityExtraExtraExtraLarge)
    #expect(finding.reported.hint?.contains("Lines to 0") == true)
    #expect(finding.reported.measures.map(\.name).contains("needed width"))
  }

  @Test func `A single line of SwiftUI has a hint in SwiftUI's words`() throws {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        var text = sketch.label(
          "Order history",
          frame: Rect(x: 16, y: 40, width: 140, height: 70),
          lines: 1
        )
        text.identity = Identity(className: "Text")
        return [text]
      }
    )
    let hint = try #require(found.first?.reported.hint)
    #expect(hint.contains("'lineLimit(1)'"))
    #expect(!hint.contains("Lines"))
  }

  @Test func `Line breaks at the end of a text are no loss in a label of one line`() {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        [sketch.label("Order\n\n", frame: Rect(x: 16, y: 40, width: 280, height: 70), lines: 1)]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `Text that wraps in a box that grows is fine`() {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        [sketch.label("Order history", frame: Rect(x: 16, y: 40, width: 140, height: 400))]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `Titles in a bar and hidden labels are left alone`() {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        let label = sketch.label(
          "Order history",
          frame: Rect(x: 0, y: 0, width: 140, height: 70),
          lines: 1
        )
        var hidden = label
        hidden.isHidden = true
        let bar = sketch.view(
          id: "bar",
          frame: Rect(x: 0, y: 0, width: 320, height: 44),
          [label],
          role: .navigationBar
        )
        return [bar, hidden]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `What is cut short at Large, too, is reported apart and weighs less`() throws {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        [sketch.label("Order history", frame: Rect(x: 16, y: 40, width: 60, height: 70), lines: 1)]
      }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(!finding.isAboutTextSize)
    #expect(finding.reported.severity == .note)
    #expect(finding.reported.message.contains("already at Large"))
  }

  @Test func `What loses a letter at Large and half the text at larger sizes is about the size`()
    throws
  {
    let found = findings(
      "text-truncated",
      in: series { sketch in
        [
          sketch.label(
            "Order history of this whole summer",
            frame: Rect(x: 16, y: 40, width: 267, height: 70),
            lines: 1
          )
        ]
      }
    )
    #expect(found.map(\.isAboutTextSize) == [true, false])
    #expect(found.map(\.reported.severity) == [.warning, .note])
    #expect(found.first.map { $0.firstCategory > .large } == true)
    #expect(found.last?.reported.message.contains("already at Large") == true)
  }
}
