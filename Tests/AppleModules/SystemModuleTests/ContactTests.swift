import ContactsUI
import SystemConfiguration
import Testing
import UIKit

@Suite("Contacts and hosts")
struct ContactTests {
  private func contact() -> CNMutableContact {
    let contact = CNMutableContact()
    contact.givenName = "Ada"
    contact.familyName = "Lovelace"
    contact.phoneNumbers = [
      CNLabeledValue(label: CNLabelPhoneNumberMobile, value: CNPhoneNumber(stringValue: "555 01"))
    ]
    return contact
  }

  @Test("The name has the parts that are there")
  func name() {
    let contact = contact()
    #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
    #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
    let company = CNMutableContact()
    company.organizationName = "Analytical Engines"
    #expect(CNContactFormatter().string(from: company) == "Analytical Engines")
  }

  @Test("A copy keeps its values when the contact changes")
  func copy() throws {
    let contact = contact()
    let copy = try #require(contact.copy() as? CNContact)
    contact.givenName = "Augusta"
    #expect(copy.givenName == "Ada")
    #expect(copy.phoneNumbers.first?.value.stringValue == "555 01")
    let label = try #require(copy.phoneNumbers.first?.label)
    #expect(CNLabeledValue<NSString>.localizedString(forLabel: label) == "mobile")
  }

  @Test("Contacts of the device are denied")
  func denied() {
    var isGranted: Bool?
    CNContactStore().requestAccess(for: .contacts) { granted, _ in isGranted = granted }
    #expect(isGranted == false)
    #expect(throws: CNError(.authorizationDenied)) {
      try CNContactStore().unifiedContact(withIdentifier: "1", keysToFetch: [])
    }
  }

  @Test("The screen of a contact has its name")
  func screen() { #expect(CNContactViewController(for: contact()).title == "Ada Lovelace") }

  @Test("A host is reached")
  func host() throws {
    let host = try #require(SCNetworkReachabilityCreateWithName(nil, "example.org"))
    var flags = SCNetworkReachabilityFlags()
    #expect(SCNetworkReachabilityGetFlags(host, &flags))
    #expect(flags == .reachable)
  }
}
