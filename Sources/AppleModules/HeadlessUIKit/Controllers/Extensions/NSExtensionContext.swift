public import Foundation

/// An item that a person shares with an extension.
open class NSExtensionItem: NSObject {
  open var attributedTitle: NSAttributedString?
  open var attributedContentText: NSAttributedString?
  open var attachments: [NSItemProvider]?
  open var userInfo: [AnyHashable: Any]?

  public override init() { super.init() }
}

/// The app in which an extension runs, always none here.
open class NSExtensionContext: NSObject {
  open private(set) var inputItems: [Any] = []

  public override init() { super.init() }

  open func completeRequest(
    returningItems items: [Any]?,
    completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(true) }

  open func cancelRequest(withError error: any Error) {}

  /// Opens a URL; does nothing here.
  open func open(_ url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    completionHandler?(false)
  }
}

extension UIViewController {
  /// The app in which the controller is an extension, always none here.
  public var extensionContext: NSExtensionContext? { nil }
}
