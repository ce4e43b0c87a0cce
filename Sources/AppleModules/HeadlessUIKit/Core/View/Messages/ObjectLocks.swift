#if !canImport(ObjectiveC)
import Foundation

/// One lock for all objects: programs hold it only briefly.
private let objectLock = NSRecursiveLock()

/// Acquires the lock, which ``objc_sync_exit(_:)`` releases.
///
/// Objective-C has a lock for each object. Here all objects share one recursive lock, so code that does not
/// wait for another thread while it holds a lock behaves the same.
///
/// - Returns: Zero, for success.
@discardableResult
public func objc_sync_enter(_ object: Any) -> Int32 {
  objectLock.lock()
  return 0
}

/// Releases the lock of ``objc_sync_enter(_:)``.
///
/// - Returns: Zero, for success.
@discardableResult
public func objc_sync_exit(_ object: Any) -> Int32 {
  objectLock.unlock()
  return 0
}
#endif
