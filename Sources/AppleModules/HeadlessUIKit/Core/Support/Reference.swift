/// Refers to an object without holding it; the object empties the reference when it ends.
///
/// A `weak` reference does the same, but every retain and release of the object is several times
/// slower from then on, and layout retains views at every step.
final class Reference<Object: AnyObject> {
  /// The object, or `nil` when it is gone.
  private(set) unowned(unsafe) var object: Object?

  init(_ object: Object) { self.object = object }

  fileprivate func empty() { object = nil }
}

/// The reference to an object, kept by the object itself; made when it is asked for first.
struct OwnReference<Object: AnyObject> {
  private var reference: Reference<Object>?

  init() {}

  mutating func to(_ object: Object) -> Reference<Object> {
    if let reference { return reference }
    let made = Reference(object)
    reference = made
    return made
  }

  /// To be called at the end of the object.
  func empty() { reference?.empty() }
}
