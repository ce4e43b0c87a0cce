/// An identity of the view that has the property, for names in it.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// An identity.
  public struct ID: Hashable, Sendable {
    fileprivate let place: ObjectIdentifier?
  }

  private final class Place {}

  private var place: Place?

  /// Creates an identity.
  public init() {}

  /// The identity; before the view is shown that of no view.
  public var wrappedValue: ID { ID(place: place.map { ObjectIdentifier($0) }) }
}

extension Namespace: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    self.place = place.node.storage(at: place.offset) { Place() }
  }
}
