/// A frame written as distances from the superview's edges, as Xcode 14 and later do for views that
/// a mask resizes; `width` and `height` are given where the mask keeps them.
public struct FrameInset: Hashable, Sendable {
  /// The distance from the superview's left edge.
  public var minX: Double
  /// The distance from the superview's top edge.
  public var minY: Double
  /// The distance from the superview's right edge.
  public var maxX: Double
  /// The distance from the superview's bottom edge.
  public var maxY: Double
  /// The width, where it is fixed.
  public var width: Double?
  /// The height, where it is fixed.
  public var height: Double?
}
