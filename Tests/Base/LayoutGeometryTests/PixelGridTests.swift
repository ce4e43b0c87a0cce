import LayoutGeometry
import Testing

@Suite("Pixel grid") struct PixelGridTests {
  @Test(
    "A length goes to the nearest pixel, a half up",
    arguments: [
      (2, 0.24, 0), (2, 0.25, 0.5), (2, 0.249_999_9, 0.5), (2, 0.2499, 0), (3, 10.5, 32.0 / 3),
      (1, -0.5, 0), (1, -0.51, -1),
    ] as [(Double, Double, Double)]
  )
  func nearest(scale: Double, length: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).rounded(length) == expected)
  }

  @Test(
    "A length past a pixel by less than the tolerance stays on it",
    arguments: [
      (3, 20.4, 62.0 / 3), (2, 20.00004, 20), (2, 20.0001, 20.5), (1, 0.1 + 0.2, 1), (1, 0, 0),
    ] as [(Double, Double, Double)]
  )
  func up(scale: Double, length: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).roundedUp(length) == expected)
  }

  @Test(
    "A length short of a pixel by less than the tolerance lies on it",
    arguments: [
      (3, 20.4, 61.0 / 3), (2, 19.99996, 20), (2, 19.9999, 19.5), (1, -0.1, -1),
    ] as [(Double, Double, Double)]
  )
  func down(scale: Double, length: Double, expected: Double) {
    #expect(PixelGrid(scale: scale).roundedDown(length) == expected)
  }

  @Test("A length without end stays one")
  func infinity() {
    let grid = PixelGrid(scale: 3)
    #expect(grid.roundedUp(.infinity) == .infinity)
    #expect(grid.roundedDown(-.infinity) == -.infinity)
  }

  @Test("An unknown scale counts as one", arguments: [0, -2, .nan] as [Double])
  func unknown(scale: Double) {
    #expect(PixelGrid(scale: scale) == .wholePoints)
  }

  @Test("Edges are rounded and not sizes")
  func rectangles() {
    let grid = PixelGrid(scale: 2)
    let left = grid.rounded(Rect(x: 0.2, y: 0, width: 10.1, height: 4))
    let right = grid.rounded(Rect(x: 10.3, y: 0, width: 10.1, height: 4))
    #expect(left == Rect(x: 0, y: 0, width: 10.5, height: 4))
    #expect(right.x == left.maxX)
    #expect(grid.rounded(Rect(x: 0, y: 0, width: -3, height: 1)).width == 0)
    #expect(grid.roundedUp(Size(width: 1.1, height: 1.6)) == Size(width: 1.5, height: 2))
    #expect(grid.rounded(Point(x: 1.2, y: 1.3)) == Point(x: 1, y: 1.5))
  }
}
