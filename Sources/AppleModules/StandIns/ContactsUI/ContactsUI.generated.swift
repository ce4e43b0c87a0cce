// Written by Scripts/generate-tables from Reference/apple-modules/ContactsUI.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import HeadlessUIKit
@_exported public import class HeadlessUIKit.NSAttributedString
@_exported public import class HeadlessUIKit.NSMutableAttributedString
@_exported public import Contacts

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
  open var contact: CNContact { CNContact() }
  /// The name of the part.
  open var key: String { "" }
  /// The value.
  open var value: Any? { nil }
}

/// Called when contacts are chosen.
@MainActor @preconcurrency public protocol CNContactPickerDelegate: AnyObject {
  /// Called when the person closes the sheet.
  func contactPickerDidCancel(_ picker: CNContactPickerViewController)
  /// Called when the person has chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact)
  /// Called when the person has chosen.
  func contactPicker(
    _ picker: CNContactPickerViewController,
    didSelect contactProperty: CNContactProperty
  )
  /// Called when the person has chosen.
  func contactPicker(_ picker: CNContactPickerViewController, didSelect contacts: [CNContact])
}

extension CNContactPickerDelegate {
  /// Does nothing.
  public func contactPickerDidCancel(_ picker: CNContactPickerViewController) {}
  /// Does nothing.
  public func contactPicker(_ picker: CNContactPickerViewController, didSelect contact: CNContact) {}
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

/// Called when a screen with a contact is done.
@MainActor @preconcurrency public protocol CNContactViewControllerDelegate: AnyObject {
  /// Called when the screen is done.
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
