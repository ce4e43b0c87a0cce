/// A color in the sRGB space with an opacity.
///
/// Components are not limited to 0 to 1: a wide-gamut color keeps values outside.
public struct Color: Hashable, Sendable, Codable {
  /// The red component.
  public var red: Double

  /// The green component.
  public var green: Double

  /// The blue component.
  public var blue: Double

  /// The opacity, from 0 (transparent) to 1.
  public var alpha: Double

  /// Creates a color of components.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Creates a gray.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Black.
  public static let black = Color(white: 0)

  /// White.
  public static let white = Color(white: 1)

  /// Transparent black.
  public static let clear = Color(white: 0, alpha: 0)

  /// Returns the same color with another opacity.
  public func withAlpha(_ alpha: Double) -> Color {
    Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
