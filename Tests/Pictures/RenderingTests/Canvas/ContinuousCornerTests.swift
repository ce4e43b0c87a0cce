import DynamicType
import RichText
import Snapshots
import Testing

@testable import Rendering

/// Expected values are pixels that filled buttons of leboncoin/spark-ios-component-button leave uncovered at their left
/// end, row by row from the top, in pictures of iOS with 3 pixels to a point (SparkUIButtonSnapshotTests, 44 points high).
@Suite struct `Continuous corners that have too little room` {
  @Test(
    "A corner keeps its radius, and its bend ends in the middle of the short side",
    arguments: [
      (
        44.0,
        22.0,
        [
          2: 51.3, 3: 46.8, 5: 40.3, 10: 30.3, 20: 18.0, 28: 11.7, 36: 7.12, 40: 5.4, 48: 3.03,
          56: 1.4, 64: 0.21,
        ]
      ),
      (
        44.0,
        16.0,
        [
          1: 39.2, 2: 34.3, 5: 25.9, 10: 17.9, 20: 8.6, 28: 4.3, 34: 2.43, 40: 1.28, 50: 0.31,
          60: 0.04,
        ]
      ),
      // A track in SwiftUI with an infinite radius, in leboncoin/spark-ios-component-switch.
      (
        32.0,
        16.0,
        [1: 39.2, 3: 30.7, 5: 25.9, 12: 15.5, 20: 8.6, 28: 4.3, 36: 1.9, 40: 1.1, 44: 0.5]
      ),
    ]
  )
  func button(_ height: Double, _ radius: Double, _ uncovered: [Int: Double]) throws {
    let picture = try pixels(110, height, scale: 3) {
      let rect = Rect(x: 0, y: 0, width: 110, height: height)
      $0.fill(Path(roundedRect: rect, radius: radius, curve: .continuous), with: .color(.black))
    }
    for (row, expected) in uncovered {
      let drawn = (0..<90).reduce(0) { $0 + 1 - picture.color(x: $1, y: row).alpha }
      #expect(abs(drawn - expected) < 0.35, "row \(row): \(drawn)")
    }
  }

  @Test func `A larger radius makes a capsule, and so does one without end`() throws {
    func ink(_ radius: Double) throws -> Double {
      try pixels(110, 44) {
        let rect = Rect(x: 0, y: 0, width: 110, height: 44)
        $0.fill(Path(roundedRect: rect, radius: radius, curve: .continuous), with: .color(.black))
      }
      .ink
    }
    #expect(try ink(22) == ink(40))
    #expect(try ink(22) == ink(.infinity))
  }

  /// The outline of a tag with one sharp corner in leboncoin/spark-ios-component-tag
  /// (`test3-main-medium-outlined-isHighlighted-label`): 54 pixels high, with a quarter of a circle as high as it at the
  /// left and a half circle at the right.
  @Test func `A corner beside a sharp one may take its whole edge`() {
    var radii = CornerRadii(.infinity)
    radii.bottomLeft = 0
    let fitting = radii.fitting(Rect(x: 0, y: 0, width: 162, height: 54))
    #expect(fitting.topLeft == 54)
    #expect(fitting.topRight == 27)
    #expect(fitting.bottomRight == 27)
    #expect(fitting.bottomLeft == 0)
  }

  /// The first dash begins behind the top left corner in leboncoin/spark-ios-common (`test_dashed` and
  /// `test_sparkBorderRadius_with_dash`).
  @Test(
    "A rounded rectangle begins where its top edge does",
    arguments: [CornerCurve.circular, .continuous]
  )
  func start(_ curve: CornerCurve) throws {
    let rect = Rect(x: 0, y: 0, width: 100, height: 60)
    let path = Path(roundedRect: rect, radius: 10, curve: curve)
    let picture = try pixels(100, 60) {
      var style = StrokeStyle(width: 4)
      style.dash = [20, 1000]
      $0.stroke(path, with: .color(.black), style: style)
    }
    let edge = curve == .circular ? 10 : 15
    #expect(picture.color(x: edge - 2, y: 0).alpha == 0)
    #expect(picture.color(x: edge + 2, y: 0).alpha == 1)
    #expect(picture.color(x: edge + 17, y: 0).alpha == 1)
    #expect(picture.color(x: edge + 23, y: 0).alpha == 0)
  }
}
