public import DynamicType
public import Foundation
package import RichText

/// A color, which may differ by the appearance of the interface.
///
/// ```swift
/// label.textColor = .secondaryLabel
/// view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .systemYellow }
/// ```
///
/// Colors are immutable. Components are those of the sRGB space and are not limited to 0 to 1.
public final class UIColor: NSObject, Sendable {
  enum Content: Hashable, Sendable {
    case fixed(Color)
    case system(SystemColor)
    case provider(ColorProvider)
    case faded(UIColor, Double)
    case tint
  }

  let content: Content

  init(_ content: Content) {
    self.content = content
  }

  package convenience init(_ color: Color) {
    self.init(.fixed(color))
  }

  package convenience init(system color: SystemColor) {
    self.init(.system(color))
  }

  /// Creates a transparent color, as UIKit's initializer without arguments does.
  public override convenience init() {
    self.init(white: 0, alpha: 0)
  }

  /// Creates a color of components in the sRGB space.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(Color(red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a gray.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(Color(white: white, alpha: alpha))
  }

  /// Creates a color of hue, saturation and brightness, each 0 to 1.
  public convenience init(
    hue: CGFloat,
    saturation: CGFloat,
    brightness: CGFloat,
    alpha: CGFloat
  ) {
    self.init(
      Color(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
    )
  }

  /// Creates a color of components in the Display P3 space.
  public convenience init(
    displayP3Red red: CGFloat,
    green: CGFloat,
    blue: CGFloat,
    alpha: CGFloat
  ) {
    self.init(Color(displayP3Red: red, green: green, blue: blue, alpha: alpha))
  }

  /// Creates a color without appearances.
  public convenience init(cgColor: CGColor) {
    self.init(cgColor.rgba)
  }

  /// Creates a color that a closure chooses by traits.
  public convenience init(
    dynamicProvider: @escaping @Sendable (_ traits: UITraitCollection) -> UIColor
  ) {
    self.init(.provider(ColorProvider(dynamicProvider)))
  }

  /// Returns the color with another opacity; it keeps its appearances.
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    if case .fixed(let color) = content { return UIColor(color.withAlpha(alpha)) }
    return UIColor(.faded(self, alpha))
  }

  /// The components in the sRGB space, or the name of a color of the system, as UIKit prints them.
  public override var description: String {
    switch content {
    case .fixed(let color):
      color.red == color.green && color.green == color.blue
        ? "UIExtendedGrayColorSpace \(color.red) \(color.alpha)"
        : "UIExtendedSRGBColorSpace \(color.red) \(color.green) \(color.blue) \(color.alpha)"
    case .system(let color):
      "<UIDynamicSystemColor: name = \(color.rawValue)>"
    case .provider: "<UIDynamicProviderColor>"
    case .faded(let color, let alpha): "\(color) with alpha \(alpha)"
    case .tint: "<UIColor: name = tintColor>"
    }
  }

  /// Whether two colors are equal in every appearance; colors with a provider equal only themselves.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIColor else { return false }
    return content == other.content
  }

  /// The hash of the color's content.
  public override var hash: Int { content.hashValue }
}

/// A closure that chooses a color; equal only to itself.
final class ColorProvider: Hashable, Sendable {
  let choose: @Sendable (TraitCollection) -> UIColor

  init(_ choose: @escaping @Sendable (TraitCollection) -> UIColor) {
    self.choose = choose
  }

  static func == (lhs: ColorProvider, rhs: ColorProvider) -> Bool { lhs === rhs }

  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
