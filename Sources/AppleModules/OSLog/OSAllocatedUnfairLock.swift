import Synchronization

/// A lock around a value.
///
/// `@unchecked Sendable`: the value is read and changed under the lock only.
public final class OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let lock = Mutex<Void>(())
  private var state: State

  /// Creates a lock around a value.
  public init(initialState: State) { state = initialState }

  /// Creates a lock around a value that need not be sendable.
  public init(uncheckedState initialState: State) { state = initialState }

  /// Calls a closure with the value.
  public func withLock<Result>(_ body: (inout State) throws -> Result) rethrows -> Result {
    try lock.withLock { _ in try body(&state) }
  }

  /// Calls a closure with the value.
  public func withLockUnchecked<Result>(
    _ body: (inout State) throws -> Result
  ) rethrows -> Result { try withLock(body) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates a lock.
  public convenience init() { self.init(initialState: ()) }

  /// Calls a closure.
  public func withLock<Result>(_ body: () throws -> Result) rethrows -> Result {
    try withLock { _ in try body() }
  }
}
