import DynamicType
import ScreenSketches
import Snapshots
import Testing

@testable import ScreenPreview

@Suite struct `Scrolling to a finding` {
  /// A page of 1,200 points with a tab bar in front of it, on a screen of 568 points.
  private var screen: LayoutSnapshot {
    let sketch = Sketch(category: .large)
    let label = sketch.label("Total", frame: Rect(x: 16, y: 900, width: 280, height: 24))
    var page = sketch.view(id: "page", frame: Rect(x: 0, y: 0, width: 320, height: 568), [label])
    page.scroll = ScrollState(
      contentSize: Size(width: 320, height: 1200),
      contentInsets: EdgeInsets(top: 0, left: 0, bottom: 49, right: 0)
    )
    let bar = sketch.view(
      id: "bar",
      frame: Rect(x: 0, y: 519, width: 320, height: 49),
      [],
      role: .tabBar
    )
    return sketch.snapshot([page, bar])
  }

  @Test func `A place below the edge moves to the middle of what bars leave`() throws {
    let scrolled = try #require(
      ScrolledScreen(screen, showing: Rect(x: 16, y: 900, width: 280, height: 24))
    )
    // The middle of the place is at 912, that of the free part at 519 / 2.
    #expect(scrolled.distance == 652)
    #expect(scrolled.snapshot.root.children[0].boundsOrigin.y == 652)
    #expect(scrolled.snapshot.root.children[1].frame.y == 519)
  }

  @Test func `A page is not scrolled beyond its end`() throws {
    let scrolled = try #require(
      ScrolledScreen(screen, showing: Rect(x: 16, y: 1180, width: 280, height: 20))
    )
    // 1,200 points and 49 of the bar, less the 568 of the screen.
    #expect(scrolled.distance == 681)
  }

  @Test func `What is in view, or where nothing scrolls, stays`() {
    #expect(ScrolledScreen(screen, showing: Rect(x: 16, y: 300, width: 280, height: 24)) == nil)
    let still = Sketch(category: .large).snapshot([])
    #expect(ScrolledScreen(still, showing: Rect(x: 16, y: 900, width: 280, height: 24)) == nil)
  }
}
