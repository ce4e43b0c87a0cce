import Foundation
import Security
import Testing

@Suite("The keychain of the program")
struct KeychainTests {
  /// A query for the password of an account that no other test has.
  private func query(_ account: String = UUID().uuidString) -> [String: Any] {
    [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "tests", kSecAttrAccount: account,
    ]
  }

  @Test("An item is found with its secret until it is removed")
  func item() {
    let query = query()
    var found: AnyObject?
    #expect(SecItemCopyMatching(query, &found) == errSecItemNotFound)
    let item = query.merging([kSecValueData: Data("secret".utf8)]) { $1 }
    #expect(SecItemAdd(item, nil) == errSecSuccess)
    #expect(SecItemAdd(item, nil) == errSecDuplicateItem)
    let question = query.merging([kSecReturnData: true]) { $1 }
    #expect(SecItemCopyMatching(question, &found) == errSecSuccess)
    #expect(found as? Data == Data("secret".utf8))
    #expect(SecItemUpdate(query, [kSecValueData: Data("new".utf8)]) == errSecSuccess)
    #expect(SecItemCopyMatching(question, &found) == errSecSuccess)
    #expect(found as? Data == Data("new".utf8))
    #expect(SecItemDelete(query) == errSecSuccess)
    #expect(SecItemDelete(query) == errSecItemNotFound)
  }

  @Test("All items of a service come with their attributes")
  func attributes() throws {
    let service = UUID().uuidString
    for account in ["a", "b"] {
      var item = query(account)
      item[kSecAttrService] = service
      item[kSecValueData] = Data(account.utf8)
      #expect(SecItemAdd(item, nil) == errSecSuccess)
    }
    let question: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: service,
      kSecMatchLimit: kSecMatchLimitAll, kSecReturnAttributes: true, kSecReturnData: true,
    ]
    var found: AnyObject?
    #expect(SecItemCopyMatching(question, &found) == errSecSuccess)
    let items = try #require(found as? [[String: Any]])
    #expect(items.compactMap { $0[kSecAttrAccount] as? String } == ["a", "b"])
    #expect(items.compactMap { $0[kSecValueData] as? Data } == [Data("a".utf8), Data("b".utf8)])
  }

  @Test("An item without a class is refused")
  func unclassed() {
    #expect(SecItemAdd([kSecAttrAccount: "a"], nil) == errSecParam)
    #expect(SecCopyErrorMessageString(errSecParam, nil) != nil)
  }
}
