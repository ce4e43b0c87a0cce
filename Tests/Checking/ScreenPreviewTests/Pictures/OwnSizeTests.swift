import DynamicType
import RichText
import ScreenAudit
import ScreenSketches
import Snapshots
import Testing

@testable import ScreenPreview

@Suite struct `Pictures at their own size` {
  private func snapshot(_ frame: Rect, role: ElementRole = .view) -> LayoutSnapshot {
    let sketch = Sketch(category: .large)
    let label = sketch.label("Total", frame: Rect(x: 8, y: 8, width: 100, height: 24))
    return sketch.snapshot([sketch.view(id: "own", frame: frame, [label], role: role)])
  }

  private func part(_ frame: Rect, _ kind: SweepScreen.Kind, _ role: ElementRole) -> ShownPart {
    let screen = SweepScreen(id: "own", title: "Own", file: "Own.xib", kind: kind)
    return ShownPart(snapshot(frame, role: role), of: screen)
  }

  @Test func `A header is drawn at its own size`() {
    let frame = Rect(x: 0, y: 20, width: 320, height: 60)
    let header = part(frame, .view, .view)
    #expect(header.region == frame)
    #expect(header.snapshot.size == frame.size)
    #expect(header.snapshot.root.children.map(\.frame) == [Rect(size: frame.size)])
  }

  @Test func `A row is drawn in a list of its likes`() {
    let rows = part(Rect(x: 0, y: 20, width: 320, height: 60), .cell, .tableCell)
    #expect(rows.snapshot.root.children.map(\.frame.y) == [0, 60, 120, 180])
    #expect(rows.region == Rect(x: 0, y: 20, width: 320, height: 240))
  }

  @Test func `Items of a collection stand side by side, as many as the screen is wide`() {
    let items = part(Rect(x: 0, y: 0, width: 100, height: 300), .cell, .collectionCell)
    #expect(items.snapshot.root.children.map(\.frame.x) == [0, 108, 216])
  }

  @Test func `A row as high as the screen is there once`() {
    let row = part(Rect(x: 0, y: 0, width: 320, height: 500), .cell, .tableCell)
    #expect(row.snapshot.root.children.count == 1)
  }

  @Test(arguments: [SweepScreen.Kind.screen, .view])
  func `What fills the device is shown on it`(kind: SweepScreen.Kind) {
    let whole = part(Rect(x: 0, y: 0, width: 320, height: 568), kind, .view)
    #expect(whole.region == Rect(x: 0, y: 0, width: 320, height: 568))
  }

  @Test func `Status bars are dark on light and light on dark`() {
    var dark = snapshot(Rect(x: 0, y: 0, width: 320, height: 568))
    #expect(StatusBarInk(on: dark) == .dark)
    let bounds = dark.root.children[0].bounds
    dark.root.children[0].drawings = [.fill(.rect(bounds), .color(.black))]
    #expect(StatusBarInk(on: dark) == .light)
  }
}
