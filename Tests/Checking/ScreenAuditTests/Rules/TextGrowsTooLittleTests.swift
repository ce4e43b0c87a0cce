import Diagnostics
import DynamicType
import FontManagement
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

private let wide = Rect(x: 16, y: 40, width: 280, height: 400)

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
