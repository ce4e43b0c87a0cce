/// An object that keeps settings which no picture shows, by the names of their properties.
protocol SettingsKeeper: AnyObject {
  var keptSettings: [String: Any] { get set }
}

extension SettingsKeeper {
  /// The value that the program gave the property that asks, or a fallback.
  func kept<Value>(_ fallback: Value, _ property: String = #function) -> Value {
    keptSettings[property] as? Value ?? fallback
  }

  /// The object that the program gave the property that asks, unless it has gone since.
  func keptObject<Object>(_ property: String = #function) -> Object? {
    (keptSettings[property] as? WeakSetting)?.object as? Object
  }

  /// Keeps an object without holding it.
  func keepObject(_ object: AnyObject?, _ property: String = #function) {
    keptSettings[property] = WeakSetting(object)
  }

  /// Keeps the value of the property that calls.
  func keep<Value>(_ value: Value, _ property: String = #function) {
    keptSettings[property] = value
  }
}

private final class WeakSetting {
  weak var object: AnyObject?

  init(_ object: AnyObject?) { self.object = object }
}
