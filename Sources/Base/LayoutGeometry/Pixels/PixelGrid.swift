/// The pixels of a display, and the rounding of lengths in points to whole ones.
///
/// Sums of binary fractions miss a pixel slightly, which would cost a whole pixel where lengths are
/// rounded up or down: a length that misses a pixel by at most ``tolerance`` lies on it. Rounding
/// to the nearest pixel has such an edge only in the middle between two pixels, so only the error
/// of the sum itself, ``middleTolerance``, is forgiven there. All roundings to pixels of the
/// package are made here.
///
/// ```swift
/// let grid = PixelGrid(scale: 3)
/// grid.roundedUp(20.4)  // 20.666…
/// grid.rounded(Rect(x: 0.2, y: 0, width: 10, height: 10)).x  // 0.333…
/// ```
public struct PixelGrid: Hashable, Sendable {
  /// The number of pixels in a point, above zero.
  public let scale: Double

  /// Creates a grid; a scale that is not above zero stands for an unknown display and counts as 1.
  public init(scale: Double) { self.scale = scale > 0 ? scale : 1 }

  /// The grid of whole points.
  public static let wholePoints = PixelGrid(scale: 1)

  /// The share of a pixel by which a length may miss a pixel and still lie on it, rounded up or
  /// down.
  public static let tolerance = 1e-4

  /// The share of a pixel by which a length may miss the middle between two and still be rounded
  /// up.
  ///
  /// Documents save lengths with seven digits. A larger value would treat their errors as halves:
  /// it moves six frames of 754 real documents.
  public static let middleTolerance = 1e-6

  /// The length of a pixel in points.
  public var pixel: Double { 1 / scale }

  /// Returns the nearest whole pixel; a half goes up.
  public func rounded(_ length: Double) -> Double {
    (length * scale + 0.5 + Self.middleTolerance).rounded(.down) / scale
  }

  /// Returns the first whole pixel that is not below a length.
  public func roundedUp(_ length: Double) -> Double {
    (length * scale - Self.tolerance).rounded(.up) / scale
  }

  /// Returns the last whole pixel that is not above a length.
  public func roundedDown(_ length: Double) -> Double {
    (length * scale + Self.tolerance).rounded(.down) / scale
  }
}
