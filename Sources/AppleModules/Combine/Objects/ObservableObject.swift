/// An object that says when it is about to change.
///
/// Properties marked with ``Published`` say so by themselves.
public protocol ObservableObject: AnyObject {
  /// The kind of the source of changes.
  associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
  where ObjectWillChangePublisher.Failure == Never

  /// The source of the changes.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// The source of the changes, which the published properties of the object share.
  ///
  /// An object without a published property gets a new source each time.
  public var objectWillChange: ObservableObjectPublisher {
    var found: [any PublishedStorage] = []
    var mirror: Mirror? = Mirror(reflecting: self)
    while let level = mirror {
      for child in level.children {
        if let property = child.value as? any PublishedProperty { found.append(property.shared) }
      }
      mirror = level.superclassMirror
    }
    let publisher = found.lazy.compactMap(\.objectWillChange).first ?? ObservableObjectPublisher()
    for storage in found { storage.objectWillChange = publisher }
    return publisher
  }
}

/// A source of changes of an object.
public final class ObservableObjectPublisher: Publisher {
  /// The kind of values.
  public typealias Output = Void
  /// The kind of errors.
  public typealias Failure = Never

  private let subject = PassthroughSubject<Void, Never>()

  /// Creates a source.
  public init() {}

  /// Says that the object is about to change.
  public func send() { subject.send() }

  /// Starts to send values to a subscriber.
  public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
    subject.receive(subscriber: subscriber)
  }
}
