/// An object that keeps values by name, beside those of its properties.
package protocol KeyedValues: AnyObject {
  /// Returns the value of a name.
  func value(forKey key: String) -> Any?
}
