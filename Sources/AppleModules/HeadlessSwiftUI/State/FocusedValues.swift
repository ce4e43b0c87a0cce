public import Observation

/// A key of a value that the focused view hands to other views and to commands.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// The values of the focused view; a still screen has no focus, so there are none.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  /// The value of a key; `nil` if the focused view sets none.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the focused view: `nil`, because a still screen has no focus.
@propertyWrapper
public struct FocusedValue<Value>: DynamicProperty {
  /// Creates the property for a value.
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}

  /// Creates the property for an object by its type.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {}

  /// The value.
  public var wrappedValue: Value? { nil }
}

/// The value behind a binding of the focused view: `nil`, because a still screen has no focus.
@propertyWrapper
public struct FocusedBinding<Value>: DynamicProperty {
  /// Creates the property for a binding.
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}

  /// The value; setting it has no effect.
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set {}
  }

  /// A binding to the value.
  public var projectedValue: Binding<Value?> { Binding(get: { nil }, set: { _ in }) }
}

extension View {
  /// Hands a value to others while the view has the focus, which it never has on a still screen.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View { self }

  /// Hands a value to others while the view has the focus, which it never has on a still screen.
  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View { self }

  /// Hands an object to others while the view has the focus, which it never has on a still screen.
  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }

  /// Hands a value to others while the scene has the focus, which it never has on a still screen.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value
  ) -> some View { self }

  /// Hands a value to others while the scene has the focus, which it never has on a still screen.
  nonisolated public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>,
    _ value: Value?
  ) -> some View { self }

  /// Hands an object to others while the scene has the focus, which it never has on a still screen.
  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }
}
