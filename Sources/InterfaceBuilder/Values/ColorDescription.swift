/// A color as a document or an asset catalog describes it.
public struct ColorDescription: Hashable, Sendable {
  /// The source of the color.
  public enum Source: Hashable, Sendable {
    /// Its components.
    case components
    /// The name of a color in an asset catalog.
    case named(String)
    /// The name of one of the system's colors, such as `labelColor`.
    case system(String)
  }

  /// Red, green, blue and opacity on the sRGB scale, 0 to 1.
  ///
  /// Colors that sRGB does not have lie outside of 0 to 1.
  public struct Components: Hashable, Sendable {
    /// The red component.
    public var red: Double
    /// The green component.
    public var green: Double
    /// The blue component.
    public var blue: Double
    /// The opacity.
    public var alpha: Double

    /// Creates components.
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
  }

  /// The source of the color.
  public var source: Source

  /// The components, `nil` where the document has none.
  ///
  /// They are those of the color itself, or those that the document keeps as the light appearance
  /// of a named or system color.
  public var components: Components?

  /// The color space as the document names it, such as `displayP3`; `nil` without one.
  ///
  /// The components are converted from `displayP3`. Every other space is taken as sRGB, as the
  /// devices do.
  public var space: String?

  /// Creates a description.
  public init(source: Source, components: Components?, space: String? = nil) {
    self.source = source
    self.components = components
    self.space = space
  }
}

extension ColorDescription.Components {
  /// Components of Display P3 on the scale of sRGB.
  ///
  /// Both spaces share the transfer curve and the white point; the matrix is that of CSS Color 4,
  /// "Sample code for color conversions", for linear Display P3 to linear sRGB.
  init(displayP3 red: Double, _ green: Double, _ blue: Double, alpha: Double) {
    let (r, g, b) = (Self.linear(red), Self.linear(green), Self.linear(blue))
    self.init(
      red: Self.encoded(1.2249401762805598 * r - 0.2249401762805598 * g),
      green: Self.encoded(-0.04205695470968816 * r + 1.0420569547096881 * g),
      blue: Self.encoded(
        -0.019637554590334432 * r - 0.07863604555063188 * g + 1.0982736001409663 * b
      ),
      alpha: alpha
    )
  }

  private static func linear(_ value: Double) -> Double {
    let size = abs(value)
    let linear = size <= 0.04045 ? size / 12.92 : Power.raise((size + 0.055) / 1.055, to: 2.4)
    return value < 0 ? -linear : linear
  }

  private static func encoded(_ value: Double) -> Double {
    let size = abs(value)
    let encoded =
      size <= 0.0031308 ? size * 12.92 : 1.055 * Power.raise(size, to: 1 / 2.4) - 0.055
    return value < 0 ? -encoded : encoded
  }
}
