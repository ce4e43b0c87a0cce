import DynamicType
import Foundation

/// A property that takes part in appearance.
struct AppearanceProperty: Sendable {
  let key: AppearanceKey
  /// Whether an object has the property.
  let belongs: @Sendable (AnyObject) -> Bool
  /// Returns the object's value of the property.
  let value: @Sendable (AnyObject) -> Any?
  let isEqual: @Sendable (Any?, Any?) -> Bool
  let set: @Sendable (AnyObject, Any?) -> Void

  /// Creates a property of a class, of values that are compared by a function.
  init<Root: AnyObject & SendableMetatype, Value: SendableMetatype>(
    _ key: AppearanceKey,
    _ path: any ReferenceWritableKeyPath<Root, Value> & Sendable,
    by isSame: @escaping @Sendable (Value, Value) -> Bool
  ) {
    self.key = key
    belongs = { $0 is Root }
    value = { ($0 as? Root)?[keyPath: path] }
    isEqual = { one, other in
      guard let one = one as? Value, let other = other as? Value else { return false }
      return isSame(one, other)
    }
    set = { object, value in
      if let root = object as? Root, let value = value as? Value { root[keyPath: path] = value }
    }
  }

  init<Root: AnyObject & SendableMetatype, Value: Equatable & SendableMetatype>(
    _ key: AppearanceKey,
    _ path: any ReferenceWritableKeyPath<Root, Value> & Sendable
  ) {
    self.init(key, path) { $0 == $1 }
  }
}

/// The comparisons of values of appearance.
enum AppearanceValues {
  /// Fonts are compared at one text size, because fonts in views follow it.
  @Sendable static func sameFont(_ one: UIFont?, _ other: UIFont?) -> Bool {
    one?.adjusted(to: .fallback) == other?.adjusted(to: .fallback)
  }
}
