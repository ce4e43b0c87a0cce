public import Contacts
public import HeadlessUIKit

/// A screen with a contact, which shows its name.
open class CNContactViewController: UIViewController {
  /// The contact.
  public let contact: CNContact
  /// The object that is told what was done.
  open weak var delegate: (any CNContactViewControllerDelegate)?
  /// Whether the contact can be changed.
  open var allowsEditing = true
  /// Whether actions are offered.
  open var allowsActions = true
  /// The contacts of the device.
  open var contactStore: CNContactStore?

  /// Creates a screen for a contact.
  public init(for contact: CNContact) {
    self.contact = contact
    super.init(nibName: nil, bundle: nil)
    title = CNContactFormatter.string(from: contact, style: .fullName)
  }

  /// Creates a screen for a contact that the device does not have.
  public convenience init(forUnknownContact contact: CNContact) { self.init(for: contact) }

  /// Creates a screen for a new contact.
  public convenience init(forNewContact contact: CNContact?) {
    self.init(for: contact ?? CNContact())
  }

  /// Creates a screen for a contact without values; an archive is not read.
  public required init?(coder: NSCoder) {
    contact = CNContact()
    super.init(coder: coder)
  }
}
