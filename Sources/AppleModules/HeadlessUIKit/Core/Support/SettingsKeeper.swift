/// An object that stores settings without an effect on pictures, by the names of their properties.
protocol SettingsKeeper: AnyObject {
  var keptSettings: [String: Any] { get set }
}

extension SettingsKeeper {
  /// The stored value of the calling property, or a fallback.
  func kept<Value>(_ fallback: Value, _ property: String = #function) -> Value {
    keptSettings[property] as? Value ?? fallback
  }

  /// The stored object of the calling property, unless it has been deallocated.
  func keptObject<Object>(_ property: String = #function) -> Object? {
    (keptSettings[property] as? WeakSetting)?.object as? Object
  }

  /// Stores an object without retaining it.
  func keepObject(_ object: AnyObject?, _ property: String = #function) {
    keptSettings[property] = WeakSetting(object)
  }

  /// Stores the value of the calling property.
  func keep<Value>(_ value: Value, _ property: String = #function) {
    keptSettings[property] = value
  }
}

private final class WeakSetting {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
