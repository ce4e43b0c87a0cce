// Written by Scripts/generate-tables from Reference/apple-modules/MessageUI.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The end of a message.
public enum MessageComposeResult: Int, Hashable, Sendable {
  /// The person canceled the message.
  case cancelled
  /// The person sent the message.
  case sent
  /// The message was not sent.
  case failed
}

/// A form for a message; no message can be sent here.
open class MFMessageComposeViewController: UINavigationController {
  /// The object that is told about the end of the message.
  open weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  /// The numbers of the people.
  open var recipients: [String]?
  /// The text.
  open var body: String?
  /// The subject.
  open var subject: String?
  /// Whether messages can be sent, which they cannot.
  open class func canSendText() -> Bool { false }
  /// Whether messages can have a subject.
  open class func canSendSubject() -> Bool { false }
  /// Whether messages can have files.
  open class func canSendAttachments() -> Bool { false }
  /// Adds a file; returns whether it can be sent.
  open func addAttachmentData(
    _ attachmentData: Data,
    typeIdentifier uti: String,
    filename: String
  ) -> Bool { false }
}

/// Called about a message; nothing sends one here.
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  /// Called when the person sends the message or closes the form.
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController,
    didFinishWith result: MessageComposeResult
  )
}
