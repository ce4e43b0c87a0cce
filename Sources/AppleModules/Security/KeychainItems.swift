import Foundation
import Synchronization

// The numbers are those of Apple's page Security Framework Result Codes.

/// The result of a function: 0, or the number of an error.
public typealias OSStatus = Int32

/// Nothing failed.
public let errSecSuccess: OSStatus = 0
/// The function is not there.
public let errSecUnimplemented: OSStatus = -4
/// A value is missing or wrong.
public let errSecParam: OSStatus = -50
/// The person canceled.
public let errSecUserCanceled: OSStatus = -128
/// The item is there already.
public let errSecDuplicateItem: OSStatus = -25299
/// There is no such item.
public let errSecItemNotFound: OSStatus = -25300
/// The person may not be asked.
public let errSecInteractionNotAllowed: OSStatus = -25308
/// The bytes cannot be decoded.
public let errSecDecode: OSStatus = -26275
/// The person could not be verified.
public let errSecAuthFailed: OSStatus = -25293

/// The words for a result.
public func SecCopyErrorMessageString(
  _ status: OSStatus,
  _ reserved: UnsafeMutableRawPointer?
) -> String? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: nil
  }
}

/// Adds an item to the keychain.
///
/// The keychain is that of the program: it lies in memory, empty at first.
@discardableResult
public func SecItemAdd(
  _ attributes: [AnyHashable: Any],
  _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  guard let item = KeychainItem(attributes) else { return errSecParam }
  return Keychain.shared.withLock { items in
    guard !items.contains(where: { $0.isSame(as: item) }) else { return errSecDuplicateItem }
    items.append(item)
    result?.pointee = item.answer(to: attributes)
    return errSecSuccess
  }
}

/// Finds items in the keychain.
@discardableResult
public func SecItemCopyMatching(
  _ query: [AnyHashable: Any],
  _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  Keychain.shared.withLock { items in
    let found = items.filter { $0.matches(query) }
    guard let first = found.first else { return errSecItemNotFound }
    let isForAll = query[kSecMatchLimit] as? String == kSecMatchLimitAll
    result?.pointee =
      isForAll
      ? found.compactMap { $0.answer(to: query) } as NSArray : first.answer(to: query)
    return errSecSuccess
  }
}

/// Finds items in the keychain, for a result of any type.
@discardableResult
@_disfavoredOverload
public func SecItemCopyMatching(
  _ query: [AnyHashable: Any],
  _ result: UnsafeMutablePointer<Any?>
) -> OSStatus {
  var object: AnyObject?
  let status = SecItemCopyMatching(query, &object)
  result.pointee = object
  return status
}

/// Changes the items that a query finds.
@discardableResult
public func SecItemUpdate(
  _ query: [AnyHashable: Any],
  _ attributesToUpdate: [AnyHashable: Any]
) -> OSStatus {
  Keychain.shared.withLock { items in
    let found = items.indices.filter { items[$0].matches(query) }
    for index in found { items[index].update(attributesToUpdate) }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

/// Removes the items that a query finds.
@discardableResult
public func SecItemDelete(_ query: [AnyHashable: Any]) -> OSStatus {
  Keychain.shared.withLock { items in
    let count = items.count
    items.removeAll { $0.matches(query) }
    return items.count == count ? errSecItemNotFound : errSecSuccess
  }
}

/// The items of the program.
private enum Keychain {
  static let shared = Mutex<[KeychainItem]>([])
}

/// An item: the texts and numbers by which it is found, and its secret.
private struct KeychainItem: Sendable {
  /// Attributes as texts, by their keys.
  private var attributes: [String: String] = [:]
  private var data: Data?

  /// Attributes that tell items of a class apart.
  private static let identity = [
    kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer, kSecAttrAccessGroup,
    kSecAttrApplicationTag, kSecAttrPort, kSecAttrPath, kSecAttrProtocol, kSecAttrSynchronizable,
  ]

  /// Reads the attributes of an item; `nil` without a class.
  init?(_ attributes: [AnyHashable: Any]) {
    guard attributes[kSecClass] is String else { return nil }
    update(attributes)
  }

  mutating func update(_ attributes: [AnyHashable: Any]) {
    for (key, value) in attributes {
      guard let key = key.base as? String else { continue }
      if key == kSecValueData { data = value as? Data }
      if let text = Self.text(value, of: key) { self.attributes[key] = text }
    }
  }

  /// The value of an attribute as a text; `nil` for what is not an attribute of an item.
  private static func text(_ value: Any, of key: String) -> String? {
    guard key == kSecClass || attributeKeys.contains(key) else { return nil }
    switch value {
    case let text as String: return text
    case let flag as Bool: return flag ? "1" : "0"
    case let number as Int: return String(number)
    case let data as Data: return data.base64EncodedString()
    default: return nil
    }
  }

  func isSame(as other: KeychainItem) -> Bool {
    Self.identity.allSatisfy { attributes[$0] == other.attributes[$0] }
  }

  /// Whether the item has all attributes of a query.
  func matches(_ query: [AnyHashable: Any]) -> Bool {
    query.allSatisfy { key, value in
      guard let key = key.base as? String, key != kSecAttrAccessible,
        let text = Self.text(value, of: key)
      else { return true }
      return text == kSecAttrSynchronizableAny || attributes[key] == text
    }
  }

  /// The parts of the item that a query asks for.
  func answer(to query: [AnyHashable: Any]) -> AnyObject? {
    let wantsData = query[kSecReturnData] as? Bool ?? false
    guard query[kSecReturnAttributes] as? Bool ?? false else {
      return wantsData ? data.map { $0 as NSData } : nil
    }
    var all: [String: Any] = attributes
    if wantsData { all[kSecValueData] = data }
    return all as NSDictionary
  }
}
