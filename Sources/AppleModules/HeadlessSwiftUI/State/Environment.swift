/// A value that a view inherits.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private enum Source {
    case path(KeyPath<EnvironmentValues, Value>)
    case object((EnvironmentValues) -> Value?)
  }

  private let source: Source
  private var value: Value?

  /// Creates a property for a value of the environment.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .path(keyPath) }

  /// Creates a property for an object that a view above provides.
  public init(_ objectType: Value.Type) where Value: AnyObject {
    source = .object { $0[object: objectType] as? Value }
  }

  /// Creates a property for an object that a view above may provide.
  public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
    source = .object { .some($0[object: objectType] as? Object) }
  }

  /// The value; outside a screen that of the default environment.
  public var wrappedValue: Value {
    if let value { return value }
    switch source {
    case .path(let path): return EnvironmentValues()[keyPath: path]
    case .object:
      preconditionFailure("No \(Value.self) in the environment: hand it down with environment(_:).")
    }
  }
}

extension Environment: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    switch source {
    case .path(let path): value = place.environment[keyPath: path]
    case .object(let find): value = find(place.environment)
    }
  }
}

extension View {
  /// Sets a value for the view and its content.
  nonisolated public func environment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    _ value: Value
  ) -> some View {
    modifier(EnvironmentModifier { $0[keyPath: keyPath] = value })
  }

  /// Changes a value for the view and its content.
  nonisolated public func transformEnvironment<Value>(
    _ keyPath: WritableKeyPath<EnvironmentValues, Value>,
    transform: @escaping (inout Value) -> Void
  ) -> some View {
    modifier(EnvironmentModifier { transform(&$0[keyPath: keyPath]) })
  }

  /// Provides an object to the view and its content.
  nonisolated public func environment<Object: AnyObject>(_ object: Object?) -> some View {
    modifier(EnvironmentModifier { $0[object: Object.self] = object })
  }
}

/// A change of the inherited environment.
struct EnvironmentModifier {
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModifier: PrimitiveModifier {
  func items(of content: ModifiedView, in place: BuildPlace) -> [LayoutItem] {
    var inner = place
    inner.environment = place.node.derivedEnvironment(from: place.environment, change)
    return content.items(inner)
  }
}
