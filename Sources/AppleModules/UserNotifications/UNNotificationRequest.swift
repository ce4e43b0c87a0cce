public import Foundation

/// The condition under which a notification is shown.
open class UNNotificationTrigger: NSObject {
  /// Whether it is shown again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// Shows a notification at a time of the calendar.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// The parts of the time that must be reached.
  public let dateComponents: DateComponents

  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The time at which it is shown next.
  open func nextTriggerDate() -> Date? {
    Calendar.current.nextDate(after: Date(), matching: dateComponents, matchingPolicy: .nextTime)
  }
}

/// Shows a notification after some seconds.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// The seconds.
  public let timeInterval: TimeInterval

  /// Creates a trigger.
  ///
  /// - Precondition: The seconds are more than zero, and at least 60 for one that repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(
      timeInterval > (repeats ? 59.999 : 0),
      "A trigger needs more than zero seconds, and at least 60 where it repeats"
    )
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }
}

/// A notification that is asked for.
open class UNNotificationRequest: NSObject {
  /// The name; a request with the same name replaces this one.
  public let identifier: String
  /// The texts.
  public let content: UNNotificationContent
  /// The condition under which it is shown; `nil` for at once.
  public let trigger: UNNotificationTrigger?

  /// Creates a request.
  public init(
    identifier: String,
    content: UNNotificationContent,
    trigger: UNNotificationTrigger?
  ) {
    (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    super.init()
  }
}

/// A notification that was shown; a test makes one.
open class UNNotification: NSObject {
  /// The time.
  public let date: Date
  /// The request that was made.
  public let request: UNNotificationRequest

  /// Creates a notification, which only the system does on a device.
  public init(date: Date, request: UNNotificationRequest) {
    (self.date, self.request) = (date, request)
    super.init()
  }
}

/// A person's answer to a notification; a test makes one.
open class UNNotificationResponse: NSObject {
  /// The notification.
  public let notification: UNNotification
  /// The action.
  public let actionIdentifier: String

  /// Creates a response, which only the system does on a device.
  public init(notification: UNNotification, actionIdentifier: String) {
    (self.notification, self.actionIdentifier) = (notification, actionIdentifier)
    super.init()
  }
}

/// The action of opening a notification.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of putting a notification away.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"
