import Diagnostics
import DynamicType
import ScreenAudit
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
}

@Suite struct `Texts of one row` {
  private func row(_ sketch: Sketch, width: Double) -> [SnapshotElement] {
    [
      sketch.label(
        "Balance",
        id: "name",
        frame: Rect(x: 16, y: 40, width: width, height: height(sketch)),
        lines: 1
      ),
      sketch.label(
        "£ 12.40",
        id: "value",
        frame: Rect(x: 140, y: 40, width: 170, height: height(sketch)),
        lines: 1
      ),
    ]
  }

  @Test func `A name that runs into its value is reported`() throws {
    let found = findings("row-texts-collide", in: series { row($0, width: 290) })
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.object.objectID == "name")
    #expect(finding.reported.hint?.contains("axis") == true)
  }

  @Test func `A column too narrow for its words is reported`() throws {
    let found = findings(
      "row-texts-collide",
      in: series { sketch in
        [
          sketch.label(
            "Notifications",
            id: "name",
            frame: Rect(x: 16, y: 40, width: 130, height: 400)
          ),
          sketch.label("On", id: "value", frame: Rect(x: 160, y: 40, width: 100, height: 400)),
        ]
      }
    )
    let finding = try #require(found.first)
    #expect(finding.object.objectID == "name")
    #expect(finding.reported.message.contains("“Notifications” does not fit"))
  }

  @Test func `A row with room for both is fine`() {
    #expect(
      findings(
        "row-texts-collide",
        in: series([.large, .extraExtraExtraLarge]) { row($0, width: 110) }
      ).isEmpty
    )
  }

  @Test func `Long words alone in their row break without a neighbour to blame`() {
    let found = findings(
      "row-texts-collide",
      in: series { sketch in
        [sketch.label("Notifications", frame: Rect(x: 16, y: 40, width: 130, height: 400))]
      }
    )
    #expect(found.isEmpty)
  }
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
