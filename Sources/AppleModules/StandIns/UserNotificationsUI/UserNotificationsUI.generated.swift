// Written by Scripts/generate-tables from Reference/apple-modules/UserNotificationsUI.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import UserNotifications

/// The fate of a notification after an answer.
public enum UNNotificationContentExtensionResponseOption: UInt, Hashable, Sendable {
  /// The case of do not dismiss.
  case doNotDismiss
  /// The case of dismiss.
  case dismiss
  /// The case of dismiss and forward action.
  case dismissAndForwardAction
}

/// A button for films.
public enum UNNotificationContentExtensionMediaPlayPauseButtonType: UInt, Hashable, Sendable {
  /// The case of none.
  case none
  /// The case of default.
  case `default`
  /// The case of overlay.
  case overlay
}

/// A controller that shows a notification.
public protocol UNNotificationContentExtension: AnyObject {
  /// Called for the event “did receive”.
  func didReceive(_ notification: UNNotification)
  /// Called for the event “did receive completion handler”.
  func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  )
  /// The media play pause button type.
  var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType { get }
  /// The media play pause button frame.
  var mediaPlayPauseButtonFrame: CGRect { get }
  /// Called for the event “media play”.
  func mediaPlay()
  /// Called for the event “media pause”.
  func mediaPause()
}

extension UNNotificationContentExtension {
  /// Answers for an object that does not have it.
  public func didReceive(
    _ response: UNNotificationResponse,
    completionHandler completion: @escaping (UNNotificationContentExtensionResponseOption) -> Void
  ) { completion(.dismiss) }
  /// Answers for an object that does not have it.
  public var mediaPlayPauseButtonType: UNNotificationContentExtensionMediaPlayPauseButtonType {
    .none
  }
  /// Answers for an object that does not have it.
  public var mediaPlayPauseButtonFrame: CGRect { .zero }
  /// Does nothing.
  public func mediaPlay() {}
  /// Does nothing.
  public func mediaPause() {}
}
