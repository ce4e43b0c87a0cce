#if !canImport(ObjectiveC)
public import Foundation

extension Timer {
  /// Creates a timer that calls a method of an object, and starts it in the current run loop.
  ///
  /// The timer retains the object until it is invalidated. Its user information is always `nil`.
  public class func scheduledTimer(
    timeInterval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let target = Unshared(value: target as AnyObject)
    return scheduledTimer(withTimeInterval: timeInterval, repeats: repeats) { timer in
      _ = selector.perform(on: target.value, with: [timer])
    }
  }

  /// Creates a timer that calls a method of an object at a date.
  ///
  /// The timer retains the object until it is invalidated. Its user information is always `nil`.
  public convenience init(
    fireAt date: Date,
    interval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    let target = Unshared(value: target as AnyObject)
    self.init(fire: date, interval: interval, repeats: repeats) { timer in
      _ = selector.perform(on: target.value, with: [timer])
    }
  }

  /// Creates a timer that calls a method of an object.
  ///
  /// The timer retains the object until it is invalidated. Its user information is always `nil`.
  public convenience init(
    timeInterval: TimeInterval,
    target: Any,
    selector: Selector,
    userInfo: Any?,
    repeats: Bool
  ) {
    let target = Unshared(value: target as AnyObject)
    self.init(timeInterval: timeInterval, repeats: repeats) { timer in
      _ = selector.perform(on: target.value, with: [timer])
    }
  }
}
#endif
