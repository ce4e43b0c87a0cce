public import Contacts
public import Foundation
public import HeadlessUIKit

/// A sheet with the contacts of a device, of which there are none here.
open class CNContactPickerViewController: UIViewController {
  /// The object that is told what was chosen.
  open weak var delegate: (any CNContactPickerDelegate)?
  /// The parts that are shown of a contact.
  open var displayedPropertyKeys: [String]?
  /// The condition for contacts that can be chosen.
  open var predicateForEnablingContact: NSPredicate?
  /// The condition for contacts that are chosen whole.
  open var predicateForSelectionOfContact: NSPredicate?
  /// The condition for parts that are chosen.
  open var predicateForSelectionOfProperty: NSPredicate?
}

/// A part of a contact.
open class CNContactProperty: NSObject {
  /// The contact.
  public let contact: CNContact
  /// The name of the part.
  public let key: String
  /// The value.
  public let value: Any?

  /// Creates a part of a contact.
  public init(contact: CNContact, key: String, value: Any?) {
    (self.contact, self.key, self.value) = (contact, key, value)
  }
}

/// Called when contacts are chosen.
@MainActor @preconcurrency
public protocol CNContactPickerDelegate: AnyObject {
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contactProperty: CNContactProperty
  )
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {
  }
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contactProperty: CNContactProperty
  ) {}
  /// Does nothing.
  public func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contacts: [CNContact]
  ) {}
}

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

/// Called when a screen with a contact is done.
@MainActor @preconcurrency
public protocol CNContactViewControllerDelegate: AnyObject {
  func contactViewController(
    _ viewController: CNContactViewController,
    didCompleteWith contact: CNContact?
  )
}

extension CNContactViewControllerDelegate {
  /// Does nothing.
  public func contactViewController(
    _ viewController: CNContactViewController,
    didCompleteWith contact: CNContact?
  ) {}
}
