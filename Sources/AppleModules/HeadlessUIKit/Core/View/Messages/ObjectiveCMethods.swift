#if !canImport(ObjectiveC)
import Foundation
import Synchronization

/// The methods that can be called by name.
///
/// A file registers its methods when the program is loaded. They are read at the first message.
public enum ObjectiveCMethods {
  /// Registers the methods of a file.
  public static func register(_ methods: @escaping @Sendable () -> [ObjectiveCMethod]) {
    state.withLock { $0.unread.append(methods) }
  }

  /// The method that an object calls under a name: that of its class, or of the nearest superclass.
  static func method(named name: String, of object: AnyObject) -> ObjectiveCMethod? {
    method(named: name, ofClass: Swift.type(of: object))
  }

  /// The method of a class by a name, or of the nearest superclass that has one.
  static func method(named name: String, ofClass owner: AnyClass) -> ObjectiveCMethod? {
    read()
    return state.withLock { state in
      var type: AnyClass? = owner
      while let current = type {
        if let found = state.methods[Key(owner: ObjectIdentifier(current), name: name)] {
          return found
        }
        type = _getSuperclass(current)
      }
      return nil
    }
  }

  /// Reads the registered methods, outside the lock of the state, since a file's list may run any code.
  ///
  /// A caller that searches for a method while another thread reads waits for that thread.
  private static func read() {
    reading.lock()
    defer { reading.unlock() }
    let unread = state.withLock { state in
      defer { state.unread = [] }
      return state.unread
    }
    guard !unread.isEmpty else { return }
    let methods = unread.flatMap { $0() }
    state.withLock { state in
      for method in methods {
        state.methods[Key(owner: method.owner, name: method.name)] = method
      }
    }
  }

  private struct Key: Hashable {
    var owner: ObjectIdentifier
    var name: String
  }

  private struct State {
    var unread: [@Sendable () -> [ObjectiveCMethod]] = [{ ObjectiveCMethod.standardMethods }]
    var methods: [Key: ObjectiveCMethod] = [:]
  }

  private static let state = Mutex(State())
  /// Held while lists are read, which may themselves search for methods.
  private static let reading = NSRecursiveLock()
}
#endif
