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

@Suite struct `Things that cover each other` {
  @Test func `A text that grows over the next one is reported with both`() throws {
    let found = findings(
      "views-overlap",
      in: series { sketch in
        [
          sketch.label(
            "Total",
            id: "first",
            frame: Rect(x: 16, y: 40, width: 280, height: height(sketch))
          ),
          sketch.label(
            "Sum",
            id: "second",
            frame: Rect(x: 16, y: 70, width: 280, height: height(sketch))
          ),
        ]
      }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.object.objectID == "first")
    #expect(finding.reported.related.first?.location.objectID == "second")
    #expect(finding.reported.message.contains("covers label “Sum”"))
  }

  @Test(arguments: [(44.0, 0), (300, 1)])
  func `Panes that lie on top of each other at Large are alternatives`(
    top: Double,
    count: Int
  ) {
    func pane(_ sketch: Sketch, _ id: String, _ labels: [SnapshotElement]) -> SnapshotElement {
      sketch.view(id: id, frame: Rect(x: 0, y: 40, width: 320, height: 400), labels)
    }
    func label(_ sketch: Sketch, _ text: String, at y: Double) -> SnapshotElement {
      sketch.label(
        text,
        id: text,
        frame: Rect(x: 16, y: y, width: 280, height: height(sketch))
      )
    }
    let found = findings(
      "views-overlap",
      in: series { sketch in
        [
          pane(sketch, "one", [label(sketch, "Total", at: 40), label(sketch, "Tax", at: 110)]),
          pane(sketch, "two", [label(sketch, "Sum", at: top), label(sketch, "Fee", at: 140)]),
        ]
      }
    )
    // Total and Sum meet at Large in the first case; Tax and Fee do at larger sizes only.
    #expect(found.count == count)
  }

  @Test func `Texts that are on top of each other at Large, too, are the design`() {
    let found = findings(
      "views-overlap",
      in: series { sketch in
        [
          sketch.label("Total", id: "first", frame: Rect(x: 16, y: 40, width: 280, height: 70)),
          sketch.label("Sum", id: "second", frame: Rect(x: 16, y: 44, width: 280, height: 70)),
        ]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `Content that scrolls below a button is no collision`() {
    let found = findings(
      "views-overlap",
      in: series { sketch in
        let label = sketch.label(
          "Total",
          frame: Rect(x: 16, y: 10 * height(sketch), width: 280, height: 70)
        )
        var list = sketch.view(
          id: "list",
          frame: Rect(x: 0, y: 0, width: 320, height: 568),
          [label]
        )
        list.scroll = ScrollState(contentSize: Size(width: 320, height: 2000))
        return [list, sketch.button(frame: Rect(x: 0, y: 510, width: 320, height: 58))]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `A title on its own button is no collision`() {
    let found = findings(
      "views-overlap",
      in: series { sketch in
        var button = sketch.button(
          frame: Rect(x: 16, y: 40, width: 200, height: height(sketch) + 12)
        )
        button.children = [
          sketch.label("Pay", frame: Rect(x: 8, y: 6, width: 180, height: height(sketch)))
        ]
        return [button]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `A text that grows over a button is reported`() {
    let found = findings(
      "views-overlap",
      in: series { sketch in
        let height = sketch.category > .extraExtraExtraLarge ? 90.0 : 24
        return [
          sketch.label("Total\nsum", frame: Rect(x: 16, y: 40, width: 280, height: height)),
          sketch.button(frame: Rect(x: 16, y: 90, width: 280, height: 44)),
        ]
      }
    )
    #expect(found.map(\.object.objectID) == ["label"])
    #expect(found.first?.reported.related.first?.location.objectID == "button")
  }
}
