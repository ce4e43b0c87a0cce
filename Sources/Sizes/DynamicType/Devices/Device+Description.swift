import LayoutGeometry

// Embedded Swift has no texts of floating-point numbers.
#if !hasFeature(Embedded)
extension Device: CustomStringConvertible {
  /// The name with the size of the upright screen in points, such as `iPhone 16 (393×852, 3x)`.
  public var description: String {
    let size = size(in: .portrait)
    return "\(name) (\(size.width.plainText)×\(size.height.plainText), \(displayScale.plainText)x)"
  }
}
#endif
