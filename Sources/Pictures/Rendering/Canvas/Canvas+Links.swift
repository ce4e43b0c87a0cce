public import LayoutGeometry

extension Canvas {
  /// Makes a rectangle of the page a link; PNG and SVG have none.
  ///
  /// - Parameters:
  ///   - address: The address to which the link leads; control characters are left out.
  ///   - rect: The rectangle.
  public func addLink(to address: String, in rect: Rect) {
    guard canDraw, !rect.isEmpty, !address.isEmpty else { return }
    backend.addLink(to: address, in: rect)
  }
}
