import DynamicType
public import Foundation
public import HeadlessUIKit
import RichText
import Snapshots

/// A color, which may depend on the appearance.
public struct Color: Hashable, Sendable {
  enum Provider: Hashable, Sendable {
    case components(red: Double, green: Double, blue: Double)
    case system(UIColor)
    case named(String, bundle: Bundle?)
    case primary, secondary, accent
  }

  var provider: Provider
  var alpha: Double

  init(_ provider: Provider, alpha: Double = 1) {
    self.provider = provider
    self.alpha = alpha
  }

  /// A space of color components.
  public enum RGBColorSpace: Hashable, Sendable {
    case sRGB, sRGBLinear, displayP3
  }

  /// Creates a color of components from 0 to 1.
  ///
  /// Components of Display P3 are drawn as those of sRGB, the color space of the pictures here.
  public init(
    _ colorSpace: RGBColorSpace = .sRGB,
    red: Double,
    green: Double,
    blue: Double,
    opacity: Double = 1
  ) {
    func encoded(_ value: Double) -> Double {
      guard colorSpace == .sRGBLinear else { return value }
      return value <= 0.003_130_8 ? 12.92 * value : 1.055 * pow(value, 1 / 2.4) - 0.055
    }
    self.init(
      .components(red: encoded(red), green: encoded(green), blue: encoded(blue)),
      alpha: opacity
    )
  }

  /// Creates a gray from 0 to 1.
  public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {
    self.init(colorSpace, red: white, green: white, blue: white, opacity: opacity)
  }

  /// Creates a color from hue, saturation and brightness, from 0 to 1.
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {
    self.init(
      UIColor(hue: hue, saturation: saturation, brightness: brightness, alpha: 1)
    )
    alpha = opacity
  }

  /// Creates a color of one of UIKit.
  @_disfavoredOverload
  public init(_ color: UIColor) { self.init(.system(color)) }

  /// Creates a color of one of UIKit.
  public init(uiColor: UIColor) { self.init(.system(uiColor)) }

  /// Creates a color from the asset catalogs, looked up when it is drawn.
  ///
  /// A name that is in no catalog is drawn transparent, with a diagnostic.
  ///
  /// - Parameters:
  ///   - name: The name of the color set.
  ///   - bundle: The bundle; `nil` for those of packages beside the program.
  public init(_ name: String, bundle: Bundle? = nil) { self.init(.named(name, bundle: bundle)) }

  /// A transparent color.
  public static let clear = Color(white: 0, opacity: 0)
  /// Black on every screen.
  public static let black = Color(white: 0)
  /// White on every screen.
  public static let white = Color(white: 1)
  /// The system's red, which depends on the appearance.
  public static let red = Color(UIColor.systemRed)
  /// The system's orange, which depends on the appearance.
  public static let orange = Color(UIColor.systemOrange)
  /// The system's yellow, which depends on the appearance.
  public static let yellow = Color(UIColor.systemYellow)
  /// The system's green, which depends on the appearance.
  public static let green = Color(UIColor.systemGreen)
  /// The system's mint, which depends on the appearance.
  public static let mint = Color(UIColor.systemMint)
  /// The system's teal, which depends on the appearance.
  public static let teal = Color(UIColor.systemTeal)
  /// The system's cyan, which depends on the appearance.
  public static let cyan = Color(UIColor.systemCyan)
  /// The system's blue, which depends on the appearance.
  public static let blue = Color(UIColor.systemBlue)
  /// The system's indigo, which depends on the appearance.
  public static let indigo = Color(UIColor.systemIndigo)
  /// The system's purple, which depends on the appearance.
  public static let purple = Color(UIColor.systemPurple)
  /// The system's pink, which depends on the appearance.
  public static let pink = Color(UIColor.systemPink)
  /// The system's brown, which depends on the appearance.
  public static let brown = Color(UIColor.systemBrown)
  /// The system's gray, which depends on the appearance.
  public static let gray = Color(UIColor.systemGray)
  /// The color of text of the first rank.
  public static let primary = Color(.primary)
  /// The color of text of the second rank.
  public static let secondary = Color(.secondary)
  /// The color of interactive elements.
  public static let accentColor = Color(.accent)

  /// The color with its opacity multiplied.
  public func opacity(_ opacity: Double) -> Color { Color(provider, alpha: alpha * opacity) }

  /// The components in an environment.
  func resolved(in environment: EnvironmentValues) -> RichText.Color {
    let color =
      switch provider {
      case .components(let red, let green, let blue):
        RichText.Color(red: red, green: green, blue: blue)
      case .system(let color): color.rgba(for: environment.traits)
      case .named(let name, let bundle): Self.asset(name, bundle, environment)
      case .primary: UIColor.label.rgba(for: environment.traits)
      case .secondary: UIColor.secondaryLabel.rgba(for: environment.traits)
      case .accent: environment.accent.rgba(for: environment.traits)
      }
    return color.withAlpha(color.alpha * alpha)
  }

  private static func asset(
    _ name: String,
    _ bundle: Bundle?,
    _ environment: EnvironmentValues
  ) -> RichText.Color {
    if let color = UIColor(named: name, in: bundle, compatibleWith: nil) {
      return color.rgba(for: environment.traits)
    }
    environment.report("No asset catalog has a color named \"\(name)\"; nothing is drawn for it.")
    return UIColor.clear.rgba(for: environment.traits)
  }
}

extension UIColor {
  /// Creates a UIKit color that looks like a SwiftUI color in each appearance.
  public convenience init(_ color: Color) {
    self.init { traits in
      var environment = EnvironmentValues()
      environment.traits = traits
      return UIColor(color.resolved(in: environment))
    }
  }
}

extension Color: PrimitiveStyle {
  /// Returns the components of the color in an environment.
  public func resolve(in environment: EnvironmentValues) -> Resolved {
    Resolved(resolved(in: environment))
  }

  func paint(in environment: EnvironmentValues) -> StylePaint {
    .color(resolved(in: environment))
  }

  /// The components of a color in an environment.
  public struct Resolved: Hashable, Sendable {
    /// The red component in sRGB.
    public var red: Float
    /// The green component in sRGB.
    public var green: Float
    /// The blue component in sRGB.
    public var blue: Float
    /// The opacity.
    public var opacity: Float

    /// Creates a color of components of sRGB.
    public init(red: Float, green: Float, blue: Float, opacity: Float = 1) {
      self.red = red
      self.green = green
      self.blue = blue
      self.opacity = opacity
    }

    init(_ color: RichText.Color) {
      self.init(
        red: Float(color.red),
        green: Float(color.green),
        blue: Float(color.blue),
        opacity: Float(color.alpha)
      )
    }
  }

  /// Creates a color from components that were resolved in an environment.
  public init(_ resolved: Resolved) {
    self.init(
      red: Double(resolved.red),
      green: Double(resolved.green),
      blue: Double(resolved.blue),
      opacity: Double(resolved.opacity)
    )
  }

  /// The gradient of the color, slightly lighter at the top.
  ///
  /// Apple publishes no numbers: here the top is mixed with a fifth of white.
  public var gradient: AnyGradient {
    AnyGradient(Gradient(colors: [mix(with: .white, by: 0.2), self]))
  }

  /// The color mixed with a fraction of another, from 0 to 1, in light appearance.
  public func mix(with rhs: Color, by fraction: Double) -> Color {
    let environment = EnvironmentValues()
    let (from, to) = (resolved(in: environment), rhs.resolved(in: environment))
    func mixed(_ component: (RichText.Color) -> Double) -> Double {
      component(from) + (component(to) - component(from)) * min(max(fraction, 0), 1)
    }
    return Color(
      red: mixed(\.red),
      green: mixed(\.green),
      blue: mixed(\.blue),
      opacity: mixed(\.alpha)
    )
  }
}

extension Color.Resolved: PrimitiveStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint {
    Color(self).paint(in: environment)
  }
}
