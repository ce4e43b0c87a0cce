/// A controller of a storyboard with the objects beside it.
public struct Scene: Hashable, Sendable {
  /// The identifier of the scene.
  public var id: String
  /// The controller; `nil` for a scene without one.
  public var controller: ObjectNode?
  /// All objects, the controller, the first responder and the exit among them.
  public var objects: [ObjectNode]

  init(_ element: Element, in context: DocumentContext) {
    id = element[.scene.id]
    objects = element.child("objects")?.children.map { ObjectNode($0, in: context) } ?? []
    controller = objects.first { $0.kind.isViewController }
  }
}
