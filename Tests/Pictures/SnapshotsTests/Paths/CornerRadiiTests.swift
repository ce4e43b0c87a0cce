import LayoutGeometry
import Snapshots
import Testing

@Suite("Radii of corners")
struct CornerRadiiTests {
  private let rect = Rect(x: 0, y: 0, width: 60, height: 24)

  @Test("Radii that do not fit are smaller in one proportion, as CSS Backgrounds 3 §5.5 has them")
  func proportion() {
    var radii = CornerRadii(10)
    radii.topLeft = 30
    #expect(radii.fitting(rect).topLeft == 18)
    #expect(radii.fitting(rect).bottomLeft == 6)
    #expect(CornerRadii(8).fitting(rect) == CornerRadii(8))
  }

  @Test("An infinite radius makes a capsule")
  func infinite() {
    // SparkBadgeSnapshotTests/test1 of leboncoin/spark-ios-component-badge: a capsule 24 points high.
    #expect(CornerRadii(.infinity).fitting(rect) == CornerRadii(12))
    var one = CornerRadii(0)
    one.topLeft = .infinity
    #expect(one.fitting(rect).topLeft == 24)
    #expect(one.fitting(rect).topRight == 0)
  }
}
