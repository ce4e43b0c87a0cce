import Foundation

/// A method of an object that a control, an item or a recognizer calls.
package struct TargetAction {
  /// The object; `nil` searches the responder chain of the sender.
  package private(set) weak var target: AnyObject?

  /// The method.
  package let action: Selector

  /// Whether an object was given.
  private let hasTarget: Bool

  /// Creates a pair of an object and a method.
  package init(target: Any?, action: Selector) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    hasTarget = target != nil
  }

  /// Whether the object was deallocated.
  package var isDead: Bool { hasTarget && target == nil }

  /// Whether the pair matches an object and a method, with `nil` for any.
  package func matches(target: Any?, action: Selector?) -> Bool {
    (target == nil || self.target === target.map { $0 as AnyObject })
      && (action == nil || self.action == action)
  }

  /// Calls the method.
  ///
  /// - Returns: Whether an object has the method.
  @discardableResult
  package func send(from sender: AnyObject, in responder: UIResponder?, _ event: UIEvent?) -> Bool {
    if hasTarget {
      return target.map { action.perform(on: $0, with: [sender, event]) != nil } ?? false
    }
    var next = responder
    while let current = next {
      if action.perform(on: current, with: [sender, event]) != nil { return true }
      next = current.next
    }
    return false
  }
}

extension Selector {
  /// Calls the method of an object by name.
  ///
  /// - Returns: The result in an outer optional, which is `nil` if the object has no such method.
  package func perform(on object: AnyObject, with arguments: [Any?]) -> Any?? {
    #if canImport(ObjectiveC)
    guard let object = object as? NSObject, object.responds(to: self) else { return nil }
    object.perform(self, with: arguments.first ?? nil, with: arguments.dropFirst().first ?? nil)
    return .some(nil)
    #else
    guard let method = ObjectiveCMethods.method(named: description, of: object) else { return nil }
    return .some(method.call(on: object, with: arguments))
    #endif
  }
}
