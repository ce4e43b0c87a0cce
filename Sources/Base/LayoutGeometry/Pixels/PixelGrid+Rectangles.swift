extension PixelGrid {
  /// Returns the rectangle with its four edges on the nearest pixels.
  ///
  /// Edges are rounded, not sizes, as in UIKit: rectangles that touch keep touching, and rectangles
  /// of equal sizes may differ by a pixel.
  public func rounded(_ rect: Rect) -> Rect {
    let left = rounded(rect.x)
    let top = rounded(rect.y)
    return Rect(
      x: left,
      y: top,
      width: max(0, rounded(rect.x + rect.width) - left),
      height: max(0, rounded(rect.y + rect.height) - top)
    )
  }

  /// Returns the point moved to the nearest pixel.
  public func rounded(_ point: Point) -> Point {
    Point(x: rounded(point.x), y: rounded(point.y))
  }

  /// Returns the smallest size on whole pixels that holds a size.
  public func roundedUp(_ size: Size) -> Size {
    Size(width: roundedUp(size.width), height: roundedUp(size.height))
  }
}
