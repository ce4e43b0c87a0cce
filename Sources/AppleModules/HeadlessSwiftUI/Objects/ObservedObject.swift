public import Combine

/// An observable object that something else owns.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
  /// The object.
  public var wrappedValue: ObjectType

  /// Creates a property for an object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Creates a property for an object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Bindings to the properties of an object.
  @dynamicMemberLookup
  public struct Wrapper {
    let object: ObjectType

    /// A connection to a property of the object.
    public subscript<Subject>(
      dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      let object = object
      return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
  }
}

extension ObservedObject: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    let changes = place.node.storage(at: place.offset) { ObjectChanges() }
    changes.follow(wrappedValue, place.node)
  }
}

/// An observable object that a view owns while it is shown.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
  private let make: () -> ObjectType
  private var object: ObjectType?

  /// Creates a property whose object is created when the view is first shown.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { make = thunk }

  /// The object; before the view is shown, a temporary one.
  public var wrappedValue: ObjectType { object ?? make() }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    let kept = place.node.storage(at: place.offset) { KeptObject(make()) }
    kept.changes.follow(kept.object, place.node)
    object = kept.object
  }
}

/// An observable object that a view above provides.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
  private var object: ObjectType?

  /// Creates a property for an object of the type.
  public init() {}

  /// The object; accessing it without a view that provides it is a programmer error.
  public var wrappedValue: ObjectType {
    guard let object else {
      preconditionFailure(
        "No \(ObjectType.self) in the environment: hand it down with environmentObject(_:)."
      )
    }
    return object
  }

  /// Bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    object = place.environment[object: ObjectType.self] as? ObjectType
    guard let object else { return }
    place.node.storage(at: place.offset) { ObjectChanges() }.follow(object, place.node)
  }
}

extension View {
  /// Provides an observable object to the view and its content.
  nonisolated public func environmentObject(_ object: some ObservableObject) -> some View {
    environment(object)
  }
}
