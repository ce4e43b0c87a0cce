import DynamicType
import Snapshots
import Testing

@Suite struct `Places on the screen` {
  /// A scrolled list of three rows in a page that is not at the origin.
  private let screen = snapshot(
    element(
      "root",
      0,
      0,
      100,
      200,
      [
        element(
          "list",
          10,
          20,
          80,
          60,
          [
            element("first", 0, 0, 80, 30), element("second", 0, 30, 80, 30),
            element("third", 0, 60, 80, 30, [element("label", 5, 5, 20, 10)]),
          ]
        ) {
          $0.boundsOrigin = Point(x: 0, y: 40)
          $0.clipsToBounds = true
        }
      ]
    )
  )

  private func visit(_ id: String) throws -> ElementVisit {
    try #require(screen.element(withID: id))
  }

  @Test func `a child's frame is moved by all of its parents`() throws {
    #expect(try visit("list").frame == Rect(x: 10, y: 20, width: 80, height: 60))
  }

  @Test func `a scroll offset moves children up and leaves the element`() throws {
    #expect(try visit("first").frame.y == -20)
    #expect(try visit("third").frame == Rect(x: 10, y: 40, width: 80, height: 30))
    #expect(try visit("label").frame == Rect(x: 15, y: 45, width: 20, height: 10))
  }

  @Test func `the bounds begin at the scroll offset`() throws {
    let list = try visit("list")
    #expect(list.element.bounds == Rect(x: 0, y: 40, width: 80, height: 60))
    #expect(list.onScreen(list.element.bounds) == list.frame)
    #expect(list.onScreen(Point(x: 0, y: 60)) == Point(x: 10, y: 40))
  }

  @Test func `an element that clips limits what is seen of its children`() throws {
    #expect(try visit("first").visibleFrame == nil)
    #expect(try visit("second").visibleFrame == Rect(x: 10, y: 20, width: 80, height: 20))
    #expect(try visit("third").visibleFrame == Rect(x: 10, y: 40, width: 80, height: 30))
  }

  @Test func `an element that does not clip lets its children out`() throws {
    var open = screen
    open.root.children[0].clipsToBounds = false
    let first = try #require(open.element(withID: "first"))
    #expect(first.visibleFrame == Rect(x: 10, y: 0, width: 80, height: 10))
  }

  @Test func `positions among siblings lead to an element`() throws {
    let path = try visit("label").path
    #expect(path == [0, 2, 0])
    #expect(try visit("label").depth == 3)
  }

  @Test func `parents are visited before children, and lower siblings before upper ones`() {
    var names: [String?] = []
    screen.forEach { names.append($0.element.identity.objectID) }
    #expect(names == ["root", "list", "first", "second", "third", "label"])
  }

  @Test func `a walk leaves out the children of an element that it is told to`() {
    var names: [String?] = []
    screen.walk { visit in
      names.append(visit.element.identity.objectID)
      return visit.element.identity.objectID != "list"
    }
    #expect(names == ["root", "list"])
  }

  @Test func `a walk ends with the error of its closure`() {
    struct Stop: Error {}
    var count = 0
    #expect(throws: Stop.self) {
      try screen.forEach { _ throws(Stop) in
        count += 1
        if count == 3 { throw Stop() }
      }
    }
    #expect(count == 3)
  }

  @Test func `opacities multiply, and hidden parents hide`() throws {
    var faded = screen
    faded.root.alpha = 0.5
    faded.root.children[0].alpha = 0.5
    faded.root.children[0].children[2].isHidden = true
    let second = try #require(faded.element(withID: "second"))
    #expect(second.alpha == 0.25)
    #expect(!second.isHidden)
    #expect(try #require(faded.element(withID: "label")).isHidden)
  }
}
