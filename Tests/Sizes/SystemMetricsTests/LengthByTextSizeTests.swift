import DynamicType
import SystemMetrics
import Testing

/// The chevron's width on iOS 26.1: 10.5, 14 and 20 points at L, XXXL and AX2
/// (`Reference/measured-sizes.json`).
@Suite struct `Lengths by text size` {
  private let width = AccessorySizes.chevronWidth[.newest]

  @Test(arguments: [(17.0, 10.5), (23, 14), (33, 20)])
  func `are the measured ones at the measured sizes`(body: Double, points: Double) {
    #expect(width.points(atBodySize: body) == points)
  }

  @Test(arguments: [(14.0, 9.0), (20, 12.5), (28, 17), (53, 32)])
  func `lie on straight lines elsewhere, to half a point`(body: Double, points: Double) {
    #expect(width.points(atBodySize: body) == points)
  }
}
