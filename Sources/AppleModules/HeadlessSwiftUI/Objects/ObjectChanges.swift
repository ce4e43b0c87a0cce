@_exported public import Combine

/// The connection of a view with an observable object, stored in the view's node.
final class ObjectChanges {
  private weak var object: AnyObject?
  private var subscription: AnyCancellable?

  /// Recomputes the body of a view each time the object is about to change.
  @MainActor
  func follow<ObjectType: ObservableObject>(_ object: ObjectType, _ node: ViewNode) {
    follow(object, object.objectWillChange, node)
  }

  /// Recomputes the body of a view for each value of an object's publisher.
  ///
  /// An object that is already observed is not subscribed to again.
  @MainActor
  func follow<Source: Publisher>(
    _ object: AnyObject,
    _ source: @autoclosure () -> Source,
    _ node: ViewNode
  ) where Source.Failure == Never {
    if self.object === object { return }
    self.object = object
    subscription = source().sink { [weak node] _ in
      guard let node else { return }
      onTree { node.setNeedsBody() }
    }
  }
}

/// An object that a node stores, with the connection to it.
final class KeptObject<ObjectType: ObservableObject> {
  let object: ObjectType
  let changes = ObjectChanges()

  init(_ object: ObjectType) { self.object = object }
}
