// Written by Scripts/generate-tables from Reference/apple-modules/Messages.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The size of an app in a conversation.
public enum MSMessagesAppPresentationStyle: UInt, Hashable, Sendable {
  /// The case of compact.
  case compact
  /// The case of expanded.
  case expanded
  /// The case of transcript.
  case transcript
}

/// Messages that belong together.
open class MSSession: NSObject {}

/// The look of a message.
open class MSMessageLayout: NSObject, @unchecked Sendable {}

/// A look with a picture and texts.
open class MSMessageTemplateLayout: MSMessageLayout, @unchecked Sendable {
  /// The caption.
  open var caption: String? = nil
  /// The subcaption.
  open var subcaption: String? = nil
  /// The trailing caption.
  open var trailingCaption: String? = nil
  /// The trailing subcaption.
  open var trailingSubcaption: String? = nil
  /// The image.
  open var image: UIImage? = nil
  /// The media file URL.
  open var mediaFileURL: URL? = nil
  /// The image title.
  open var imageTitle: String? = nil
  /// The image subtitle.
  open var imageSubtitle: String? = nil
}

/// A message.
open class MSMessage: NSObject {
  /// The session.
  public let session: MSSession?
  /// The layout.
  open var layout: MSMessageLayout? = nil
  /// The url.
  open var url: URL? = nil
  /// The summary text.
  open var summaryText: String? = nil
  /// Whether it should expire.
  open var shouldExpire: Bool = false
  /// Creates a message.
  public override init() {
    session = nil
    super.init()
  }
  /// Creates a message of others.
  public init(session: MSSession) { self.session = session }
}

/// A sticker.
open class MSSticker: NSObject {
  /// The image file URL.
  public let imageFileURL: URL
  /// The localized description.
  public let localizedDescription: String
  /// Creates a sticker of a file.
  public init(contentsOfFileURL fileURL: URL, localizedDescription: String) throws {
    imageFileURL = fileURL
    self.localizedDescription = localizedDescription
  }
}

/// The size of stickers.
public enum MSStickerSize: Int, Hashable, Sendable {
  /// The case of small.
  case small
  /// The case of regular.
  case regular
  /// The case of large.
  case large
}

/// The view of a sticker, which is empty.
open class MSStickerView: UIView {
  /// The sticker.
  open var sticker: MSSticker? = nil
  /// Creates a view.
  public convenience init(frame: CGRect, sticker: MSSticker?) {
    self.init(frame: frame)
    self.sticker = sticker
  }
  /// Begins to move.
  open func startAnimating() {}
  /// Ends to move.
  open func stopAnimating() {}
}

/// A view of stickers, which is empty.
open class MSStickerBrowserView: UIView {
  /// The data source.
  open weak var dataSource: (any MSStickerBrowserViewDataSource)?
  /// Asks for the stickers anew.
  open func reloadData() {}
}

/// Gives stickers.
public protocol MSStickerBrowserViewDataSource: AnyObject {
  /// Called for the event “number of stickers in”.
  func numberOfStickers(in stickerBrowserView: MSStickerBrowserView) -> Int
  /// Called for the event “sticker browser view sticker at”.
  func stickerBrowserView(
    _ stickerBrowserView: MSStickerBrowserView,
    stickerAt index: Int
  ) -> MSSticker
}

/// A conversation.
open class MSConversation: NSObject {
  /// The local participant identifier.
  open var localParticipantIdentifier: UUID { UUID() }
  /// The remote participant identifiers.
  open var remoteParticipantIdentifiers: [UUID] { [] }
  /// The selected message.
  open var selectedMessage: MSMessage? { nil }
  /// Adds a message, which is not sent.
  open func insert(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Sends no message.
  open func send(_ message: MSMessage, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
  /// Adds a text, which is not sent.
  open func insertText(_ text: String, completionHandler: (((any Error)?) -> Void)? = nil) {
    completionHandler?(nil)
  }
}

/// The first screen of an app in a conversation.
open class MSMessagesAppViewController: UIViewController {
  /// The active conversation.
  open var activeConversation: MSConversation? { nil }
  /// The presentation style.
  open var presentationStyle: MSMessagesAppPresentationStyle { .compact }
  /// Asks for another size.
  open func requestPresentationStyle(_ presentationStyle: MSMessagesAppPresentationStyle) {}
  /// Leaves the app.
  open func dismiss() {}
  /// Called before the app is seen.
  open func willBecomeActive(with conversation: MSConversation) {}
  /// Called when the app is seen.
  open func didBecomeActive(with conversation: MSConversation) {}
  /// Called before the app is left.
  open func willResignActive(with conversation: MSConversation) {}
  /// Called when the app is left.
  open func didResignActive(with conversation: MSConversation) {}
  /// Called before a message is chosen.
  open func willSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// Called when a message is chosen.
  open func didSelect(_ message: MSMessage, conversation: MSConversation) {}
  /// Called with a new message.
  open func didReceive(_ message: MSMessage, conversation: MSConversation) {}
  /// Called when a message is sent.
  open func didStartSending(_ message: MSMessage, conversation: MSConversation) {}
  /// Called when a message is not sent.
  open func didCancelSending(_ message: MSMessage, conversation: MSConversation) {}
  /// Called before the size changes.
  open func willTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
  /// Called when the size changed.
  open func didTransition(to presentationStyle: MSMessagesAppPresentationStyle) {}
}
