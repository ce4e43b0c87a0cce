import Foundation
import LayoutGeometry
import Snapshots
import Testing

@testable import HeadlessSwiftUI

/// `SBBLoadingIndicator` of SchweizerischeBundesbahnen/mobile-ios-design-swiftui, as iOS 17 drew it with three pixels
/// a point: five bars in a row, turned by 20 degrees about their left edge, each drawn away from its place.
@Suite("A turn in space makes smaller what is farther away")
@MainActor
struct PerspectiveTests {
  /// The bar of a view, in the coordinates of the screen.
  private func bar(width: Double, height: Double, offset: Double) throws -> Rect {
    let view = Color.red
      .frame(width: width, height: height)
      .offset(x: offset)
      .rotation3DEffect(.degrees(20), axis: (x: 0, y: 1, z: 0), anchor: .leading)
      .frame(width: 300, height: 100, alignment: .leading)
    var boxes: [Rect] = []
    ViewHost(view).snapshot(size: Size(width: 300, height: 100), traits: traits()).forEach {
      visit in
      for case .fill(let outline, _) in visit.element.drawings {
        boxes.append(visit.onScreen(outline.bounds))
      }
    }
    return try #require(boxes.first)
  }

  @Test(
    "The bars end where those of the pictures do: testLoadingIndicatorNormalPrimary, SmallPrimary",
    arguments: [
      // The first bar, from pixel 480 to 553.5, 96 pixels high; the fifth, from 661 to 672.5.
      (55.0, 32.0, 8.0, 0.0, 0.0, 73.5 / 3), (55, 32, 8, 4, 181.0 / 3, 192.5 / 3),
      // The same of a smaller one, from 516 to 557.5 and from 616.9 to 624.
      (31, 18, 4, 0, 0, 41.5 / 3), (31, 18, 4, 4, 100.9 / 3, 108.0 / 3),
    ]
  )
  func bars(
    width: Double,
    height: Double,
    gap: Double,
    place: Double,
    left: Double,
    right: Double
  ) throws {
    let bar = width / cos(20 * .pi / 180) * 3 / 5
    let origin = try self.bar(width: bar, height: height, offset: 0).x
    let drawn = try self.bar(width: bar, height: height, offset: place * (bar + gap))
    #expect(abs(drawn.x - origin - left) < 0.34)
    #expect(abs(drawn.maxX - origin - right) < 0.34)
  }

  @Test("A view that is not turned is as it was")
  func still() throws {
    let view = Color.red.frame(width: 40, height: 40)
      .rotation3DEffect(.zero, axis: (x: 1, y: 0, z: 0))
    var turned = 0
    ViewHost(view).snapshot(traits: traits()).forEach { visit in
      if visit.element.transform != .identity { turned += 1 }
    }
    #expect(turned == 0)
  }

  @Test("A projection maps the corners of a shape as its numbers say")
  func projection() {
    var projection = ProjectionTransform()
    projection.m13 = 0.01
    let map = Perspective(projection)
    #expect(map.apply(to: Point(x: 100, y: 50)) == Point(x: 50, y: 25))
    #expect(map.affine == .identity)
    #expect(!map.isAffine)
  }
}
