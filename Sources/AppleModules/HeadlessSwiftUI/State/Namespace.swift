/// An identity of the view with the property, as a namespace.
@propertyWrapper
public struct Namespace: DynamicProperty {
  /// An identity that is distinct from those of all other views, including removed ones.
  public struct ID: Hashable, Sendable {
    /// Retained, so that no later view gets this address.
    private let place: Place?

    fileprivate init(place: Place?) { self.place = place }

    /// Whether both belong to the same view.
    public static func == (first: Self, second: Self) -> Bool { first.place === second.place }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(place.map { ObjectIdentifier($0) })
    }
  }

  fileprivate final class Place: Sendable {}

  private var place: Place?

  /// Creates an identity.
  public init() {}

  /// The identity; before the view is shown that of no view.
  public var wrappedValue: ID { ID(place: place) }
}

extension Namespace: ConnectedProperty {
  mutating func connect(to place: PropertyPlace) {
    self.place = place.node.storage(at: place.offset) { Place() }
  }
}
