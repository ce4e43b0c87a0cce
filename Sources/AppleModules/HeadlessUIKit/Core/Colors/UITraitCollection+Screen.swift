public import DynamicType

/// Whether an interface is at the base level or over another one.
public enum UIUserInterfaceLevel: Int, Hashable, Sendable, CaseIterable {
  /// Nothing is known.
  case unspecified = -1

  /// At the base level.
  case base = 0

  /// Over another interface.
  case elevated = 1
}

extension TraitCollection {
  /// The person's contrast setting; screens are shown with normal contrast.
  public var accessibilityContrast: UIAccessibilityContrast { .normal }

  /// Whether the interface is over another one; screens are shown with the colors of the base level.
  public var userInterfaceLevel: UIUserInterfaceLevel { .base }
}
