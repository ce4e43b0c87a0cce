import Synchronization

/// Values that are made once a key and then shared by all threads.
///
/// A value is made outside the lock, so that making one may ask for another; when two threads
/// make the same value at once, both get the one that arrived first.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private let values = Mutex<[Key: Value]>([:])
  private let limit: Int

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The number of values at which all are forgotten.
  init(limit: Int = .max) {
    self.limit = limit
  }

  func value(for key: Key, make: () -> Value) -> Value {
    if let known = values.withLock({ $0[key] }) { return known }
    let made = make()
    return values.withLock { values in
      if let known = values[key] { return known }
      if values.count >= limit { values.removeAll(keepingCapacity: true) }
      values[key] = made
      return made
    }
  }
}

/// A value that is made at its first use.
final class Lazy<Value: Sendable>: Sendable {
  private let storage = Mutex<Value?>(nil)
  private let make: @Sendable () -> Value

  init(_ make: @escaping @Sendable () -> Value) {
    self.make = make
  }

  var value: Value {
    storage.withLock { storage in
      if let known = storage { return known }
      let made = make()
      storage = made
      return made
    }
  }
}
