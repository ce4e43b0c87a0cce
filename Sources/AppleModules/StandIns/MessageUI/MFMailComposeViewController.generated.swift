// Written by Scripts/generate-tables from Reference/apple-modules/MessageUI.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString

/// The end of a mail.
public enum MFMailComposeResult: Int, Hashable, Sendable {
  /// The person canceled the mail.
  case cancelled
  /// The person saved the mail as a draft.
  case saved
  /// The person sent the mail.
  case sent
  /// The mail was not sent.
  case failed
}

/// The domain of errors of mails.
public let MFMailComposeErrorDomain: String = "MFMailComposeErrorDomain"

/// A form for a mail; no mail can be sent here.
open class MFMailComposeViewController: UINavigationController {
  /// The object that is told about the end of the mail.
  open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  /// Whether mails can be sent, which they cannot.
  open class func canSendMail() -> Bool { false }
  /// Sets the subject.
  open func setSubject(_ subject: String) {}
  /// Sets the addresses.
  open func setToRecipients(_ toRecipients: [String]?) {}
  /// Sets the addresses that get a copy.
  open func setCcRecipients(_ ccRecipients: [String]?) {}
  /// Sets the addresses that get a copy in secret.
  open func setBccRecipients(_ bccRecipients: [String]?) {}
  /// Sets the text.
  open func setMessageBody(_ body: String, isHTML: Bool) {}
  /// Adds a file.
  open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
  /// Sets the address of the sender.
  open func setPreferredSendingEmailAddress(_ emailAddress: String) {}
}

/// Called about a mail; nothing sends one here.
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  /// Called when the person sends the mail or closes the form.
  func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  )
}

extension MFMailComposeViewControllerDelegate {
  /// Does nothing.
  public func mailComposeController(
    _ controller: MFMailComposeViewController,
    didFinishWith result: MFMailComposeResult,
    error: (any Error)?
  ) {}
}
