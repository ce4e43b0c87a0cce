/// An object that stores values by name, in addition to its properties.
package protocol KeyedValues: AnyObject {
  /// Returns the value of a name.
  func value(forKey key: String) -> Any?
}
