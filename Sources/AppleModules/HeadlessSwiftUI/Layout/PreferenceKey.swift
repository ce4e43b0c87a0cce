/// A key of a value that views pass up to their containers.
public protocol PreferenceKey {
  /// The type of the value.
  associatedtype Value

  /// The value where no view has one.
  static var defaultValue: Value { get }

  /// Merges the value of the next view into that of the views before it.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// No value.
  public static var defaultValue: Value { nil }
}

extension LayoutItem {
  /// The item's preference for a key; the key's default if its content has none.
  final func preferenceOrDefault<Key: PreferenceKey>(_ key: Key.Type) -> Key.Value {
    preference(key) ?? Key.defaultValue
  }
}
