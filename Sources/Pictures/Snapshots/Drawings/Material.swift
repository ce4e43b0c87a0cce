/// A translucent material, as `UIVisualEffectView` and bars have it.
public struct Material: Hashable, Sendable {
  /// The strength of a material.
  public enum Thickness: String, Hashable, Sendable, CaseIterable {
    /// The most.
    case ultraThin

    /// Much.
    case thin

    /// The default.
    case regular

    /// Little.
    case thick

    /// The material of bars.
    case chrome
  }

  /// The strength: a thick material shows little of what lies below.
  public var thickness: Thickness

  /// Whether the material is the dark one.
  public var isDark: Bool

  /// Creates a material.
  public init(_ thickness: Thickness = .regular, isDark: Bool) {
    self.thickness = thickness
    self.isDark = isDark
  }
}
