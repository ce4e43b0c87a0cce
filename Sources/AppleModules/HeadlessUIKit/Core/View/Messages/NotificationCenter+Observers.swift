#if !canImport(ObjectiveC)
import DynamicType
public import Foundation
import Synchronization

extension NotificationCenter {
  /// Calls a method of an object for notifications, until the object is removed or deallocated.
  public func addObserver(
    _ observer: Any,
    selector: Selector,
    name: NSNotification.Name?,
    object: Any?
  ) {
    let observer = observer as AnyObject
    let reference = WeakObject(observer)
    let token = addObserver(forName: name, object: object, queue: nil) { notification in
      guard let observer = reference.object else { return }
      _ = selector.perform(on: observer, with: [notification])
    }
    let registration = ObserverRegistration(
      center: ObjectIdentifier(self),
      observer: reference,
      identity: ObjectIdentifier(observer),
      name: name,
      object: object.map { ObjectIdentifier($0 as AnyObject) },
      selector: selector,
      application: .application,
      token: Token(value: token)
    )
    removeRegistrations { $0.observer.object == nil }
    ObserverRegistration.all.withLock { $0.append(registration) }
  }

  /// Stops calling an object, or a block by its token.
  public func removeObserver(_ observer: AnyObject) {
    removeObserver(observer as Any)
    removeRegistrations { $0.identity == ObjectIdentifier(observer) }
  }

  /// Removes an object, or a block by its token, as an observer of a notification name and an object.
  public func removeObserver(
    _ observer: AnyObject,
    name: NSNotification.Name?,
    object: AnyObject?
  ) {
    removeObserver(observer as Any, name: name, object: object as Any?)
    removeRegistrations {
      $0.identity == ObjectIdentifier(observer) && (name == nil || $0.name == name)
        && (object == nil || $0.object == object.map { ObjectIdentifier($0) })
    }
  }

  /// Calls the objects that were added to the default center in the current application's environment.
  static func callObservers(of notification: Notification) {
    let center = ObjectIdentifier(NotificationCenter.default)
    let sender = notification.object.map { ObjectIdentifier($0 as AnyObject) }
    let called = ObserverRegistration.all.withLock { all in
      all.filter { registration in
        registration.center == center && registration.application === TraitEnvironment.application
          && (registration.name == nil || registration.name == notification.name)
          && (registration.object == nil || registration.object == sender)
      }
    }
    for registration in called {
      guard let observer = registration.observer.object else { continue }
      _ = registration.selector.perform(on: observer, with: [notification])
    }
  }

  private func removeRegistrations(where isRemoved: (ObserverRegistration) -> Bool) {
    let center = ObjectIdentifier(self)
    let removed = ObserverRegistration.all.withLock { all in
      let removed = all.filter { $0.center == center && isRemoved($0) }
      all.removeAll { $0.center == center && isRemoved($0) }
      return removed
    }
    for registration in removed { removeObserver(registration.token.value as Any) }
  }
}

/// An object that is called for notifications.
private struct ObserverRegistration: Sendable {
  var center: ObjectIdentifier
  var observer: WeakObject
  var identity: ObjectIdentifier
  var name: NSNotification.Name?
  var object: ObjectIdentifier?
  var selector: Selector
  /// The application's environment in which the object was added.
  var application: TraitEnvironment
  var token: Token

  static let all = Mutex<[ObserverRegistration]>([])
}

/// The token of a block; `@unchecked Sendable`, as Foundation only compares it.
private struct Token: @unchecked Sendable {
  let value: any NSObjectProtocol
}
#endif
