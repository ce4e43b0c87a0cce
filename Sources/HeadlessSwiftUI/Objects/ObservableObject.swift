/// An object whose views are made anew when it is about to change.
///
/// Properties marked with ``Published`` say so by themselves. The names are those of Combine, whose
/// publishers are not here.
public protocol ObservableObject: AnyObject {
  /// The source of the changes.
  var objectWillChange: ObservableObjectPublisher { get }
}

extension ObservableObject {
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
    let publisher = found.lazy.compactMap(\.publisher).first ?? ObservableObjectPublisher()
    for storage in found { storage.publisher = publisher }
    return publisher
  }
}

/// A source of changes of an object.
public final class ObservableObjectPublisher {
  private var subscribers: [ObjectIdentifier: () -> Bool] = [:]

  /// Creates a source.
  public init() {}

  /// Says that the object is about to change.
  public func send() {
    for (key, call) in subscribers where !call() { subscribers[key] = nil }
  }

  /// Has the body of a view made anew at each change, as long as the view is shown.
  @MainActor
  func subscribe(_ node: ViewNode) {
    subscribers[ObjectIdentifier(node)] = { [weak node] in
      guard let node else { return false }
      onTree { node.setNeedsBody() }
      return true
    }
  }
}
