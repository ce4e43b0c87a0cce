import Diagnostics
import DynamicType
import FontManagement
import RichText
import ScreenAudit
import Snapshots
import Testing

@Suite struct `Touch targets` {
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
        part.layoutFlags = .systemPart
        return [
          sketch.button(
            id: "switch",
            frame: Rect(x: 0, y: 0, width: 51, height: 31),
            className: "UISwitch"
          ),
          part,
          sketch.view(
            id: "bar",
            frame: Rect(x: 0, y: 0, width: 320, height: 44),
            [button],
            className: "UIToolbar"
          ),
          sketch.button(id: "large", frame: Rect(x: 0, y: 100, width: 44, height: 44)),
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
}

@Suite struct `Icons beside text` {
  private func icon(
    _ sketch: Sketch,
    side: Double,
    mode: ContentMode = .scaleAspectFit
  ) throws -> SnapshotElement {
    let svg = Array("<svg xmlns='http://www.w3.org/2000/svg' width='24' height='24'/>".utf8)
    var element = SnapshotElement(
      Identity(objectID: "icon", className: "UIImageView"),
      frame: Rect(x: 16, y: 75 - side / 2, width: side, height: side)
    )
    element.drawings = [
      .image(
        ImageContent(
          try ImageSource(svg),
          naturalSize: Size(width: 24, height: 24),
          rect: element.bounds,
          contentMode: mode
        )
      )
    ]
    return element
  }

  private func text(_ sketch: Sketch, x: Double) -> SnapshotElement {
    sketch.label("Balance", frame: Rect(x: x, y: 40, width: 250, height: 70))
  }

  @Test func `An icon that stays small is reported`() throws {
    let small = try icon(Sketch(category: .large), side: 24)
    let found = findings("image-not-growing", in: series { [small, text($0, x: 52)] })
    #expect(found.map(\.object.objectID) == ["icon"])
  }

  @Test func `An icon that grows is fine`() throws {
    let icons = try [24.0, 60].map { try icon(Sketch(category: .large), side: $0) }
    let found = findings(
      "image-not-growing",
      in: series { [icons[$0.category.isAccessibilityCategory ? 1 : 0], text($0, x: 90)] }
    )
    #expect(found.isEmpty)
  }

  @Test func `Backgrounds, photos and icons away from text are fine`() throws {
    let photo = try icon(Sketch(category: .large), side: 120)
    let small = try icon(Sketch(category: .large), side: 24)
    let found = findings("image-not-growing", in: series { [photo, text($0, x: 140)] })
    let far = findings("image-not-growing", in: series { [small, text($0, x: 120)] })
    let below = findings("image-not-growing", in: series { [small, text($0, x: 10)] })
    #expect(found.isEmpty)
    #expect(far.isEmpty)
    #expect(below.isEmpty)
  }

  @Test func `An icon that shows large content when it is pressed is fine`() throws {
    var small = try icon(Sketch(category: .large), side: 24)
    small.largeContent = LargeContentItem(title: "Balance")
    #expect(findings("image-not-growing", in: series { [small, text($0, x: 52)] }).isEmpty)
  }
}

@Suite struct `Constraints` {
  private func issue(_ kind: LayoutIssue.Kind) -> LayoutIssue {
    LayoutIssue(
      kind,
      message: "cannot hold",
      objectID: "card",
      className: "UIView",
      constraints: ["height == 44", "height >= 60"],
      brokenConstraint: "height == 44"
    )
  }

  private func card(_ sketch: Sketch) -> [SnapshotElement] {
    [sketch.view(id: "card", frame: Rect(x: 0, y: 0, width: 100, height: 44), [])]
  }

  @Test func `A contradiction that larger text brings about is reported with its first size`()
    throws
  {
    let found = findings(
      "constraints-unsatisfiable",
      in: series(
        issues: { $0.category.isAccessibilityCategory ? [issue(.unsatisfiable)] : [] },
        card
      )
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.firstCategory == .accessibilityMedium)
    #expect(finding.reported.severity == .warning)
  }

  @Test func `One that is there at Large is reported apart`() {
    let found = findings(
      "constraints-unsatisfiable",
      in: series(issues: { _ in [issue(.unsatisfiable)] }, card)
    )
    #expect(found.map(\.isAboutTextSize) == [false])
    #expect(found.map(\.reported.severity) == [.note])
  }

  @Test func `Messages are no contradictions`() {
    let screen = series(issues: { _ in [issue(.message)] }, card)
    #expect(findings("constraints-unsatisfiable", in: screen).isEmpty)
    #expect(findings("constraints-ambiguous", in: screen).isEmpty)
  }

  @Test func `An open frame is reported, that of a system part is not`() {
    let found = findings(
      "constraints-ambiguous",
      in: series { sketch in
        var open = sketch.view(id: "open", frame: Rect(x: 0, y: 0, width: 100, height: 44), [])
        open.layoutFlags = .ambiguousVertically
        var part = sketch.view(id: "part", frame: Rect(x: 0, y: 0, width: 100, height: 44), [])
        part.layoutFlags = [.ambiguousVertically, .systemPart]
        return [open, part]
      }
    )
    #expect(found.map(\.object.objectID) == ["open"])
  }
}

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
}
