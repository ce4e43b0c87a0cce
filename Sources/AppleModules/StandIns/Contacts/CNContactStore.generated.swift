// Written by Scripts/generate-tables from Reference/apple-modules/Contacts.tsv. Do not edit.
// swift-format-ignore-file
@_exported public import Foundation

/// The kinds of data that a person may give an app.
public enum CNEntityType: Int, Hashable, Sendable {
  /// The contacts.
  case contacts
}

/// Whether a person gives an app data.
public enum CNAuthorizationStatus: Int, Hashable, Sendable {
  /// The person was not asked.
  case notDetermined
  /// The person cannot allow it.
  case restricted
  /// The person does not allow it.
  case denied
  /// The person allows all contacts.
  case authorized
  /// The person allows some contacts.
  case limited
}

/// The reason why contacts are not there.
public struct CNError: Swift.Error, Hashable, Sendable {
  /// The number of a reason.
  public enum Code: Int, Hashable, Sendable {
    /// The contacts cannot be reached.
    case communicationError = 1
    /// The person does not allow it.
    case authorizationDenied = 100
    /// There is no such contact.
    case recordDoesNotExist = 200

    /// Returns whether an error has a code, for `catch`.
    public static func ~= (match: Self, error: any Swift.Error) -> Bool {
      (error as? CNError)?.code == match
    }
  }

  /// The reason.
  public let code: Code
  /// Creates an error of a reason.
  public init(_ code: Code) { self.code = code }
  /// The code `communicationError`.
  public static var communicationError: Code { .communicationError }
  /// The code `authorizationDenied`.
  public static var authorizationDenied: Code { .authorizationDenied }
  /// The code `recordDoesNotExist`.
  public static var recordDoesNotExist: Code { .recordDoesNotExist }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  /// The parts that are asked for.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition for contacts.
  open var predicate: NSPredicate?
  /// Whether contacts of one person are one.
  open var unifyResults: Bool = true
  /// Creates a request for parts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of contacts.
open class CNSaveRequest: NSObject {
  /// Notes a new contact; nothing is saved.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// Notes a changed contact; nothing is saved.
  open func update(_ contact: CNMutableContact) {}
  /// Notes a contact to be removed; nothing is saved.
  open func delete(_ contact: CNMutableContact) {}
}

/// The contacts of a device, which are denied here.
open class CNContactStore: NSObject {
  /// Denied: there are no contacts.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus {
    .denied
  }
  /// Answers that contacts are denied.
  open func requestAccess(
    for entityType: CNEntityType,
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { completionHandler(false, CNError(.authorizationDenied)) }
  /// Throws: contacts are denied.
  @discardableResult open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
    throw CNError(.authorizationDenied)
  }
  /// Throws: contacts are denied.
  open func unifiedContacts(
    matching predicate: NSPredicate,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> [CNContact] { throw CNError(.authorizationDenied) }
  /// Throws: contacts are denied.
  open func unifiedContact(
    withIdentifier identifier: String,
    keysToFetch keys: [any CNKeyDescriptor]
  ) throws -> CNContact { throw CNError(.authorizationDenied) }
  /// Throws: contacts are denied.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest,
    usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws { throw CNError(.authorizationDenied) }
  /// Throws: contacts are denied.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
}
