/// The UIKit object that a place in the tree stores, and its coordinator.
final class RepresentedObject<Object, Coordinator> {
  let object: Object
  let coordinator: Coordinator

  private init(_ object: Object, _ coordinator: Coordinator) {
    self.object = object
    self.coordinator = coordinator
  }

  /// Returns the object that a place stores; at first it is created with its coordinator.
  @MainActor
  static func at(
    _ place: BuildPlace,
    coordinator: () -> Coordinator,
    make: (Coordinator) -> Object
  ) -> RepresentedObject {
    place.node.storage(at: 0) {
      let coordinator = coordinator()
      return RepresentedObject(make(coordinator), coordinator)
    }
  }
}
