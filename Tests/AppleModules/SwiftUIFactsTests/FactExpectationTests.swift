import DynamicType
import FactTesting
import LayoutGeometry
import Snapshots
import Testing

@Suite("Expectations of facts")
struct FactExpectationTests {
  private func check(_ text: String) throws {
    let frame = Rect(x: 10, y: 20, width: 100, height: 50)
    let named = Identity(className: "View", accessibilityIdentifier: "a")
    var root = SnapshotElement(
      Identity(className: "View"),
      frame: Rect(x: 0, y: 0, width: 393, height: 852)
    )
    root.children = [SnapshotElement(named, frame: frame)]
    let snapshot = LayoutSnapshot(size: root.frame.size, traits: .fallback, root: root)
    let notes = Notebook.Content(numbers: ["w": 7, "s.width": 3], events: ["one", "two"])
    try FactExpectation.check(text, on: FactScreen(snapshot, notes: notes))
  }

  @Test(
    "Comparisons that hold",
    arguments: [
      "a.width == 100", "a.maxX == a.minX + 2 * 50", "a.midY == (20 + 70) / 2", "a.height != 51",
      "a.width < 100.5", "a.width >= 100", "w == 7", "s.width == 3", "log == \"one two\"",
      "count(a) == 1",
      "count(b) == 0", "a.width == 103 ± 3", "-a.minX == -10", "inf == inf",
    ]
  )
  func hold(_ text: String) throws { try check(text) }

  @Test(
    "Comparisons that do not hold, or cannot be read",
    arguments: [
      "a.width == 100.5", "a.width != 100.2", "a.width > 100", "a.width <= 99", "b.width == 1",
      "a.depth == 1", "a.lines == 1", "v == 7", "log == \"one\"", "a.width == 104 ± 3",
      "a.width", "a.width == 100 b", "a.width = 100", "count(a == 1", "log < 3",
    ]
  )
  func differ(_ text: String) { #expect(throws: FactFailure.self) { try check(text) } }
}
