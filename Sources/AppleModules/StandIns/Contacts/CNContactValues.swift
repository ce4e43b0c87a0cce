public import Foundation
import Synchronization

/// A value with the name of its use, such as home or work.
open class CNLabeledValue<ValueType: NSObject>: NSObject {
  /// The identity.
  public let identifier = UUID().uuidString
  /// The name of the use.
  public let label: String?
  /// The value.
  public let value: ValueType

  /// Creates a value with the name of its use.
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }

  /// Returns the name of a use for people, in English.
  open class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

/// Writes the name of a contact.
// Formatters are sendable by declaration. The style is behind a lock.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// The kind of a name.
  public enum Style: Int, Sendable {
    case fullName, phoneticFullName
  }

  private let ownStyle = Mutex(Style.fullName)

  /// The kind of the name.
  open var style: Style {
    get { ownStyle.withLock { $0 } }
    set { ownStyle.withLock { $0 = newValue } }
  }

  /// Returns the name of a contact; `nil` where it has none.
  open class func string(from contact: CNContact, style: Style) -> String? {
    let parts = [
      contact.namePrefix, contact.givenName, contact.middleName, contact.familyName,
      contact.nameSuffix,
    ]
    let name = parts.filter { !$0.isEmpty }.joined(separator: " ")
    if name.isEmpty { return contact.organizationName.isEmpty ? nil : contact.organizationName }
    return name
  }

  /// Returns the name of a contact; `nil` where it has none.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }

  /// Returns the parts of a contact that its name needs.
  open class func descriptorForRequiredKeys(for style: Style) -> any CNKeyDescriptor {
    CNContactGivenNameKey
  }
}
