/// A place in points, with y growing downwards.
public struct Point: Hashable, Sendable {
  /// The distance from the left.
  public var x: Double

  /// The distance from the top.
  public var y: Double

  /// Creates a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(x: 0, y: 0)
}
