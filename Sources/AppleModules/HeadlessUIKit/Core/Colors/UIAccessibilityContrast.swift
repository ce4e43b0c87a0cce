/// Whether the person chose increased contrast.
public enum UIAccessibilityContrast: Int, Hashable, Sendable, CaseIterable {
  /// Nothing is known.
  case unspecified = -1

  /// The usual contrast.
  case normal = 0

  /// Increased contrast.
  case high = 1
}
