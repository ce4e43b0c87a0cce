import Foundation

/// A value that several threads change.
///
/// `@unchecked Sendable`: every use of the value is inside of the lock.
final class Locked<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  /// Reads or changes the value; the closure must not come back here.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }

  /// Leaves another value and returns the one before.
  func replace(with other: Value) -> Value {
    withLock { value in
      defer { value = other }
      return value
    }
  }
}
