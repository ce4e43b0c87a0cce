/// An object that may be deallocated.
///
/// `@unchecked Sendable`: the reference is set once, and reading a weak reference is atomic.
final class WeakObject: @unchecked Sendable {
  private(set) weak var object: AnyObject?

  init(_ object: AnyObject) { self.object = object }
}

/// A value that a closure of Foundation stores for the thread that created it.
///
/// `@unchecked Sendable`: a timer of a run loop is called on the thread of that loop.
struct Unshared<Value>: @unchecked Sendable {
  let value: Value
}
