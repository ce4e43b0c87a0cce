import Snapshots

/// A translucent material over the content behind.
///
/// Pictures draw it in the color that it has over a plain screen.
public struct Material: Hashable, Sendable {
  let thickness: Snapshots.Material.Thickness

  /// The most translucent material.
  public static let ultraThin = Material(thickness: .ultraThin)
  /// A material that is rather translucent.
  public static let thin = Material(thickness: .thin)
  /// The usual material.
  public static let regular = Material(thickness: .regular)
  /// A material that is less translucent.
  public static let thick = Material(thickness: .thick)
  /// The least translucent material, drawn as ``thick``.
  public static let ultraThick = Material(thickness: .thick)
  /// The material of bars.
  public static let bar = Material(thickness: .chrome)

  /// The material in an active or an inactive window.
  public func materialActiveAppearance(_ appearance: MaterialActiveAppearance) -> Material {
    self
  }
}

/// The condition under which a material shows that its window is active, as windows here always are.
public enum MaterialActiveAppearance: Hashable, Sendable {
  case automatic, active, inactive, matchWindow
}

extension Material: PrimitiveStyle {
  func paint(in environment: EnvironmentValues) -> StylePaint {
    .material(Snapshots.Material(thickness, isDark: environment.colorScheme == .dark))
  }
}

extension ShapeStyle where Self == Material {
  /// The most translucent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A material that is rather translucent.
  public static var thinMaterial: Material { .thin }
  /// The usual material.
  public static var regularMaterial: Material { .regular }
  /// A material that is less translucent.
  public static var thickMaterial: Material { .thick }
  /// The least translucent material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of bars.
  public static var bar: Material { .bar }
}
