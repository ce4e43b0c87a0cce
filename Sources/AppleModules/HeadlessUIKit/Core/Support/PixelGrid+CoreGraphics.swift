import Foundation
import LayoutGeometry

/// Rounding of CoreGraphics values, with the rules of ``LayoutGeometry/PixelGrid``.
extension PixelGrid {
  /// Returns the rectangle with its four edges on the nearest pixels.
  func rounded(_ rect: CGRect) -> CGRect {
    let edges = rounded(
      Rect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    )
    return CGRect(x: edges.x, y: edges.y, width: edges.width, height: edges.height)
  }

  /// Returns the point moved to the nearest pixel.
  func rounded(_ point: CGPoint) -> CGPoint {
    CGPoint(x: rounded(point.x), y: rounded(point.y))
  }

  /// Returns the smallest size in whole pixels that contains a size.
  func roundedUp(_ size: CGSize) -> CGSize {
    CGSize(width: roundedUp(size.width), height: roundedUp(size.height))
  }
}
