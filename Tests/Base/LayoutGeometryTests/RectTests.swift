import LayoutGeometry
import Testing

@Suite("Rectangles and transforms") struct RectTests {
  private let rect = Rect(x: 10, y: 20, width: 30, height: 40)

  @Test("Insets move the edges in")
  func insets() {
    let insets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == Rect(x: 12, y: 21, width: 24, height: 36))
    #expect(rect.inset(by: -1) == Rect(x: 9, y: 19, width: 32, height: 42))
  }

  @Test("The right and the bottom edge do not belong to a rectangle")
  func containment() {
    #expect(rect.contains(Point(x: 10, y: 20)))
    #expect(!rect.contains(Point(x: 40, y: 20)))
    #expect(!rect.intersects(rect.offset(x: 30, y: 0)))
  }

  @Test("Union and intersection")
  func combinations() {
    let other = Rect(x: 30, y: 0, width: 20, height: 30)
    #expect(rect.union(other) == Rect(x: 10, y: 0, width: 40, height: 60))
    #expect(rect.intersection(other) == Rect(x: 30, y: 20, width: 10, height: 10))
    #expect(rect.intersection(rect.offset(x: 100, y: 0)).isEmpty)
  }

  @Test("Directional insets follow the layout direction")
  func direction() {
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let mirrored = insets.edgeInsets(isRightToLeft: true)
    #expect(mirrored == EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(DirectionalEdgeInsets(mirrored, isRightToLeft: true) == insets)
  }

  @Test("A concatenated transform applies the first one first")
  func transforms() {
    let transform = Transform.translation(x: 1, y: 2).concatenating(.scale(x: 2, y: 3))
    #expect(transform.apply(to: Point(x: 1, y: 1)) == Point(x: 4, y: 9))
  }
}
