public import Combine

/// An object of the focused view: `nil`, because a still screen has no focus.
@propertyWrapper
public struct FocusedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }

  /// Creates the property.
  public init() {}

  /// The object.
  public var wrappedValue: ObjectType? { nil }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper? { nil }
}

extension View {
  /// Hands an object to others while the view has the focus, which it never has on a still screen.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Hands an object to others while the view has the focus, which it never has on a still screen.
  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  /// Hands an object to others while the scene has the focus, which it never has on a still screen.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

  /// Hands an object to others while the scene has the focus, which it never has on a still screen.
  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    self
  }
}
