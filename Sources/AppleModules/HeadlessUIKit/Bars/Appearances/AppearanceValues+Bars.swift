extension AppearanceProperty {
  /// Creates a property whose values are appearances of bars, or `nil`.
  static func bar<Root: AnyObject & SendableMetatype, Look: SendableMetatype>(
    _ key: AppearanceKey,
    _ path: any ReferenceWritableKeyPath<Root, Look> & Sendable
  ) -> AppearanceProperty {
    AppearanceProperty(key, path) {
      AppearanceValues.sameBar($0 as? UIBarAppearance, $1 as? UIBarAppearance)
    }
  }
}

extension AppearanceValues {
  /// Whether two appearances of bars look alike in the properties that are compared.
  @Sendable static func sameBar(_ one: UIBarAppearance?, _ other: UIBarAppearance?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if one === other { return true }
    guard one.background == other.background, one.backgroundColor == other.backgroundColor,
      one.shadowColor == other.shadowColor
    else { return false }
    guard let first = one as? UINavigationBarAppearance else { return true }
    guard let second = other as? UINavigationBarAppearance else { return false }
    return sameAttributes(first.titleTextAttributes, second.titleTextAttributes)
      && sameAttributes(first.largeTitleTextAttributes, second.largeTitleTextAttributes)
  }
}
