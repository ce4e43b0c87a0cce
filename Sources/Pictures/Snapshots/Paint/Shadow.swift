public import LayoutGeometry
public import RichText

/// A blurred copy of a shape below the shape, as `CALayer` draws it.
public struct Shadow: Hashable, Sendable {
  /// The color, with the shadow's opacity in its alpha.
  public var color: Color

  /// The distance from the shape: width to the right, height downwards.
  public var offset = Size.zero

  /// The blur: the standard deviation of the Gaussian, in points.
  public var radius = 0.0

  /// Creates a shadow; one without a distance and a radius has the shape's own edges.
  public init(color: Color, offset: Size = .zero, radius: Double = 0) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
