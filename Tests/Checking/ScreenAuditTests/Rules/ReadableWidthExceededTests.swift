import Diagnostics
import DynamicType
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@Suite struct `Readable width` {
  private let pad = Size(width: 1024, height: 768)
  private let prose = String(repeating: "All happy families are alike. ", count: 40)

  @Test func `Running text across a tablet is reported`() {
    let found = findings(
      "readable-width-exceeded",
      in: series([.large], size: pad) { sketch in
        [sketch.label(prose, frame: Rect(x: 16, y: 16, width: 992, height: 700))]
      }
    )
    #expect(found.count == 1)
    #expect(found.first?.reported.severity == .note)
  }

  // 672 points is the readable width at Large, from the article on readable width.
  @Test func `Text of the readable width is fine`() {
    let found = findings(
      "readable-width-exceeded",
      in: series([.large], size: pad) { sketch in
        [sketch.label(prose, frame: Rect(x: 176, y: 16, width: 672, height: 700))]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `A title of one line and text on a phone are fine`() {
    let title = findings(
      "readable-width-exceeded",
      in: series([.large], size: pad) { sketch in
        [sketch.label("All happy families", frame: Rect(x: 0, y: 0, width: 1024, height: 60))]
      }
    )
    let phone = findings(
      "readable-width-exceeded",
      in: series([.large]) { sketch in
        [sketch.label(prose, frame: Rect(x: 16, y: 16, width: 288, height: 500))]
      }
    )
    #expect(title.isEmpty)
    #expect(phone.isEmpty)
  }

  // 1,024 points leave 992 between the margins; at Large 672 can be read well.
  @Test func `Every paragraph across the tablet counts, and columns do not`() {
    let prose = String(repeating: "All happy families are alike. ", count: 40)
    let found = findings(
      "readable-width-exceeded",
      in: series([.large], size: Size(width: 1024, height: 768)) { sketch in
        [
          sketch.label(prose, id: "a", frame: Rect(x: 16, y: 16, width: 992, height: 300)),
          sketch.label(prose, id: "b", frame: Rect(x: 16, y: 320, width: 992, height: 300)),
          sketch.label(prose, id: "c", frame: Rect(x: 16, y: 620, width: 490, height: 600)),
        ]
      }
    )
    #expect(found.map(\.object.objectID) == ["a", "b"])
  }
}
