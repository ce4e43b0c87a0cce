extension ObjectNode {
  /// How the object is connected with others and with code.
  public var connections: Connections { Connections(element) }

  /// The segues that begin at the object itself.
  public var segues: [Segue] { connections.segues }

  /// The segues that begin at the controller or at anything inside of it, in the order of the file.
  public var allSegues: [Segue] {
    element.descendants.filter { $0.name == "segue" }.map { Segue($0) }
  }

  /// Returns the controllers of a relationship, such as `rootViewController` or
  /// `viewControllers`, in order: those that segues lead to, or, as in old documents, those that
  /// are written inside the controller.
  public func controllers(inRelationship relationship: String) -> [ObjectNode] {
    let destinations = segues.filter {
      $0.kind == .relationship && $0.relationship == relationship
    }
    guard destinations.isEmpty else {
      return destinations.compactMap { context.element(id: $0.destination) }.map { node($0) }
    }
    return object(relationship).map { [$0] } ?? objects(in: relationship)
  }

  /// The controller whose view lies inside a container view.
  public var embeddedController: ObjectNode? {
    segues.first { $0.kind == .embed }.flatMap { context.element(id: $0.destination) }
      .map { node($0) }
  }

  /// The outlets of the document that hold the object, in the order of the file.
  public var incomingOutlets: [(owner: ObjectNode, property: String)] {
    context.outlets(to: id).compactMap { outlet in
      guard let owner = outlet.parent?.parent, let property = outlet["property"] else { return nil }
      return (node(owner), property)
    }
  }
}
