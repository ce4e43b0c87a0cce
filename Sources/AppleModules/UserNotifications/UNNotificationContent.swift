// As on Apple's systems, a file that imports User Notifications sees Foundation.
@_exported public import Foundation

/// The sound of a notification.
open class UNNotificationSound: NSObject, @unchecked Sendable {
  // Sendable: there is nothing to change.

  /// The name of the sound; empty for that of the system.
  public let name: String

  /// Creates a sound of the app by its file.
  public init(named name: String) {
    self.name = name
    super.init()
  }

  /// The sound of the system.
  public static let `default` = UNNotificationSound(named: "")
}

/// The texts of a notification.
open class UNNotificationContent: NSObject {
  var values = Values()

  struct Values {
    var title = ""
    var subtitle = ""
    var body = ""
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var launchImageName = ""
    var categoryIdentifier = ""
    var threadIdentifier = ""
    var userInfo: [AnyHashable: Any] = [:]
    var attachments: [UNNotificationAttachment] = []
  }

  /// The first line.
  open var title: String { values.title }
  /// The second line.
  open var subtitle: String { values.subtitle }
  /// The text.
  open var body: String { values.body }
  /// The number at the app's icon.
  open var badge: NSNumber? { values.badge }
  /// The sound.
  open var sound: UNNotificationSound? { values.sound }
  /// The picture with which the app is opened.
  open var launchImageName: String { values.launchImageName }
  /// The name of the category, which has the actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The name of the group in which the notification is shown.
  open var threadIdentifier: String { values.threadIdentifier }
  /// Values of the app.
  open var userInfo: [AnyHashable: Any] { values.userInfo }
  /// The files that are shown with the notification.
  open var attachments: [UNNotificationAttachment] { values.attachments }

  /// Creates an empty content.
  public override init() { super.init() }
}

/// The texts of a notification that is made.
open class UNMutableNotificationContent: UNNotificationContent {
  /// The first line.
  open override var title: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The second line.
  open override var subtitle: String {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The text.
  open override var body: String {
    get { values.body }
    set { values.body = newValue }
  }
  /// The number at the app's icon.
  open override var badge: NSNumber? {
    get { values.badge }
    set { values.badge = newValue }
  }
  /// The sound.
  open override var sound: UNNotificationSound? {
    get { values.sound }
    set { values.sound = newValue }
  }
  /// The picture with which the app is opened.
  open override var launchImageName: String {
    get { values.launchImageName }
    set { values.launchImageName = newValue }
  }
  /// The name of the category, which has the actions.
  open override var categoryIdentifier: String {
    get { values.categoryIdentifier }
    set { values.categoryIdentifier = newValue }
  }
  /// The name of the group in which the notification is shown.
  open override var threadIdentifier: String {
    get { values.threadIdentifier }
    set { values.threadIdentifier = newValue }
  }
  /// Values of the app.
  open override var userInfo: [AnyHashable: Any] {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// The files that are shown with the notification.
  open override var attachments: [UNNotificationAttachment] {
    get { values.attachments }
    set { values.attachments = newValue }
  }
}

extension NSString {
  /// Returns the text of a key; the key itself, since the texts are chosen as the notification shows.
  public class func localizedUserNotificationString(
    forKey key: String,
    arguments: [Any]?
  ) -> String {
    let texts = (arguments ?? []).map { "\($0)" as any CVarArg }
    return texts.isEmpty ? key : String(format: key, arguments: texts)
  }
}
