/// A property of an observable object whose changes show in views.
@propertyWrapper
public struct Published<Value> {
  fileprivate final class Storage: PublishedStorage {
    var value: Value
    var publisher: ObservableObjectPublisher?

    init(_ value: Value) { self.value = value }
  }

  private let storage: Storage

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { storage = Storage(wrappedValue) }

  /// Creates a property with its first value.
  public init(initialValue: Value) { storage = Storage(initialValue) }

  /// The value, which only a property of a class has.
  @available(*, unavailable, message: "@Published belongs to properties of classes")
  public var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  /// The value in an object, which says that it changes.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage path: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: path].storage.value }
    set {
      let storage = object[keyPath: path].storage
      if let publisher = storage.publisher {
        publisher.send()
      } else {
        (object as? any ObservableObject)?.objectWillChange.send()
      }
      storage.value = newValue
    }
  }
}

/// A published property of any type.
protocol PublishedProperty {
  var shared: any PublishedStorage { get }
}

/// The place of a published value, which knows the source of changes of its object.
protocol PublishedStorage: AnyObject {
  var publisher: ObservableObjectPublisher? { get set }
}

extension Published: PublishedProperty {
  var shared: any PublishedStorage { storage }
}
