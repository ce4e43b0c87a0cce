public import DynamicType

/// Whether an interface lies on the screen or over another one.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable, CaseIterable {
  /// Nothing is known.
  case unspecified = -1

  /// On the screen.
  case base = 0

  /// Over another interface.
  case elevated = 1
}

extension TraitCollection {
  /// The contrast that the person has asked for; screens are shown with the usual one.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }

  /// Whether the interface lies over another one; screens are shown with the colors of the base.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
}
