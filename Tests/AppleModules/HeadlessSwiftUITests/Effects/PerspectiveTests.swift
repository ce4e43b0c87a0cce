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

  /// A bar of a picture: the size of the indicator, the gap between its bars, and what was measured in points.
  nonisolated struct Bar: Sendable {
    var width: Double
    var height: Double
    var gap: Double
    var place: Double
    var left: Double
    var right: Double
  }

  /// The first bar lies from pixel 480 to 553.52 and the fifth from 661 to 673.24; of the small ones from 516 to 557.32
  /// and from 617.12 to 624.
  nonisolated private static let bars: [Bar] = [
    Bar(width: 55, height: 32, gap: 8, place: 0, left: 0, right: 24.507),
    Bar(width: 55, height: 32, gap: 8, place: 4, left: 60.333, right: 64.413),
    Bar(width: 31, height: 18, gap: 4, place: 0, left: 0, right: 13.773),
    Bar(width: 31, height: 18, gap: 4, place: 4, left: 33.707, right: 36),
  ]

  @Test(
    "The bars end where those of the pictures do: testLoadingIndicatorNormalPrimary, SmallPrimary",
    arguments: bars
  )
  func bars(_ measured: Bar) throws {
    let width = measured.width / cos(20 * .pi / 180) * 3 / 5
    let origin = try bar(width: width, height: measured.height, offset: 0).x
    let offset = measured.place * (width + measured.gap)
    let drawn = try bar(width: width, height: measured.height, offset: offset)
    #expect(abs(drawn.x - origin - measured.left) < 0.34)
    #expect(abs(drawn.maxX - origin - measured.right) < 0.34)
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
