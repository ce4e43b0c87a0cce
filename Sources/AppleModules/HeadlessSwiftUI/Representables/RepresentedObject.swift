/// The object of UIKit that a place in the tree keeps, and the object that it tells what happens.
final class RepresentedObject<Object, Coordinator> {
  let object: Object
  let coordinator: Coordinator

  private init(_ object: Object, _ coordinator: Coordinator) {
    self.object = object
    self.coordinator = coordinator
  }

  /// Returns the object that a place keeps; at first it is made with its coordinator.
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
