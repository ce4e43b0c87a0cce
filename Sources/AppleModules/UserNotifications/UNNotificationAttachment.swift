public import Foundation

/// A file that is shown with a notification.
open class UNNotificationAttachment: NSObject {
  /// The name.
  public let identifier: String
  /// The file.
  public let url: URL
  /// The kind of the file, as it was asked for.
  public let type: String

  /// Creates an attachment of a file; fails if there is none.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.fileExists(atPath: URL.path) else {
      throw CocoaError(.fileNoSuchFile)
    }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    type = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String ?? URL.pathExtension
  }
}

/// The key of the kind of a file.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The key of whether no small picture is shown.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey =
  "UNNotificationAttachmentOptionsThumbnailHiddenKey"

/// The first object of an extension that changes notifications before they are shown; none arrives.
open class UNNotificationServiceExtension: NSObject {
  /// Creates the first object.
  public override init() { super.init() }

  /// Called with a notification; it is shown as it is.
  open func didReceive(
    _ request: UNNotificationRequest,
    withContentHandler contentHandler: @escaping (UNNotificationContent) -> Void
  ) { contentHandler(request.content) }

  /// Called when the time is over.
  open func serviceExtensionTimeWillExpire() {}
}
