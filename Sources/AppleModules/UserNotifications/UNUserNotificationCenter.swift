public import Foundation

/// Called with notifications.
public protocol UNUserNotificationCenterDelegate: AnyObject {
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  )
  func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  )
}

extension UNUserNotificationCenterDelegate {
  /// Shows nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }

  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter,
    didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}

/// Keeps the notifications that an app asks for; none is shown here.
///
/// Requests can be read and removed, as on a device. Handlers are called at once.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  // Sendable: the lock guards all that changes.

  private let lock = NSLock()
  private var requests: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []
  private weak var storedDelegate: (any UNUserNotificationCenterDelegate)?
  private static let shared = UNUserNotificationCenter()

  /// The center of the app.
  public static func current() -> UNUserNotificationCenter { shared }

  /// The object that is told; nobody tells it here but a test.
  public var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { storedDelegate } }
    set { lock.withLock { storedDelegate = newValue } }
  }

  /// Asks a person, who is not there: the answer is no.
  public func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }

  /// Reads what a person allows.
  public func getNotificationSettings(completionHandler: (UNNotificationSettings) -> Void) {
    completionHandler(UNNotificationSettings())
  }

  /// Asks a person, who is not there: the answer is no.
  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    false
  }

  /// Returns what a person allows.
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Sets the number on the app's icon, which nobody sees.
  public func setBadgeCount(
    _ newBadgeCount: Int,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) { completionHandler?(nil) }

  /// Sets the number on the app's icon, which nobody sees.
  public func setBadgeCount(_ newBadgeCount: Int) async throws {}

  /// Returns the kinds of notifications.
  public func notificationCategories() async -> Set<UNNotificationCategory> {
    lock.withLock { categories }
  }

  /// Returns the requests in the order in which they came.
  public func pendingNotificationRequests() async -> [UNNotificationRequest] {
    lock.withLock { requests }
  }

  /// Returns the notifications that were shown; there are none.
  public func deliveredNotifications() async -> [UNNotification] { [] }

  /// Keeps a request; one with the same name goes.
  public func add(_ request: UNNotificationRequest) async throws {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
  }

  /// Sets the kinds of notifications.
  public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  /// Reads the kinds of notifications.
  public func getNotificationCategories(
    completionHandler: (Set<UNNotificationCategory>) -> Void
  ) { completionHandler(lock.withLock { categories }) }

  /// Keeps a request; one with the same name goes.
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (((any Error)?) -> Void)? = nil
  ) {
    lock.withLock {
      requests.removeAll { $0.identifier == request.identifier }
      requests.append(request)
    }
    completionHandler?(nil)
  }

  /// Reads the requests in the order in which they came.
  public func getPendingNotificationRequests(
    completionHandler: ([UNNotificationRequest]) -> Void
  ) { completionHandler(lock.withLock { requests }) }

  /// Removes requests by their names.
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { requests.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Removes all requests.
  public func removeAllPendingNotificationRequests() { lock.withLock { requests = [] } }

  /// Reads the notifications that were shown; there are none.
  public func getDeliveredNotifications(completionHandler: ([UNNotification]) -> Void) {
    completionHandler([])
  }

  /// Removes notifications that were shown; there are none.
  public func removeAllDeliveredNotifications() {}

  /// Removes notifications that were shown; there are none.
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
}
