public import Foundation

/// The kinds of data that a person may give an app.
public enum CNEntityType: Int, Sendable {
  case contacts
}

/// Whether a person gives an app data.
public enum CNAuthorizationStatus: Int, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}

/// The reason why contacts are not there.
public struct CNError: Error, Equatable, Sendable {
  /// The kinds of reasons.
  public enum Code: Int, Sendable {
    case communicationError = 1
    case authorizationDenied = 100
    case recordDoesNotExist = 200
  }
  /// The kind.
  public let code: Code
  /// Creates a reason.
  public init(_ code: Code) { self.code = code }
}

/// A request for contacts.
open class CNContactFetchRequest: NSObject {
  /// The parts that are asked for.
  open var keysToFetch: [any CNKeyDescriptor]
  /// The condition for contacts.
  open var predicate: NSPredicate?
  /// Whether contacts of one person are one.
  open var unifyResults = true

  /// Creates a request for parts.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}

/// Changes of contacts.
open class CNSaveRequest: NSObject {
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  open func update(_ contact: CNMutableContact) {}
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
  @discardableResult
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool {
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
