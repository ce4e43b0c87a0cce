public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name and an object.
  public func publisher(
    for name: Notification.Name,
    object: AnyObject? = nil
  ) -> AnyPublisher<Notification, Never> {
    AnyPublisher { [self] downstream in
      let box = Receiver(downstream)
      let token = addObserver(forName: name, object: object, queue: nil) { box.value.send($0) }
      downstream.onCancel { [self] in removeObserver(token) }
    }
  }
}

/// A subscriber of notifications; `@unchecked Sendable`, since a center calls it where a notification is
/// sent, as Combine's publisher does.
private struct Receiver: @unchecked Sendable {
  let value: Downstream<Notification, Never>

  init(_ value: Downstream<Notification, Never>) { self.value = value }
}
