extension AppearanceValues {
  /// Whether attributes of text have the same keys and equal values.
  @Sendable static func sameAttributes(
    _ one: [NSAttributedString.Key: Any]?,
    _ other: [NSAttributedString.Key: Any]?
  ) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    guard one.count == other.count else { return false }
    return one.allSatisfy { key, value in
      guard let value = value as? AnyHashable, let found = other[key] as? AnyHashable else {
        return false
      }
      return value == found
    }
  }
}
