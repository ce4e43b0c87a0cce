import Diagnostics
import DynamicType
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@Suite struct `Constraints that leave a frame open` {
  @Test func `An open frame is reported, that of a system part is not`() {
    let found = findings(
      "constraints-ambiguous",
      in: series { sketch in
        var open = sketch.view(id: "open", frame: Rect(x: 0, y: 0, width: 100, height: 44), [])
        open.layoutFlags = [.ambiguousVertically]
        var part = sketch.view(id: "part", frame: Rect(x: 0, y: 0, width: 100, height: 44), [])
        part.layoutFlags = [.ambiguousVertically, .systemPart]
        return [open, part]
      }
    )
    #expect(found.map(\.object.objectID) == ["open"])
  }

  @Test func `What rests on an invented text is not reported, and a view around one is`() {
    let screen = series { sketch in
      let frame = Rect(x: 0, y: 0, width: 100, height: 44)
      var label = sketch.label("Total", frame: frame)
      label.layoutFlags = [.ambiguousHorizontally]
      var box = sketch.view(id: "box", frame: frame, [label])
      box.layoutFlags = [.ambiguousVertically]
      return [box]
    }
    let found = findings("constraints-ambiguous", in: screen, inventedTexts: ["label"])
    #expect(found.map(\.object.objectID) == ["box"])
    #expect(findings("constraints-ambiguous", in: screen).count == 2)
  }

  @Test func `Where a view in a bar stands is up to the bar`() {
    let found = findings(
      "constraints-ambiguous",
      in: series { sketch in
        var open = sketch.view(id: "open", frame: Rect(x: 0, y: 0, width: 100, height: 44), [])
        open.layoutFlags = [.ambiguousVertically]
        let frame = Rect(x: 0, y: 500, width: 320, height: 44)
        return [sketch.view(id: "bar", frame: frame, [open], role: .toolbar)]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `An open frame that the layout itself reports is reported`() {
    let screen = series(issues: issues(.ambiguous, "box"), box)
    #expect(findings("constraints-ambiguous", in: screen).map(\.object.objectID) == ["box"])
    #expect(findings("constraints-unsatisfiable", in: screen).isEmpty)
  }

  private func issues(_ kind: LayoutIssue.Kind, _ id: String?) -> (Sketch) -> [LayoutIssue] {
    { _ in [LayoutIssue(kind, message: "is open", objectID: id)] }
  }

  private func box(_ sketch: Sketch) -> [SnapshotElement] {
    [sketch.view(id: "box", frame: Rect(x: 0, y: 0, width: 100, height: 44), [])]
  }

  @Test func `A screen whose constraints hold has neither`() {
    let screen = series { box($0) }
    #expect(findings("constraints-ambiguous", in: screen).isEmpty)
    #expect(findings("constraints-unsatisfiable", in: screen).isEmpty)
  }
}
