public import LayoutGeometry
public import RichText

/// A blurred copy of a shape below the shape, as `CALayer` draws it.
public struct Shadow: Hashable, Sendable {
  /// The color, with the shadow's opacity in its alpha.
  public var color: Color

  /// How far the shadow lies from the shape: width to the right, height downwards.
  public var offset: Size

  /// The blur: the standard deviation of the Gaussian, in points.
  public var radius: Double

  /// Creates a shadow.
  public init(color: Color, offset: Size, radius: Double) {
    self.color = color
    self.offset = offset
    self.radius = radius
  }
}
