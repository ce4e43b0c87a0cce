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

  @Test func `Long words alone in their row break without a neighbor to blame`() {
    let found = findings(
      "row-texts-collide",
      in: series { sketch in
        [sketch.label("Notifications", frame: Rect(x: 16, y: 40, width: 130, height: 400))]
      }
    )
    #expect(found.isEmpty)
  }
}
