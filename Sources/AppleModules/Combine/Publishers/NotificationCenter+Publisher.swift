public import Foundation

extension NotificationCenter {
  /// A publisher of the notifications of a name and an object.
  public struct Publisher: Combine.Publisher {
    /// The kind of values.
    public typealias Output = Notification
    /// There are no errors.
    public typealias Failure = Never
    /// The center.
    public let center: NotificationCenter
    /// The name.
    public let name: Notification.Name
    /// The object; nil for any.
    public let object: AnyObject?

    /// Creates a publisher.
    public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
      (self.center, self.name, self.object) = (center, name, object)
    }

    /// Starts to send notifications to a subscriber.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Notification, S.Failure == Never {
      AnyPublisher<Notification, Never> { downstream in
        let box = Receiver(downstream)
        let token = center.addObserver(forName: name, object: object, queue: nil) {
          box.value.send($0)
        }
        downstream.onCancel { center.removeObserver(token) }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of the notifications of a name and an object.
  public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
    Publisher(center: self, name: name, object: object)
  }
}

/// A subscriber of notifications; `@unchecked Sendable`, since a center calls it where a notification is
/// sent, as Combine's publisher does.
private struct Receiver: @unchecked Sendable {
  let value: Downstream<Notification, Never>

  init(_ value: Downstream<Notification, Never>) { self.value = value }
}
