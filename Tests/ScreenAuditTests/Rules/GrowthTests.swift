import Diagnostics
import DynamicType
import FontManagement
import ScreenAudit
import Snapshots
import Testing

private let wide = Rect(x: 16, y: 40, width: 280, height: 400)

@Suite struct `Text that does not grow` {
  @Test func `A fixed font is reported with the nearest style`() throws {
    let found = findings(
      "text-not-growing",
      in: series { $0.label("Total", font: .systemFont(ofSize: 15), frame: wide) }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.reported.severity == .error)
    #expect(finding.reported.hint?.contains("Subheadline") == true)
  }

  @Test(arguments: [TextStyle.body, .largeTitle, .caption2])
  func `Text of a style grows`(style: TextStyle) {
    let found = findings(
      "text-not-growing",
      in: series { $0.label("Total", style: style, frame: wide) }
    )
    #expect(found.isEmpty)
  }

  @Test func `A tab that shows its title large when it is pressed is fine`() {
    let found = findings(
      "text-not-growing",
      in: series { sketch in
        var tab = sketch.view(
          id: "tab",
          frame: wide,
          [
            sketch.label(
              "Home",
              font: .systemFont(ofSize: 10),
              frame: Rect(x: 0, y: 0, width: 90, height: 20)
            )
          ]
        )
        tab.largeContent = LargeContentItem(title: "Home")
        return [tab]
      }
    )
    #expect(found.isEmpty)
  }

  @Test func `Letters above all system sizes, icons of a font and bars are fine`() {
    let found = findings(
      "text-not-growing",
      in: series { sketch in
        let bar = sketch.view(
          id: "bar",
          frame: wide,
          [
            sketch.label(
              "Title",
              id: "title",
              font: .systemFont(ofSize: 17),
              frame: Rect(x: 0, y: 0, width: 90, height: 30)
            )
          ],
          className: "UINavigationBar"
        )
        return [
          sketch.label("23", id: "clock", font: .systemFont(ofSize: 96), frame: wide),
          sketch.label("\u{E001}", id: "icon", font: .systemFont(ofSize: 20), frame: wide), bar,
        ]
      }
    )
    #expect(found.isEmpty)
  }
}

@Suite struct `Text that grows too little` {
  private func scaled(_ sketch: Sketch, _ size: Double, _ style: TextStyle, maximum: Double) -> Font
  {
    FontMetrics(forTextStyle: style).scaledFont(
      for: .systemFont(ofSize: size),
      maximumPointSize: maximum,
      compatibleWith: sketch.traits
    )
  }

  @Test func `A maximum below 200 percent is reported`() throws {
    let found = findings(
      "text-grows-too-little",
      in: series { sketch in
        [sketch.label("Total", font: scaled(sketch, 17, .body, maximum: 24), frame: wide)]
      }
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.reported.hint?.contains("34 pt") == true)
  }

  @Test func `A maximum above 200 percent is fine`() {
    let found = findings(
      "text-grows-too-little",
      in: series { sketch in
        [sketch.label("Total", font: scaled(sketch, 17, .body, maximum: 36), frame: wide)]
      }
    )
    #expect(found.isEmpty)
  }

  // Human Interface Guidelines: Large Title ends at 60 points, 176 % of its 34 points.
  @Test func `A Large Title is held to what the style reaches`() {
    let found = findings(
      "text-grows-too-little",
      in: series { [$0.label("Total", style: .largeTitle, frame: wide)] }
    )
    #expect(found.isEmpty)
  }

  @Test func `Small text on the curve of a title is reported`() {
    let found = findings(
      "text-grows-too-little",
      in: series { sketch in
        [sketch.label("Total", font: scaled(sketch, 17, .largeTitle, maximum: 0), frame: wide)]
      }
    )
    #expect(found.count == 1)
  }
}

@Suite struct `Text that adjusts only at launch` {
  @Test func `Text that keeps its size after a change is reported`() throws {
    let stale = Font.preferredFont(
      forTextStyle: .body,
      compatibleWith: Sketch(category: .large).traits
    )
    let found = findings(
      "text-adjusts-only-at-launch",
      in: series(
        changed: { [$0.label("Total", font: stale, frame: wide)] },
        { [$0.label("Total", frame: wide)] }
      )
    )
    let finding = try #require(found.first)
    #expect(found.count == 1)
    #expect(finding.occurrences.count { !$0.isChanged } == 0)
    #expect(finding.reported.measures.first?.value == 17)
  }

  @Test func `Text that follows is fine`() {
    let found = findings(
      "text-adjusts-only-at-launch",
      in: series(
        changed: { [$0.label("Total", frame: wide)] },
        { [$0.label("Total", frame: wide)] }
      )
    )
    #expect(found.isEmpty)
  }

  @Test func `Text of a fixed size is another rule's`() {
    let draw: (Sketch) -> [SnapshotElement] = {
      [$0.label("Total", font: .systemFont(ofSize: 15), frame: wide)]
    }
    #expect(findings("text-adjusts-only-at-launch", in: series(changed: draw, draw)).isEmpty)
  }
}

/// A series of one element.
private func series(_ draw: (Sketch) -> SnapshotElement) -> ScreenSeries {
  ScreenAuditTests.series { [draw($0)] }
}
