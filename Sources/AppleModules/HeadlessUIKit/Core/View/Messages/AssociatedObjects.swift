#if !canImport(ObjectiveC)
import Foundation
import Synchronization

/// The policies of attaching a value to an object, under the names of Objective-C.
///
/// Copying means retaining here, and atomic policies do not differ from others.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

/// Attaches a value to an object under a key; `nil` removes it.
///
/// Values of views, controllers, constraints and layout guides are released with their owner. Values of other
/// objects are released the next time a value is attached to any object.
public func objc_setAssociatedObject(
  _ object: Any,
  _ key: UnsafeRawPointer,
  _ value: Any?,
  _ policy: objc_AssociationPolicy
) {
  AssociatedValues.change(of: object as AnyObject) { $0.set(value, for: key, policy) }
}

/// Returns the value that was attached to an object under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.known(of: object as AnyObject)?.value(for: key)
}

/// Removes all values that were attached to an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.change(of: object as AnyObject) { $0.removeAll() }
}

/// An object that stores the values attached to it.
protocol AssociationOwner: AnyObject {
  var associatedValues: AssociatedValues? { get set }
}

/// The values that are attached to an object.
///
/// `@unchecked Sendable`: only the owner's task uses it.
final class AssociatedValues: @unchecked Sendable {
  private enum Value {
    case held(Any)
    case assigned(WeakObject)
  }

  private var values: [UnsafeRawPointer: Value] = [:]

  func value(for key: UnsafeRawPointer) -> Any? {
    switch values[key] {
    case .held(let value): value
    case .assigned(let reference): reference.object
    case nil: nil
    }
  }

  func set(_ value: Any?, for key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    values[key] = value.map { value in
      policy == .OBJC_ASSOCIATION_ASSIGN
        ? .assigned(WeakObject(value as AnyObject)) : .held(value)
    }
  }

  func removeAll() { values = [:] }

  /// The values of objects that cannot store them.
  private static let others = Mutex<[ObjectIdentifier: (owner: WeakObject, AssociatedValues)]>([:])

  static func known(of object: AnyObject) -> AssociatedValues? {
    if let owner = object as? any AssociationOwner { return owner.associatedValues }
    return others.withLock { others in
      others[ObjectIdentifier(object)].flatMap { $0.owner.object === object ? $0.1 : nil }
    }
  }

  static func change(of object: AnyObject, _ change: (AssociatedValues) -> Void) {
    let values = known(of: object) ?? AssociatedValues()
    change(values)
    if let owner = object as? any AssociationOwner {
      owner.associatedValues = values
    } else {
      // Released outside the lock, since their deallocation may access values.
      let released = others.withLock { others in
        let all = others
        others = others.filter { $0.value.owner.object != nil }
        others[ObjectIdentifier(object)] = (WeakObject(object), values)
        return all
      }
      withExtendedLifetime(released) {}
    }
  }
}
#endif
