/// A property of code that holds an object.
public struct Outlet: Hashable, Sendable {
  /// The object whose class has the property.
  public var owner: ObjectNode
  /// The name of the property.
  public var property: String
}

extension ObjectNode {
  /// The outlets of the document that hold the object, in the order of the file.
  public var incomingOutlets: [Outlet] {
    context.outlets(to: id).compactMap { outlet in
      guard let owner = outlet.parent?.parent, let property = outlet[.connection.property] else {
        return nil
      }
      return Outlet(owner: node(owner), property: property)
    }
  }
}
