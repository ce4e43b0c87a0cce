/// A value that a view owns while it is shown.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  private let initial: Value
  private var storage: StateStorage<Value>?

  /// Creates a state with its first value.
  public init(wrappedValue: Value) { initial = wrappedValue }

  /// Creates a state with its first value.
  public init(initialValue: Value) { initial = initialValue }

  /// The value; before the view is shown, the initial value, which nothing changes.
  public var wrappedValue: Value {
    get { storage?.value ?? initial }
    nonmutating set { storage?.value = newValue }
  }

  /// A binding to the value, for a view that changes it.
  public var projectedValue: Binding<Value> {
    guard let storage else { return .constant(initial) }
    return Binding(get: { storage.value }, set: { storage.value = $0 })
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Creates a state without a value.
  public init() { self.init(wrappedValue: nil) }
}

extension State: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    storage = place.node.storage(at: place.offset) { StateStorage(initial, of: place.node) }
  }
}

/// The value of a state, stored at a place of the graph.
final class StateStorage<Value> {
  private weak var node: ViewNode?
  private var stored: Value

  init(_ value: Value, of node: ViewNode) {
    stored = value
    self.node = node
  }

  var value: Value {
    get { stored }
    set {
      stored = newValue
      if let node { onTree { node.setNeedsBody() } }
    }
  }
}
