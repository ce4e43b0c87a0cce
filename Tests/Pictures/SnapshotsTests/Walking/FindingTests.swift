import DynamicType
import Snapshots
import Testing

@Suite struct `What is found on a screen` {
  private let screen = snapshot(
    element(
      "root",
      0,
      0,
      100,
      100,
      [
        element("lower", 10, 10, 50, 50),
        element("upper", 30, 30, 50, 50) {
          $0.interaction = Interaction(
            hitArea: $0.bounds.inset(by: -10),
            actions: ["tap"]
          )
        },
        element("ghost", 0, 0, 100, 100) { $0.isHidden = true },
      ]
    )
  )

  private func id(_ visit: ElementVisit?) -> String? { visit?.element.identity.objectID }

  @Test(arguments: [
    (5.0, 5.0, "root"), (15, 15, "lower"), (40, 40, "upper"), (79.9, 79.9, "upper"),
    (80, 80, "root"),
  ]) func `the topmost visible element at a point`(x: Double, y: Double, expected: String) {
    #expect(id(screen.element(at: Point(x: x, y: y))) == expected)
  }

  @Test func `outside of the screen there is nothing`() {
    #expect(screen.element(at: Point(x: 100, y: 50)) == nil)
    #expect(screen.control(at: Point(x: -1, y: 50)) == nil)
  }

  @Test func `a hit area may be larger than the frame`() {
    #expect(id(screen.control(at: Point(x: 22, y: 22))) == "upper")
    #expect(id(screen.element(at: Point(x: 22, y: 22))) == "lower")
    #expect(screen.control(at: Point(x: 15, y: 15)) == nil)
  }

  @Test func `hidden elements are found by their identifier and not by a point`() {
    #expect(id(screen.element(withID: "ghost")) == "ghost")
    #expect(id(screen.element(at: Point(x: 95, y: 95))) == "root")
    #expect(screen.element(withID: "nobody") == nil)
  }

  @Test func `texts come with their elements, without those of hidden ones`() {
    var texts = screen
    let box = Rect(x: 0, y: 0, width: 50, height: 30)
    texts.root.children[0].drawings = [.text(text("below", in: box))]
    texts.root.children[0].overlays = [.text(text("above", in: box))]
    texts.root.children[2].drawings = [.text(text("never", in: box))]
    #expect(texts.texts.map(\.text.string) == ["below", "above"])
    #expect(texts.texts.map { id($0.visit) } == ["lower", "lower"])
  }

  @Test func `a chain of 10,000 elements is walked`() {
    var chain = element("last", 0, 0, 1, 1)
    for _ in 0..<10_000 { chain = element("link", 0, 0, 1, 1, [chain]) }
    let screen = snapshot(chain)
    #expect(screen.element(withID: "last")?.depth == 10_000)
  }
}
