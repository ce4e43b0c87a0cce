import Combine
public import Foundation

/// Values that programs store between launches; here in memory, while the tree is shown.
final class StoredValues {
  private struct Entry {
    var value: Any?
    let publisher = ObservableObjectPublisher()
  }

  private var entries: [String: Entry] = [:]

  /// The value of a name, which recomputes its views when it changes.
  subscript(name: String) -> Any? {
    get { entries[name]?.value }
    set {
      let publisher = publisher(of: name)
      entries[name]?.value = newValue
      publisher.send()
    }
  }

  /// The source of changes of a name.
  func publisher(of name: String) -> ObservableObjectPublisher {
    let entry = entries[name] ?? Entry()
    entries[name] = entry
    return entry.publisher
  }
}

/// A value that the program stores between launches.
///
/// Nothing is read from or written to a disk: a screen begins with the initial value, and all views of a tree
/// share later changes.
@propertyWrapper
public struct AppStorage<Value>: DynamicProperty {
  private let initial: Value
  private let name: String
  private var values: StoredValues?

  /// Creates a value with a name.
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) {
    initial = wrappedValue
    name = key
  }

  /// Creates an optional value with a name, initially `nil`.
  public init(_ key: String, store: UserDefaults? = nil) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key, store: store)
  }

  /// The value.
  public var wrappedValue: Value {
    get { values?[name] as? Value ?? initial }
    nonmutating set { values?[name] = newValue }
  }

  /// A connection to the value.
  public var projectedValue: Binding<Value> {
    let storage = self
    return Binding(get: { storage.wrappedValue }, set: { storage.wrappedValue = $0 })
  }
}

extension AppStorage: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    values = place.environment[object: StoredValues.self] as? StoredValues
    guard let publisher = values?.publisher(of: name) else { return }
    let changes = place.node.storage(at: place.offset) { ObjectChanges() }
    changes.follow(publisher, publisher, place.node)
  }
}

/// A value that a scene stores between launches; like ``AppStorage``, in memory.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private var storage: AppStorage<Value>

  /// Creates a value with a name.
  public init(wrappedValue: Value, _ key: String) {
    storage = AppStorage(wrappedValue: wrappedValue, "scene " + key)
  }

  /// Creates an optional value with a name, initially `nil`.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    self.init(wrappedValue: nil, key)
  }

  /// The value.
  public var wrappedValue: Value {
    get { storage.wrappedValue }
    nonmutating set { storage.wrappedValue = newValue }
  }

  /// A connection to the value.
  public var projectedValue: Binding<Value> { storage.projectedValue }
}
