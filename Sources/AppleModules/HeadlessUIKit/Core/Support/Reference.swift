/// Refers to an object without retaining it; the object clears the reference when it is deallocated.
///
/// A `weak` reference does the same, but makes every retain and release of the object several times slower
/// from then on, and layout retains views at every step.
final class Reference<Object: AnyObject> {
  /// The object, or `nil` after its deallocation.
  private(set) unowned(unsafe) var object: Object?

  init(_ object: Object) { self.object = object }

  fileprivate func empty() { object = nil }
}

/// The reference to an object, stored in the object itself and created when first needed.
struct OwnReference<Object: AnyObject> {
  private var reference: Reference<Object>?

  init() {}

  mutating func to(_ object: Object) -> Reference<Object> {
    if let reference { return reference }
    let made = Reference(object)
    reference = made
    return made
  }

  /// Must be called when the object is deallocated.
  func empty() { reference?.empty() }
}
