import Synchronization

/// Values that are made once a key and then shared by all threads.
///
/// A value is made outside the lock, so that making one may ask for another; when two threads
/// make the same value at once, both get the one that arrived first.
final class Cache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  private struct Contents {
    var values: [Key: Value] = [:]
    /// The number of times that all values were forgotten.
    var epoch = 0
  }

  private let contents = Mutex(Contents())
  private let limit: Int

  /// Creates an empty cache.
  ///
  /// - Parameter limit: The number of values at which all are forgotten.
  init(limit: Int = .max) {
    self.limit = limit
  }

  func value(for key: Key, make: () -> Value) -> Value {
    let (known, epoch) = contents.withLock { ($0.values[key], $0.epoch) }
    if let known { return known }
    let made = make()
    return contents.withLock { contents in
      // A value that was begun before all were forgotten answers its caller and nobody else.
      guard contents.epoch == epoch else { return made }
      if let known = contents.values[key] { return known }
      if contents.values.count >= limit { contents.values.removeAll(keepingCapacity: true) }
      contents.values[key] = made
      return made
    }
  }

  /// The value of a key, if it was made.
  func known(_ key: Key) -> Value? { contents.withLock { $0.values[key] } }

  /// Forgets all values, also those that are being made.
  func forget() {
    contents.withLock { contents in
      contents.values.removeAll()
      contents.epoch += 1
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
