/// A property of a class whose changes are published.
@propertyWrapper
public struct Published<Value> {
  /// The values of a property: that of the moment, and then each new one before it is set.
  public final class Publisher: Combine.Publisher {
    /// The kind of values.
    public typealias Output = Value
    /// The kind of errors.
    public typealias Failure = Never

    var value: Value
    var objectWillChange: ObservableObjectPublisher?
    private let changes = PassthroughSubject<Value, Never>()
    private var kept: [AnyCancellable] = []

    init(_ value: Value) { self.value = value }

    /// Announces and sets a value.
    func send(_ new: Value) {
      objectWillChange?.send()
      changes.send(new)
      value = new
    }

    /// Keeps a subscription as long as the property.
    func keep(_ cancellable: AnyCancellable) { kept.append(cancellable) }

    /// Starts to send values to a subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
      AnyPublisher<Value, Never> { [self] downstream in
        let observer = changes.observe(downstream.send, completion: downstream.send(completion:))
        downstream.onCancel { observer.cancel() }
        downstream.send(value)
      }
      .receive(subscriber: subscriber)
    }
  }

  private let publisher: Publisher

  /// Creates a property with its first value.
  public init(wrappedValue: Value) { publisher = Publisher(wrappedValue) }

  /// Creates a property with its first value.
  public init(initialValue: Value) { publisher = Publisher(initialValue) }

  /// The publisher of the property.
  public var projectedValue: Publisher {
    get { publisher }
    set {}
  }

  /// The value, which only a property of a class has.
  @available(*, unavailable, message: "@Published belongs to properties of classes")
  public var wrappedValue: Value {
    get { publisher.value }
    nonmutating set { publisher.value = newValue }
  }

  /// The value in an object, which says that it changes.
  public static subscript<Object: AnyObject>(
    _enclosingInstance object: Object,
    wrapped wrapped: ReferenceWritableKeyPath<Object, Value>,
    storage path: ReferenceWritableKeyPath<Object, Published<Value>>
  ) -> Value {
    get { object[keyPath: path].publisher.value }
    set {
      let publisher = object[keyPath: path].publisher
      if publisher.objectWillChange == nil, let object = object as? any ObservableObject {
        (object.objectWillChange as? ObservableObjectPublisher)?.send()
        let shared = publisher.objectWillChange
        publisher.objectWillChange = nil
        publisher.send(newValue)
        publisher.objectWillChange = shared
      } else {
        publisher.send(newValue)
      }
    }
  }
}

/// A published property of any type.
protocol PublishedProperty {
  var shared: any PublishedStorage { get }
}

/// The place of a published value, which knows the source of changes of its object.
protocol PublishedStorage: AnyObject {
  var objectWillChange: ObservableObjectPublisher? { get set }
}

extension Published: PublishedProperty {
  var shared: any PublishedStorage { publisher }
}

extension Published.Publisher: PublishedStorage {}

extension Publisher where Failure == Never {
  /// Sets a published property to each value, as long as its object is there.
  public func assign(to published: inout Published<Output>.Publisher) {
    let target = published
    target.keep(sink { [weak target] in target?.send($0) })
  }
}
