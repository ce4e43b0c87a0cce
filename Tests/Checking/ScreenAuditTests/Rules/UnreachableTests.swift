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

@Suite struct `Things that cannot be reached` {
  @Test func `A button pushed off a screen that does not scroll is reported`() throws {
    let found = findings(
      "unreachable",
      in: series { sketch in
        [sketch.button(frame: Rect(x: 16, y: 15 * height(sketch), width: 200, height: 50))]
      }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.reported.severity == .error)
  }

  @Test func `A text squeezed to nothing is reported`() throws {
    let found = findings(
      "unreachable",
      in: series { sketch in
        let height = sketch.category >= .accessibilityMedium ? 0.0 : 24
        return [sketch.label("Total", frame: Rect(x: 16, y: 40, width: 280, height: height))]
      }
    )
    #expect(found.count == 1)
    #expect(found.first?.reported.message.contains("has no room left") == true)
  }

  @Test func `A text that the app hides at large sizes is fine`() {
    let found = findings(
      "unreachable",
      in: series { sketch in
        var label = sketch.label("Total", frame: Rect(x: 16, y: 40, width: 280, height: 24))
        label.isHidden = sketch.category >= .accessibilityMedium
        return [label]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `Controls of a scrolling list are fine`() {
    let found = findings(
      "unreachable",
      in: series { sketch in
        let button = sketch.button(
          frame: Rect(x: 16, y: 15 * height(sketch), width: 200, height: 50)
        )
        var list = sketch.view(
          id: "list",
          frame: Rect(x: 0, y: 0, width: 320, height: 568),
          [button]
        )
        list.scroll = ScrollState(contentSize: Size(width: 320, height: 17 * height(sketch)))
        return [list]
      }
    )
    #expect(found.isEmpty)
  }
}
