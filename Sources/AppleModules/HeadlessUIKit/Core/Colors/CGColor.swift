public import Foundation
package import RichText

/// A color without appearances, as layers take it.
public final class CGColor: Hashable, Sendable {
  /// The color in the sRGB space.
  package let rgba: Color

  /// Creates a color of components in the sRGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color of components in the sRGB space.
  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray.
  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(Color(white: gray, alpha: alpha))
  }

  package init(_ rgba: Color) {
    self.rgba = rgba
  }

  /// The opacity.
  public var alpha: CGFloat { rgba.alpha }

  /// Red, green, blue and opacity.
  public var components: [CGFloat]? { [rgba.red, rgba.green, rgba.blue, rgba.alpha] }

  /// The number of ``components``.
  public var numberOfComponents: Int { 4 }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? { CGColor(rgba.withAlpha(alpha)) }

  /// Whether two colors have equal components.
  public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.rgba == rhs.rgba }

  /// Hashes the components.
  public func hash(into hasher: inout Hasher) { hasher.combine(rgba) }
}
