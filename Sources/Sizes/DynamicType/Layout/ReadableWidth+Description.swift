import LayoutGeometry

// Embedded Swift has no texts of floating-point numbers.
#if !hasFeature(Embedded)
extension ReadableWidth: CustomStringConvertible {
  /// The width with its evidence, such as `672 points, measured`.
  public var description: String { "\(points.plainText) points, \(evidence)" }
}

extension ReadableContentGuide: CustomStringConvertible {
  /// The width and the distances from the edges in points.
  public var description: String {
    "width = \(width.plainText); left = \(left.plainText); right = \(right.plainText)"
  }
}
#endif
