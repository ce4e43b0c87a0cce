import Diagnostics
import DynamicType
import FontManagement
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

private let wide = Rect(x: 16, y: 40, width: 280, height: 400)

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

  @Test func `Text that stays too large when a person chooses a smaller size is reported`() {
    let sizes: [ContentSizeCategory] = [.extraSmall, .large]
    let stale = Font.preferredFont(
      forTextStyle: .title1,
      compatibleWith: Sketch(category: .large).traits
    )
    let found = findings(
      "text-adjusts-only-at-launch",
      in: series(
        sizes,
        changed: { [$0.label("Total", font: stale, frame: wide)] },
        { [$0.label("Total", style: .title1, frame: wide)] }
      )
    )
    #expect(found.map(\.firstCategory) == [.extraSmall])
  }
}
