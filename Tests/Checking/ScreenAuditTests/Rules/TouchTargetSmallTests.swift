import Diagnostics
import DynamicType
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@Suite struct `Small touch targets` {
  @Test func `A control below 44 points is a note, one below 28 a warning`() throws {
    let screen = series { sketch in
      [
        sketch.button(id: "small", frame: Rect(x: 0, y: 0, width: 90, height: 30)),
        sketch.button(id: "tiny", frame: Rect(x: 0, y: 90, width: 20, height: 60)),
      ]
    }
    let small = findings("touch-target-small", in: screen)
    let tiny = findings("touch-target-tiny", in: screen)
    #expect(small.map(\.object.objectID) == ["small"])
    #expect(small.map(\.reported.severity) == [.note])
    #expect(tiny.map(\.object.objectID) == ["tiny"])
    #expect(tiny.map(\.reported.severity) == [.warning])
    #expect(tiny.map(\.isAboutTextSize) == [false])
  }

  @Test(arguments: ["touch-target-small", "touch-target-tiny"])
  func `Switches, parts of the system, bar buttons and large controls are fine`(rule: String) {
    let found = findings(
      rule,
      in: series { sketch in
        let button = sketch.button(frame: Rect(x: 0, y: 0, width: 20, height: 20))
        var part = button
        part.layoutFlags = [.systemPart]
        return [
          sketch.button(
            id: "switch",
            frame: Rect(x: 0, y: 0, width: 51, height: 31),
            role: .switch
          ),
          part,
          sketch.view(
            id: "bar",
            frame: Rect(x: 0, y: 0, width: 320, height: 44),
            [button],
            role: .toolbar
          ),
          sketch.button(id: "large", frame: Rect(x: 0, y: 100, width: 44, height: 44)),
          // A solved height that constraints set to 44.
          sketch.button(id: "solved", frame: Rect(x: 0, y: 150, width: 46, height: 44.nextDown)),
        ]
      }
    )
    #expect(found.isEmpty)
  }

  @Test(arguments: ["touch-target-small", "touch-target-tiny"])
  func `A small button is measured by its hit area`(rule: String) {
    let found = findings(
      rule,
      in: series { sketch in
        var button = sketch.button(frame: Rect(x: 50, y: 50, width: 20, height: 20))
        button.interaction?.hitArea = Rect(x: -12, y: -12, width: 44, height: 44)
        return [button]
      }
    )
    #expect(found.isEmpty)
  }

  @Test(arguments: [("touch-target-small", 40.0), ("touch-target-tiny", 27.0)])
  func `A large button with a small hit area is reported`(rule: String, side: Double) {
    let found = findings(
      rule,
      in: series { sketch in
        var button = sketch.button(frame: Rect(x: 50, y: 50, width: 90, height: 90))
        button.interaction?.hitArea = Rect(x: 0, y: 0, width: side, height: side)
        return [button]
      }
    )
    #expect(found.map(\.object.objectID) == ["button"])
  }
}
