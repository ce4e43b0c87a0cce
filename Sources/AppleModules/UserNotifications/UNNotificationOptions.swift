public import Foundation

/// The ways to notify that are asked for.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Apple's value of this name.
  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  /// Apple's value of this name.
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  /// Apple's value of this name.
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  /// Apple's value of this name.
  public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
  /// Apple's value of this name.
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
  /// Apple's value of this name.
  public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
  /// Apple's value of this name.
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// The ways in which a notification shows while its app is in front.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Apple's value of this name.
  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  /// Apple's value of this name.
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  /// Apple's value of this name.
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  /// Apple's value of this name.
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  /// Apple's value of this name.
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// The way in which an action behaves.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Apple's value of this name.
  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  /// Apple's value of this name.
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  /// Apple's value of this name.
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// The way in which the notifications of a category behave.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Creates a value from the raw bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Apple's value of this name.
  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
  /// Apple's value of this name.
  public static let allowInCarPlay = UNNotificationCategoryOptions(rawValue: 1 << 1)
  /// Apple's value of this name.
  public static let hiddenPreviewsShowTitle = UNNotificationCategoryOptions(rawValue: 1 << 2)
  /// Apple's value of this name.
  public static let hiddenPreviewsShowSubtitle = UNNotificationCategoryOptions(rawValue: 1 << 3)
}

/// Whether a person lets the app notify.
public enum UNAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// The permissions that a person has given.
open class UNNotificationSettings: NSObject {
  /// Whether the app may notify: it may not.
  open var authorizationStatus: UNAuthorizationStatus { .denied }
}

/// A button of a notification.
open class UNNotificationAction: NSObject {
  /// The name.
  public let identifier: String
  /// The text.
  public let title: String
  /// The way in which it behaves.
  public let options: UNNotificationActionOptions

  /// Creates a button.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    (self.identifier, self.title, self.options) = (identifier, title, options)
    super.init()
  }
}

/// A kind of notifications with its buttons.
open class UNNotificationCategory: NSObject {
  /// The name.
  public let identifier: String
  /// The buttons.
  public let actions: [UNNotificationAction]
  /// The names of the intents.
  public let intentIdentifiers: [String]
  /// The way in which the notifications behave.
  public let options: UNNotificationCategoryOptions

  /// Creates a kind.
  public init(
    identifier: String,
    actions: [UNNotificationAction],
    intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    (self.identifier, self.actions) = (identifier, actions)
    (self.intentIdentifiers, self.options) = (intentIdentifiers, options)
    super.init()
  }
}
