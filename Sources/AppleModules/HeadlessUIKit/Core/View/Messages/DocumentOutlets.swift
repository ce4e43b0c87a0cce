import Foundation

/// Connections of documents, set by name.
package enum DocumentOutlets {
  /// Sets a property of an object that a document names.
  ///
  /// - Returns: Whether the object has the property.
  @discardableResult
  package static func set(_ value: Any?, _ name: String, of owner: AnyObject) -> Bool {
    #if canImport(ObjectiveC)
    (owner as? NSObject)?.setValue(value, forKey: name)
    return true
    #else
    let setter = "set" + name.prefix(1).uppercased() + name.dropFirst() + ":"
    return Selector(setter).perform(on: owner, with: [value]) != nil
    #endif
  }

  /// Returns whether an object has a method of a name.
  package static func responds(_ object: AnyObject, to name: String) -> Bool {
    (object as? NSObject)?.responds(to: Selector(name)) ?? false
  }
}
